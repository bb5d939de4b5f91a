import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

extension YAMLValue where Value == [LocaleSettings] {
    /// `{ en: [GB, US], ja: JP, ar: { storefronts: [SA], fallback: en } }`
    static var locales: Self {
        let storefronts = YAMLValue<[Located<String>]>.storefronts
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
                    locales.append(
                        LocaleSettings(
                            tag: tag, storefronts: entry.storefronts, fallback: entry.fallback, range: key.range))
                }
                if node.mapping?.isEmpty == true {
                    diagnostics.append(Diagnostic(.yamlValueKind, "the site has no locale", at: node.range))
                }
                return locales.isEmpty ? nil : locales
            }
    }
}

extension YAMLValue where Value == [Located<String>] {
    /// At least one storefront, each once.
    fileprivate static var storefronts: Self {
        YAMLValue.oneOrMany(of: .storefront).map { codes, node, diagnostics in
            if node.sequence?.isEmpty == true {
                diagnostics.append(
                    Diagnostic(.yamlValueKind, "a locale needs a storefront, whose prices it shows", at: node.range))
            }
            var seen: [Storefront: Located<String>] = [:]
            for code in codes {
                guard let storefront = Storefront.find(code.value) else { continue }
                if let first = seen.updateValue(code, forKey: storefront) {
                    diagnostics.append(.double(code, first: first.range, storefront.alpha2))
                }
            }
            return codes.isEmpty ? nil : codes
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
    var storefronts: [Located<String>]
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
