import Diagnostics
import Foundation
import ProductCatalog
import TestSupport
import Testing

/// Real files of many apps and of several writers, in formats 1.0 to 6.3.
@Suite("The corpus of real .storekit files")
struct StoreKitCorpusTests {
    static let files = (try? SharedMaterial.files(in: "corpus/storekit", suffix: ".storekit")) ?? []

    /// What is refused, and everything that is said about it.
    static let refused = [
        "lioneltchami__swiftui-indie-stack__Products.storekit": [
            "note storekit.key 3:5-3:11: unknown key \"type\" in a StoreKit configuration: it is not read",
            "error storekit.version 4:16-4:17: \"version\" is an object with \"major\" and \"minor\", but here is a number"
                + " [write: { \"major\" : 3, \"minor\" : 0 }]",
            "note storekit.key 19:13-19:34: unknown key \"subscriptionGroupID\" in a product: it is not read",
            "note storekit.key 21:13-21:33: unknown key \"subscriptionPeriod\" in a product: it is not read",
            "error storekit.type 20:21-20:48: com.myapp.monthly cannot be of the type \"AutoRenewableSubscription\""
                + " [a renewing subscription stands in a group's \"subscriptions\", as \"RecurringSubscription\"]",
            "note storekit.key 36:13-36:34: unknown key \"subscriptionGroupID\" in a product: it is not read",
            "note storekit.key 38:13-38:33: unknown key \"subscriptionPeriod\" in a product: it is not read",
            "error storekit.type 37:21-37:48: com.myapp.yearly cannot be of the type \"AutoRenewableSubscription\""
                + " [a renewing subscription stands in a group's \"subscriptions\", as \"RecurringSubscription\"]",
            "error storekit.shape 67:31-67:48: a subscription is an object, but here is text",
            "error storekit.shape 67:50-67:66: a subscription is an object, but here is text",
        ]
    ]

    @Test("Every file is read, or refused with the reasons that are listed", arguments: files)
    func readOrRefused(file: URL) throws {
        var diagnostics: [Diagnostic] = []
        let read = StoreKitReader.read(try Self.source(file), into: &diagnostics)
        if let lines = Self.refused[file.lastPathComponent] {
            #expect(read == nil)
            #expect(diagnostics.lines == lines)
        } else {
            #expect(read != nil)
            #expect(!diagnostics.hasErrors, "\(diagnostics.lines)")
        }
    }

    @Test("The numbers of files, products, groups and offers are what they were", .enabled(if: !files.isEmpty))
    func counts() throws {
        var diagnostics: [Diagnostic] = []
        let read = try Self.files.compactMap { StoreKitReader.read(try Self.source($0), into: &diagnostics) }
        let products = read.flatMap(\.products)
        let offers = products.compactMap(\.subscription).flatMap(\.offers)
        #expect(Self.files.count == 81)
        #expect(read.count == 80)
        // Counted by a script of its own in another language; the two offers of payment mode "none" are not among them.
        #expect(products.count == 359)
        #expect(read.map(\.groups.count).reduce(0, +) == 85)
        #expect(count(offers, by: \.kind) == [.introductory: 61, .promotional: 27, .code: 22, .winBack: 4])
        #expect(count(offers, by: \.paymentMode) == [.freeTrial: 89, .payUpFront: 13, .payAsYouGo: 12])
        #expect(
            count(diagnostics, by: \.kind.id) == [
                "prices.digits": 1, "storekit.key": 11, "storekit.offer.free": 8, "storekit.plan.price": 3,
                "storekit.price.empty": 8,
                "storekit.shape": 2, "storekit.type": 2, "storekit.value": 2, "storekit.version": 1,
            ])
    }

    private func count<Element, Key: Hashable>(_ elements: [Element], by key: (Element) -> Key) -> [Key: Int] {
        Dictionary(grouping: elements, by: key).mapValues(\.count)
    }

    /// The same files through Foundation's JSON reader, looking only at ids and prices.
    @Test("Ids and prices are those that another JSON reader finds", arguments: files)
    func sameAsFoundation(file: URL) throws {
        var diagnostics: [Diagnostic] = []
        guard let read = StoreKitReader.read(try Self.source(file), into: &diagnostics) else { return }
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        var expected: [String] = []
        var nodes = (root["products"] as? [[String: Any]] ?? [])
        nodes += root["nonRenewingSubscriptions"] as? [[String: Any]] ?? []
        for key in ["subscriptionGroups", "subscriptionSuiteGroups"] {
            for group in root[key] as? [[String: Any]] ?? [] {
                nodes += group["subscriptions"] as? [[String: Any]] ?? []
            }
        }
        for node in nodes { expected.append("\(node["productID"] ?? "") \(node["displayPrice"] ?? "")") }
        #expect(read.products.map { "\($0.id) \($0.price?.text ?? "")" } == expected)
    }

    private static func source(_ file: URL) throws -> SourceText {
        SourceText(path: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
    }
}
