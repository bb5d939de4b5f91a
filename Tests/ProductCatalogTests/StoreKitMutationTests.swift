import Diagnostics
import ProductCatalog
import TestSupport
import Testing

@Suite("Damaged .storekit files")
struct StoreKitMutationTests {
    /// Values that take the place of others.
    private static let otherValues = [
        "null", "true", "0", "-1", "1e400", "99999999999999999999", "\"\"", "\"P0D\"", "\"P9999Y\"", "\"MONTHLY\"",
        "\"none\"", "\"2,99\"", "[]", "{}", "[ [ ] ]", "[ null ]",
    ]

    private static let text = StoreKitFixtures.file(
        subscription: StoreKitFixtures.monthly(
            price: "\"35.88\"",
            extra: """
                , "billingPlans" : [
                  { "billingPlanType" : "MONTHLY", "displayPrice" : "2.99", "commitmentDisplayPrice" : "35.88" } ],
                "introductoryOffer" : { "internalID" : "1", "paymentMode" : "payAsYouGo", "displayPrice" : "1",
                  "numberOfPeriods" : 3, "subscriptionPeriod" : "P1M" },
                "codeOffers" : [ { "eligibility" : [ "new" ], "paymentMode" : "free", "subscriptionPeriod" : "P1W" } ],
                "localizations" : [ { "locale" : "en", "displayName" : "Pro", "description" : "" } ], "groupNumber" : 1
                """))

    /// Every value of the file in turn (between a `:` and the `,` or line end after it) becomes every other value.
    @Test(
        "A value of another kind is read or refused, never a crash, and a refusal has a reason", arguments: otherValues)
    func replaced(value: String) {
        let bytes = Array(Self.text.utf8)
        for index in bytes.indices where bytes[index] == UInt8(ascii: ":") {
            var end = index + 1
            while end < bytes.count, ![UInt8(ascii: ","), UInt8(ascii: "}"), 10].contains(bytes[end]) { end += 1 }
            check(Array(bytes[...index]) + Array(value.utf8) + Array(bytes[end...]))
        }
    }

    @Test("A byte that is changed, lost or added is survived")
    func bytes() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: .min ... .max, using: &generator)
        var state = seed
        func random(_ bound: Int) -> Int {
            // A linear congruential generator (Knuth, MMIX); only its upper bits are used.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        print("seed \(seed)")
        for _ in 0..<3000 {
            var bytes = Array(Self.text.utf8)
            for _ in 0...random(3) {
                let index = random(bytes.count)
                switch random(3) {
                case 0: bytes[index] = UInt8(random(256))
                case 1: bytes.remove(at: index)
                default: bytes.insert(UInt8(random(256)), at: index)
                }
            }
            check(bytes)
        }
    }

    private func check(_ bytes: [UInt8]) {
        var diagnostics: [Diagnostic] = []
        let file = StoreKitReader.read(SourceText(path: "Products.storekit", bytes: bytes), into: &diagnostics)
        if (file == nil) != diagnostics.hasErrors {
            Issue.record("\(diagnostics.lines): \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}

@Suite("The kinds of findings about products and prices")
struct ProductCatalogDiagnosticsTests {
    @Test("Each has an id of its own and says everything that explain prints")
    func kinds() {
        let kinds = ProductCatalogDiagnostics.kinds
        #expect(Set(kinds.map(\.id)).count == kinds.count)
        #expect(kinds.map(\.id) == kinds.map(\.id).sorted())
        for kind in kinds {
            #expect(![kind.title, kind.why, kind.example, kind.mend].contains(""))
        }
    }
}
