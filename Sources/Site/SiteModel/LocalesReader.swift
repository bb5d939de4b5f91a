import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

extension YAMLValue where Value == [LocaleSettings] {
    /// `{ en: [GB, US], ja: JP, de: [DE, all], ar: { storefronts: [SA], fallback: en } }`
    static var locales: Self {
        let storefronts = YAMLValue<LocaleStorefronts>.storefronts
        let entry = YAMLValue<LocaleEntry>.either(
            scalar: storefronts.map { list, _, _ in LocaleEntry(storefronts: list) },
            sequence: storefronts.map { list, _, _ in LocaleEntry(storefronts: list) },
            mapping: .mapping { locale in
                let list = locale.required("storefronts", storefronts)
                let fallback = locale.optional("fallback", .language)
                return list.map { LocaleEntry(storefronts: $0, fallback: fallback) }
            })
        return YAMLValue<[(key: Located<String>, value: LocaleEntry)]>.entries(of: entry)
            .map { entries, node, diagnostics in
                var locales: [LocaleSettings] = []
                for (key, entry) in entries {
                    guard let tag = languageTag(key, into: &diagnostics) else { continue }
                    if let first = locales.first(where: { $0.tag == tag }) {
                        diagnostics.append(.double(key, first: first.range, tag.identifier))
                        continue
                    }
                    guard let storefronts = entry.storefronts.completed(for: tag, into: &diagnostics) else { continue }
                    locales.append(
                        LocaleSettings(
                            tag: tag, storefronts: storefronts, hasAllStorefronts: entry.storefronts.all != nil,
                            fallback: entry.fallback, range: key.range))
                }
                if node.mapping?.isEmpty == true {
                    diagnostics.append(Diagnostic(.yamlValueKind, "the site has no locale", at: node.range))
                }
                return locales.isEmpty ? nil : locales
            }
    }
}

/// The word for every storefront that is not named.
private let allStorefronts = "all"

/// The storefronts of a locale as they are written.
private struct LocaleStorefronts: Sendable {
    /// Each once; empty where only `all` is written.
    var codes: [Located<String>]
    /// The word `all`.
    var all: Located<String>?

    /// With the one that is shown first: where only `all` is written, that of the region in which the language is spoken
    /// most.
    func completed(for tag: LanguageTag, into diagnostics: inout [Diagnostic]) -> [Located<String>]? {
        guard let all, codes.isEmpty else { return codes }
        if let region = tag.likelyRegion, let storefront = Storefront.find(region) {
            return [Located(storefront.alpha2, at: all.range)]
        }
        diagnostics.append(
            Diagnostic(
                .yamlValueKind, "a locale needs a storefront, whose prices it shows", at: all.range,
                suggestion: .write("[US, all]")))
        return nil
    }
}

extension YAMLValue where Value == LocaleStorefronts {
    /// At least one storefront, each once; `all` stands for those that are not named.
    fileprivate static var storefronts: Self {
        YAMLValue<[Located<String>]>.oneOrMany(of: .storefrontOrAll).map { words, node, diagnostics in
            if node.sequence?.isEmpty == true {
                diagnostics.append(
                    Diagnostic(.yamlValueKind, "a locale needs a storefront, whose prices it shows", at: node.range))
            }
            let codes = words.filter { $0.value != allStorefronts }
            var seen: [Storefront: Located<String>] = [:]
            for code in codes {
                guard let storefront = Storefront.find(code.value) else { continue }
                if let first = seen.updateValue(code, forKey: storefront) {
                    diagnostics.append(.double(code, first: first.range, storefront.alpha2))
                }
            }
            let all = words.first { $0.value == allStorefronts }
            return words.isEmpty ? nil : LocaleStorefronts(codes: codes, all: all)
        }
    }
}

extension YAMLValue where Value == Located<String> {
    /// A storefront, or the word for all of them.
    fileprivate static var storefrontOrAll: Self {
        YAMLValue.located(.text).map { code, _, diagnostics in
            code.value == allStorefronts ? code : knownStorefront(code, into: &diagnostics)
        }
    }
}

extension Diagnostic {
    fileprivate static func double(
        _ text: Located<String>, first: SourceRange, _ canonical: String
    ) -> Diagnostic {
        let what = text.value == canonical ? text.value : "\(text.value), which is \(canonical),"
        return Diagnostic(
            .siteLocaleDouble, "\(what) is named twice", at: text.range,
            notes: [.init("the first is here", at: .range(first))])
    }
}

private struct LocaleEntry: Sendable {
    var storefronts: LocaleStorefronts
    var fallback: Located<LanguageTag>?
}

extension YAMLValue where Value == Located<LanguageTag> {
    fileprivate static var language: Self {
        YAMLValue<Located<String>>.located(.text).map { text, _, diagnostics in
            languageTag(text, into: &diagnostics).map { Located<LanguageTag>($0, at: text.range) }
        }
    }
}

private func languageTag(_ text: Located<String>, into diagnostics: inout [Diagnostic]) -> LanguageTag? {
    if let tag = LanguageTag(text.value) { return tag }
    diagnostics.append(
        Diagnostic(
            .siteLocaleInvalid, "\(text.value) is no language tag", at: text.range,
            suggestion: .advice("write a tag such as en, pt-BR or zh-Hans")))
    return nil
}
