import ProductCatalog
import Testing

@Suite("Taxes by storefront")
struct TaxTreatmentTests {
    @Test(
        "Where it is known, prices include the tax or do not",
        arguments: [
            ("US", .added), ("CA", .added), ("DE", .included), ("JP", .included), ("GB", .included),
            ("SA", .included), ("BS", .included), ("AQ", nil), ("HK", nil), ("QA", nil),
        ] as [(String, TaxTreatment?)])
    func treatment(code: String, tax: TaxTreatment?) {
        #expect(Storefront.find(code)?.tax == tax)
    }

    /// The euro zone of the App Store is not all in the European Union, but every member is in the table.
    @Test("Every member of the European Union includes it")
    func europeanUnion() {
        let members = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE"
            .split(separator: " ")
        #expect(members.count == 27)
        for member in members { #expect(Storefront.find(String(member))?.tax == .included) }
    }

    @Test("Only the United States and Canada add it")
    func added() {
        #expect(Storefront.all.filter { $0.tax == .added }.map(\.alpha2).sorted() == ["CA", "US"])
        // Each code of the table is a storefront's: a slip of the finger would be missing here.
        #expect(Storefront.all.filter { $0.tax == .included }.count == 82)
    }
}
