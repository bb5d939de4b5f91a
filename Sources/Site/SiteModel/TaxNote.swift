import CopyVariables
import Localization
import ProductCatalog

/// What a page of the web says of taxes: whether its prices include them.
enum TaxNote {
    /// For prices that all belong to stores of one treatment; `nil` where nothing is known, and where the prices of a page
    /// stand to taxes in different ways, so that one sentence would be wrong of some.
    static func text(for treatments: [TaxTreatment?], in language: CopyLanguage, host: SiteContent.Host) -> String? {
        guard host.saysTaxes, let first = treatments.first, treatments.allSatisfy({ $0 == first }) else { return nil }
        let words = language.wording.words
        let note =
            switch first {
            case .included: words.taxIncluded
            case .added: words.taxAdded
            case nil: ""
            }
        return note.isEmpty ? nil : CopyFunction.capitalize.apply(to: note, language: language.language)
    }
}

extension SiteContent.Host {
    /// In an app, the App Store's own sheet says what is charged.
    fileprivate var saysTaxes: Bool {
        switch self {
        case .web, .preview: true
        case .app: false
        }
    }
}
