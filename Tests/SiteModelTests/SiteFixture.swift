import Diagnostics
import Localization
import ProductCatalog
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

/// A small site in memory, written for the tests; each test changes what it is about.
struct SiteFixture {
    var settings = """
        name: Lantern
        url: https://example.com/lantern
        app: { id: 123, bundle: com.example.lantern }
        theme: plain
        catalog: Lantern.storekit
        locales: { en: US, de: DE }
        """
    /// By file name without `.yaml`.
    var paywalls = [
        "pro": """
        layout: plans
        headline: More light
        products:
          yearly: { id: pro.yearly, selected: true }
          monthly: pro.monthly
        """
    ]
    /// By file name.
    var pages: [String: String] = [:]
    var products = [
        Self.product("pro.yearly", price: "29.99", period: "P1Y", names: ["en_US": "Yearly", "de": "Jährlich"]),
        Self.product("pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly", "de": "Monatlich"]),
    ]
    var storefront: String? = "USA"
    /// `nil` for a site without a price list.
    var prices: String? = """
        storefront,product,price,plan
        DE,pro.yearly,30.99,
        DE,pro.monthly,3.49,
        """
    /// By key, then language.
    var strings: [String: [String: String]] = ["More light": ["de": "Mehr Licht"]]
    /// As if each were fingerprinted with `0a`.
    var assets: [String: Asset] = [
        "assets/lamp.png": Asset(outputPath: "assets/lamp.0a.png", size: ImageSize(width: 640, height: 480)),
        "assets/list.pdf": Asset(outputPath: "assets/list.0a.pdf", size: nil),
    ]
    var host = SiteContent.Host.web
}

extension SiteFixture {
    /// A member of a `.storekit` file; `bill` makes a monthly plan, `offer` holds the members of an introductory offer.
    static func product(
        _ id: String, price: String, period: String?, names: [String: String], descriptions: [String: String] = [:],
        bill: String? = nil, offer: String? = nil
    ) -> String {
        let localizations = names.sorted { $0.key < $1.key }.map { locale, name in
            #"{ "locale": "\#(locale)", "displayName": "\#(name)", "description": "\#(descriptions[locale] ?? "")" }"#
        }
        var members = [
            #""productID": "\#(id)""#, #""displayPrice": "\#(price)""#,
            #""localizations": [\#(localizations.joined(separator: ", "))]"#,
            #""type": "\#(period == nil ? "NonConsumable" : "RecurringSubscription")""#,
        ]
        if let period { members.append(#""recurringSubscriptionPeriod": "\#(period)", "groupNumber": 1"#) }
        if let offer { members.append(#""introductoryOffer": {\#(offer)}"#) }
        if let bill {
            members.append(
                #""billingPlans": [{ "billingPlanType": "MONTHLY", "displayPrice": "\#(bill)", "isEnabled": true }]"#)
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    static let week = #""paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1"#

    private var storekit: String {
        let once = products.filter { $0.contains("NonConsumable") }.joined(separator: ",\n")
        let renewing = products.filter { !$0.contains("NonConsumable") }.joined(separator: ",\n")
        return """
            { "identifier": "A", "products": [\(once)], "nonRenewingSubscriptions": [],
              "settings": { \(storefront.map { "\"_storefront\": \"\($0)\"" } ?? "") },
              "subscriptionGroups": [{ "id": "1", "name": "Pro", "localizations": [], "subscriptions": [\(renewing)] }],
              "version": { "major": 5, "minor": 0 } }
            """
    }

    private var stringCatalog: String {
        let entries = strings.sorted { $0.key < $1.key }.map { key, texts in
            let units = texts.sorted { $0.key < $1.key }.map { language, text in
                "\(quoted(language)): { \"stringUnit\": { \"state\": \"translated\", \"value\": \(quoted(text)) } }"
            }
            return "\(quoted(key)): { \"localizations\": { \(units.joined(separator: ", ")) } }"
        }
        return
            "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries.joined(separator: ",\n")) }, \"version\": \"1.0\" }"
    }

    private func quoted(_ text: String) -> String { JSONText.string(text).compact() }
}

extension SiteFixture {
    /// The site as it is read. Nothing in it may be wrong for itself; what the site as a whole has wrong comes later.
    func content() throws -> SiteContent {
        var found: [Diagnostic] = []
        let site = try #require(YAMLReader.read(SourceText(path: "site.yaml", text: settings), into: &found))
        let settings = SiteSettingsReader.read(site, into: &found)
        let file = StoreKitReader.read(SourceText(path: "Lantern.storekit", text: storekit), into: &found)
        var tables = StringTables()
        tables.add(catalog: SourceText(path: "Localizable.xcstrings", text: stringCatalog), into: &found)
        let sources = paywalls.sorted { $0.key < $1.key }.compactMap { name, text -> PaywallSource? in
            guard let node = YAMLReader.read(SourceText(path: "\(name).yaml", text: text), into: &found) else {
                return nil
            }
            return PaywallReader.read(node, name: name, into: &found)
        }
        let documents = pages.sorted { $0.key < $1.key }.compactMap { name, text -> DocumentSource? in
            let parts = name.split(separator: ".")
            guard let language = LanguageTag(parts.count == 3 ? String(parts[1]) : "en") else { return nil }
            return DocumentReader.read(
                SourceText(path: "pages/\(name)", text: text), name: String(parts[0]), language: language,
                assets: assets, into: &found)
        }
        #expect(found.filter { $0.severity != .note }.lines == [])
        found = []
        let catalog = Catalog([Catalog.Source(file: try #require(file))], into: &found)
        let list = prices.flatMap { PriceList.read(SourceText(path: "prices.csv", text: $0), into: &found) }
        let book = PriceBook(catalog: catalog, lists: [list].compactMap(\.self), into: &found)
        #expect(found.lines == [])
        return SiteContent(
            settings: try #require(settings), paywalls: sources, documents: documents, catalog: catalog, prices: book,
            strings: tables, assets: assets, host: host)
    }

    /// The planned site, and what was said about it in reading order.
    func plan(isStrict: Bool = false) throws -> (plan: SitePlan, lines: [String]) {
        var found: [Diagnostic] = []
        let plan = SitePlan.make(try content(), isStrict: isStrict, into: &found)
        return (plan, found.inReadingOrder().lines)
    }

    /// What is said about the site.
    func lines(isStrict: Bool = false) throws -> [String] { try plan(isStrict: isStrict).lines }
}

extension SitePlan {
    /// The addresses of all pages, in order.
    var addresses: [String] { pages.map(\.route.sitePath) }

    /// What stands on a paywall's page.
    func paywall(_ address: String) throws -> PaywallContent {
        let page = try #require(pages.first { $0.route.sitePath == address }, "there is no \(address)")
        guard case .paywall(let paywall) = page.content else { throw NotAPaywall(address: address) }
        return paywall
    }

    struct NotAPaywall: Error { let address: String }
}

extension LanguageTag {
    /// A tag that a test writes down.
    static func known(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }
}
