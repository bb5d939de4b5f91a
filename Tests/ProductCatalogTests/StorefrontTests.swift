import Localization
import ProductCatalog
import TestSupport
import Testing

@Suite("Storefronts")
struct StorefrontTests {
    @Test("There are 175, each with a currency and codes of its own, sorted by code")
    func table() {
        let all = Storefront.all
        #expect(all.count == 175)
        #expect(Set(all.map(\.alpha2)).count == 175)
        #expect(Set(all.map(\.name)).count == 175)
        #expect(all.map(\.alpha3) == Set(all.map(\.alpha3)).sorted())
        #expect(all.allSatisfy { $0.alpha2.count == 2 && $0.alpha3.count == 3 && !$0.name.isEmpty })
    }

    /// The number of currencies and the sizes of the two great zones, as Apple announced them in 2022 ("44 currencies")
    /// and after the euro came to Croatia and Bulgaria.
    @Test("The currencies are those of the App Store")
    func currencies() {
        let byCurrency = Dictionary(grouping: Storefront.all, by: \.currency.code).mapValues(\.count)
        #expect(byCurrency.count == 43)
        #expect(byCurrency["USD"] == 109)
        #expect(byCurrency["EUR"] == 25)
        #expect(byCurrency.values.filter { $0 == 1 }.count == 41)
    }

    @Test(
        "A storefront is found by either code",
        arguments: [
            ("US", "USA", "USD"), ("usa", "USA", "USD"), ("GB", "GBR", "GBP"), ("JPN", "JPN", "JPY"),
            ("XK", "XKS", "EUR"), ("BG", "BGR", "EUR"), ("IS", "ISL", "USD"), ("sa", "SAU", "SAR"),
        ])
    func find(code: String, alpha3: String, currency: String) {
        #expect(Storefront.find(code)?.alpha3 == alpha3)
        #expect(Storefront.find(code)?.currency.code == currency)
    }

    @Test("Unknown codes are not found", arguments: ["", "UK", "EU", "XX", "CUB", "USAA", "United States"])
    func unknown(code: String) {
        #expect(Storefront.find(code) == nil)
    }

    @Test(
        "Names are found as App Store Connect and as others write them",
        arguments: [
            ("China mainland", "CN"), ("Türkiye", "TR"), ("Turkey", "TR"), ("Turkiye", "TR"),
            ("Cote d'Ivoire", "CI"), ("Côte d’Ivoire", "CI"), ("Korea, Republic of", "KR"), ("South Korea", "KR"),
            ("Sao Tome and Principe", "ST"), ("Macao", "MO"), ("czechia", "CZ"), ("Atlantis", nil),
        ] as [(String, String?)])
    func names(name: String, alpha2: String?) {
        #expect(Storefront.find(named: name)?.alpha2 == alpha2)
    }

    @Test(
        "For a code that none has, the likeliest is offered",
        arguments: [
            ("UK", "GB"), ("uk", "GB"), ("GER", "DEU"), ("Japan", "JP"), ("Germny", "DE"), ("GBP", "GBR"),
            ("JAP", "JPN"), ("EUR", nil), ("DEX", nil), ("ZZ", nil), ("Q", nil), ("Atlantis", nil),
        ] as [(String, String?)])
    func suggestions(text: String, code: String?) {
        #expect(Storefront.suggestion(for: text) == code)
    }
}
