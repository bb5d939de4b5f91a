import CopyVariables
package import Diagnostics
import Localization
import ProductCatalog
package import SourceFiles

/// Reads `site.yaml`.
package enum SiteSettingsReader {
    /// The settings; `nil` when a needed key is missing or wrong, which has been reported.
    package static func read(_ node: YAMLNode, into diagnostics: inout [Diagnostic]) -> SiteSettings? {
        YAMLMappingReader.read(node, describedAs: "site.yaml", into: &diagnostics) { site in
            let name = site.required("name", .located(.text))
            let url = site.required("url", .siteURL)
            let app = site.optional("app", .app)
            let theme = site.required("theme", .located(.text))
            let themeOptions = site.optional("theme_options", .themeOptionSettings, default: ThemeOptionSettings())
            let catalog = site.required("catalog", .catalogs)
            let prices = site.optional("prices", .oneOrMany(of: .priceFile), default: [])
            let strings = site.optional("strings", .oneOrMany(of: .located(.text)), default: [])
            let locales = site.required("locales", .locales)
            let legal = site.optional("legal", .legal, default: LegalSettings())
            let icon = site.optional("icon", .located(.text))
            let image = site.optional("image", .located(.text))
            let telemetry = site.optional("telemetry", .telemetry)
            let schemes = site.optional("schemes", .oneOrMany(of: .scheme), default: [])
            let custom = site.optional("custom", .entries(of: .located(.text)), default: [])
            let waivers = site.optional("checks", .checkWaivers, default: [])
            guard let name, let url, let theme, let catalog, let locales else { return nil }
            return SiteSettings(
                name: name, url: url, app: app, theme: theme, themeOptions: themeOptions, catalog: catalog,
                prices: prices, strings: strings,
                locales: locales, legal: legal, icon: icon, image: image, telemetry: telemetry, schemes: schemes,
                custom: Dictionary(custom.map { ($0.key.value, $0.value) }) { first, _ in first }, waivers: waivers,
                range: site.range)
        }
    }
}

extension YAMLValue where Value == Located<SiteURL> {
    fileprivate static var siteURL: Self {
        YAMLValue<Located<String>>.located(.text).map { text, _, diagnostics in
            if let url = SiteURL(text.value) { return Located<SiteURL>(url, at: text.range) }
            let isHost = SiteURL("https://" + text.value) != nil && text.value.contains(".")
            diagnostics.append(
                Diagnostic(
                    .siteURLInvalid, "\(text.value) is not an absolute https address", at: text.range,
                    suggestion: isHost ? .write("url: https://\(text.value)") : nil))
            return nil
        }
    }
}

extension YAMLValue where Value == [CatalogSettings] {
    /// At least one `.storekit` file.
    fileprivate static var catalogs: Self {
        YAMLValue.oneOrMany(of: .catalog).map { catalogs, node, diagnostics in
            if node.sequence?.isEmpty == true {
                diagnostics.append(
                    Diagnostic(.yamlValueKind, "catalog names no .storekit file", at: node.range))
            }
            return catalogs.isEmpty ? nil : catalogs
        }
    }
}

extension YAMLValue where Value == CatalogSettings {
    fileprivate static var catalog: Self {
        .either(
            scalar: YAMLValue<Located<String>>.located(.text).map { path, _, _ in CatalogSettings(path: path) },
            mapping: .mapping { entry in
                let path = entry.required("file", .located(.text))
                let storefront = entry.optional("storefront", .storefront)
                return path.map { CatalogSettings(path: $0, storefront: storefront) }
            })
    }
}

extension YAMLValue where Value == PriceSettings {
    /// A path, or `{ file, product, plan, on }`.
    fileprivate static var priceFile: Self {
        .either(
            scalar: YAMLValue<Located<String>>.located(.text).map { path, _, _ in PriceSettings(path: path) },
            mapping: .mapping { entry in
                let path = entry.required("file", .located(.text))
                let product = entry.optional("product", .located(.text))
                let plan = entry.optional("plan", .billingPlan)
                let day = entry.optional("on", .day)
                return path.map { PriceSettings(path: $0, product: product, plan: plan?.value, day: day) }
            })
    }
}

extension YAMLValue where Value == Located<String> {
    /// A day as ISO 8601 writes it.
    fileprivate static var day: Self {
        YAMLValue.located(.text).map { day, _, diagnostics in
            if CalendarDay(iso8601: day.value) != nil { return day }
            diagnostics.append(
                Diagnostic(
                    .yamlValueUnknown, "\(day.value) is no day", at: day.range,
                    suggestion: .advice("write year, month and day: 2026-10-02")))
            return nil
        }
    }

    /// A code of the App Store's storefronts.
    static var storefront: Self {
        YAMLValue.located(.text).map { code, _, diagnostics in knownStorefront(code, into: &diagnostics) }
    }

    /// The code, when the App Store has such a storefront.
    static func knownStorefront(_ code: Located<String>, into diagnostics: inout [Diagnostic]) -> Located<String>? {
        if Storefront.find(code.value) != nil { return code }
        diagnostics.append(
            Diagnostic(
                .storefrontUnknown, "there is no App Store storefront \(code.value)", at: code.range,
                suggestion: Storefront.suggestion(for: code.value).map { .name($0) }))
        return nil
    }

    /// A URL scheme that cannot run code.
    fileprivate static var scheme: Self {
        YAMLValue.located(.text).map { scheme, _, diagnostics in
            let name = scheme.value.lowercased()
            let isWellFormed =
                name.utf8.first.map { (0x61...0x7A).contains($0) } == true
                && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
            guard isWellFormed, !["javascript", "data", "vbscript", "file"].contains(name) else {
                diagnostics.append(
                    Diagnostic(.siteSchemeInvalid, "the scheme \(scheme.value) may not be allowed", at: scheme.range))
                return nil
            }
            return scheme.map { _ in name }
        }
    }
}

extension YAMLValue where Value == LegalSettings {
    fileprivate static var legal: Self {
        .mapping { legal in
            LegalSettings(
                terms: legal.optional("terms", .legalLink), privacy: legal.optional("privacy", .legalLink),
                pages: legal.optional("pages", .oneOrMany(of: .located(.text)), default: []))
        }
    }
}

extension YAMLValue where Value == Located<LegalLink> {
    fileprivate static var legalLink: Self {
        .either(
            scalar: YAMLValue<Located<String>>.located(.text).map { text, _, diagnostics in
                if text.value == "apple" { return Located<LegalLink>(.apple, at: text.range) }
                if SiteURL.isWebAddress(text.value) { return Located<LegalLink>(.url(text.value), at: text.range) }
                diagnostics.append(
                    Diagnostic(
                        .siteLegalInvalid, "\(text.value) is neither an address nor apple", at: text.range,
                        suggestion: .advice("write https://…, apple, or { page: NAME }")))
                return nil
            },
            mapping: .mapping { link in
                link.required("page", .located(.text)).map { page in
                    Located<LegalLink>(.page(page.value), at: page.range)
                }
            })
    }
}

extension YAMLValue where Value == TelemetrySettings {
    fileprivate static var telemetry: Self {
        .mapping { telemetry in
            let service = telemetry.required("to", .located(.text))
            let app = telemetry.required("app", .located(.text))
            guard let service, let app else { return nil }
            guard service.value == "telemetrydeck" else {
                telemetry.report(
                    Diagnostic(
                        .siteTelemetryUnknown, "there is no telemetry service \(service.value)", at: service.range,
                        suggestion: .name("telemetrydeck")))
                return nil
            }
            return TelemetrySettings(service: service, app: app)
        }
    }
}
