import CopyVariables
import Localization
import ProductCatalog
import TestSupport
import Testing

@testable import SiteModel

@Suite("What pages say of taxes")
struct TaxNoteTests {
    @Test(
        "One sentence where all prices stand to taxes in the same way, else none",
        arguments: [
            ("en", ["US"], "Plus tax where applicable"), ("en", ["GB"], "Tax included"),
            ("de", ["DE", "AT"], "Inkl. MwSt."), ("ja", ["JP"], "税込"), ("ru", ["KZ"], "Включая налоги"),
            ("de", ["US"], "Zzgl. Steuern"), ("en", ["US", "GB"], nil), ("ar", ["QA"], nil), ("en", [], nil),
            ("en", ["GB", "QA"], nil),
        ] as [(String, [String], String?)])
    func notes(language: String, storefronts: [String], note: String?) throws {
        let tag = try #require(LanguageTag(language))
        let copy = try #require(CopyLanguage(tag))
        let stores = storefronts.compactMap { Storefront.find($0) }
        #expect(TaxNote.text(for: stores.map(\.tax), in: copy, host: .web) == note)
    }
}
