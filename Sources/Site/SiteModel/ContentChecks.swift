import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// What can be said of a site's files before any page is planned; each finding once, whatever the number of languages.
enum ContentChecks {
    static func run(_ content: SiteContent) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        checkLocales(content, &findings)
        checkRoutes(content, &findings)
        checkDocuments(content, &findings)
        for paywall in content.paywalls {
            checkProducts(paywall, aliases: [], content, &findings)
            for variant in paywall.variants {
                checkProducts(variant.paywall, aliases: paywall.products.map(\.alias), content, &findings)
            }
            checkPictures(paywall, content, &findings)
        }
        for image in [content.settings.icon, content.settings.image].compactMap(\.self) {
            checkPicture(image, content, &findings)
        }
        DocumentLinkChecks.run(content, &findings)
        checkLegal(content, &findings)
        if content.paywalls.isEmpty {
            findings.append(
                Diagnostic(.paywallNone, "the site has no paywall", at: .file(content.settings.range.source.path)))
        }
        return findings
    }
}

extension ContentChecks {
    private static func checkLocales(_ content: SiteContent, _ findings: inout [Diagnostic]) {
        let locales = content.settings.locales
        let pseudo = locales.filter(\.isPseudo)
        if let first = pseudo.first, content.host != .preview {
            let names = pseudo.map(\.tag.identifier).joined(separator: " and ")
            findings.append(
                Diagnostic(
                    .siteLocalePseudo,
                    pseudo.count == 1
                        ? "\(names) is a pseudo-locale; its pages are built too, for tests of the site"
                        : "\(names) are pseudo-locales; their pages are built too, for tests of the site",
                    at: first.range))
        }
        for locale in locales {
            if let fallback = locale.fallback {
                if !hasCopy(locale, in: content) {
                    let names = locales.filter { $0.fallback == nil }.map(\.tag.identifier)
                    findings.append(
                        Diagnostic(
                            .siteFallbackUnknown, "\(fallback.value) is not a locale of the site with copy of its own",
                            at: fallback.range,
                            suggestion: NearestName.find(fallback.value.identifier, in: names).map { .name($0) }
                                ?? .advice("locales with copy: \(names.joined(separator: ", "))")))
                    continue
                }
            }
            if Wording(language: locale.contentLanguage) == nil {
                let shipped = Wording.languages.map(\.identifier).joined(separator: ", ")
                findings.append(
                    Diagnostic(
                        .siteLocaleUnsupported,
                        "the product has no words of its own in \(locale.contentLanguage.englishName)",
                        at: locale.range,
                        suggestion: .advice("use one of \(shipped), or give the locale a fallback: to one of them")))
            }
        }
    }

    /// Whether a locale has copy of its own, or falls back to one of the site's that has.
    static func hasCopy(_ locale: LocaleSettings, in content: SiteContent) -> Bool {
        guard let fallback = locale.fallback?.value else { return true }
        return content.settings.locales.contains { $0.tag == fallback && $0.fallback == nil }
    }

    private static func checkRoutes(_ content: SiteContent, _ findings: inout [Diagnostic]) {
        let paywalls = Set(content.paywalls.map(\.name))
        for document in content.documents where paywalls.contains(document.name) {
            findings.append(
                Diagnostic(
                    .routeTaken, "a paywall and a page are both called \(document.name)", at: document.range,
                    suggestion: .advice("give one of them another file name")))
        }
    }

    /// Pages that want the same address, and pages that no locale shows.
    private static func checkDocuments(_ content: SiteContent, _ findings: inout [Diagnostic]) {
        let byName = Dictionary(grouping: content.documents, by: \.name)
        for (_, sources) in byName.sorted(by: { $0.key < $1.key }) {
            let languages = sources.map(\.language)
            let shown = Set(content.settings.realLocales.compactMap { $0.contentLanguage.best(in: languages) })
            var first: [LanguageTag: DocumentSource] = [:]
            for source in sources {
                if let other = first[source.language] {
                    findings.append(
                        Diagnostic(
                            .routeTaken,
                            "two files are the page \(source.name) in \(source.language.englishName)",
                            at: source.range, notes: [.init("the other is here", at: .range(other.range))]))
                } else if !shown.contains(source.language) {
                    findings.append(
                        Diagnostic(
                            .pageUnused, "no locale of the site shows this page in \(source.language.englishName)",
                            at: source.range,
                            suggestion: .advice("add the locale \(source.language) to site.yaml, or remove the file")))
                }
                first[source.language] = first[source.language] ?? source
            }
        }
    }

    /// - Parameter aliases: of the paywall's own products, which a variant may list.
    private static func checkProducts(
        _ paywall: PaywallSource, aliases: [String], _ content: SiteContent, _ findings: inout [Diagnostic]
    ) {
        for source in paywall.products {
            guard let product = content.catalog.product(id: source.id.value) else {
                let unknown = content.catalog.unknownProduct(source.id.value, at: source.id.range)
                let alias = unknown.suggestion == nil ? NearestName.find(source.id.value, in: aliases) : nil
                findings.append(
                    alias.map {
                        Diagnostic(
                            unknown.kind, unknown.message, at: unknown.place, suggestion: .name($0),
                            notes: unknown.notes)
                    } ?? unknown)
                continue
            }
            guard let plan = source.plan, plan.value == .monthly else { continue }
            if product.subscription?.billingPlan(.monthly) == nil {
                findings.append(
                    Diagnostic(
                        .productPlanUnknown, "\(product.id) has no billing plan \(plan.value.name)", at: plan.range,
                        notes: [.init("the product is here", at: .range(product.range))]))
            }
        }
    }

    private static func checkPictures(
        _ paywall: PaywallSource, _ content: SiteContent, _ findings: inout [Diagnostic]
    ) {
        let used = ([paywall] + paywall.variants.map(\.paywall)).compactMap(\.locked?.image)
        for image in used { checkPicture(image, content, &findings) }
    }

    private static func checkPicture(
        _ image: Located<String>, _ content: SiteContent, _ findings: inout [Diagnostic]
    ) {
        if content.assets[image.value]?.size != nil { return }
        findings.append(
            Diagnostic(
                .pictureMissing, "\(image.value) is no picture of the content folder", at: image.range,
                suggestion: NearestName.find(image.value, in: content.assets.pictureNames).map { .name($0) }))
    }

    private static func checkLegal(_ content: SiteContent, _ findings: inout [Diagnostic]) {
        let names = Set(content.documents.map(\.name))
        for link in [content.settings.legal.terms, content.settings.legal.privacy].compactMap(\.self) {
            if case .page(let name) = link.value { check(name, at: link.range) }
        }
        for page in content.settings.legal.pages { check(page.value, at: page.range) }

        func check(_ name: String, at place: SourceRange) {
            if names.contains(name) { return }
            findings.append(
                Diagnostic(
                    .siteLegalInvalid, "the site has no page \(name)", at: place,
                    suggestion: NearestName.find(name, in: names.sorted()).map { .name($0) }))
        }
    }
}
