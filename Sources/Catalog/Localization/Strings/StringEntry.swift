package import Diagnostics

/// One key of a string table with all that is known of it.
package struct StringEntry: Sendable {
    package let key: String
    /// Where the key stands.
    package let keyRange: SourceRange
    /// The language that the key is written in.
    package let sourceLanguage: LanguageTag
    /// What the developer tells the translator.
    package var comment: String?
    /// `false` for what is the same in every language, such as a name.
    package var shouldTranslate = true
    /// Xcode no longer finds the key in the code. It keeps its texts.
    package var isStale = false
    package var translations: [LanguageTag: StringTranslation] = [:]
    /// Phrases that mean the same, as App Shortcuts have them. They are no copy of a page.
    package var phraseSets: [LanguageTag: [StringUnit]] = [:]
}

/// The text of a key in one language.
package struct StringTranslation: Sendable {
    /// What a phone shows.
    package let form: Form
    /// Parts with plural forms of their own, by the name that stands in the text as `%#@NAME@`.
    package let substitutions: [String: [PluralCategory: StringUnit]]
    /// Where the text, or the first of its forms, stands.
    package let range: SourceRange
    /// What the other devices show, by their names: `mac`, `other`.
    package let otherDevices: [String: Form]

    init(
        form: Form, substitutions: [String: [PluralCategory: StringUnit]], range: SourceRange,
        otherDevices: [String: Form] = [:]
    ) {
        self.form = form
        self.substitutions = substitutions
        self.range = range
        self.otherDevices = otherDevices
    }

    package enum Form: Sendable {
        case unit(StringUnit)
        /// One text for each plural category; may lack some.
        case plural([PluralCategory: StringUnit])
    }
}

/// A text and how far its translation is.
package struct StringUnit: Sendable {
    package let text: String
    package let state: TranslationState
    /// Where the text stands, with its quotes.
    package let range: SourceRange
}

/// How far a translation is, as Xcode writes it.
package enum TranslationState: Sendable, Hashable {
    case translated
    /// Marked for review; the text counts.
    case needsReview
    /// Made by a machine; the text counts.
    case machineTranslated
    /// Not translated yet. In the source language it marks a text that was taken from the code.
    case new
    /// Anything else that stands there, also nothing.
    case other(String)

    init(_ text: String) {
        self =
            switch text {
            case "translated": .translated
            case "needs_review": .needsReview
            case "machine_translated": .machineTranslated
            case "new": .new
            default: .other(text)
            }
    }
}

extension StringTranslation.Form {
    /// Its texts in the order of the categories.
    var units: [StringUnit] {
        switch self {
        case .unit(let unit): [unit]
        case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
        }
    }
}

extension StringTranslation {
    /// Every text of the translation in a fixed order: for comparing two of them, and for the state of the whole.
    package var units: [StringUnit] {
        shownUnits + otherDevices.keys.sorted().flatMap { otherDevices[$0]?.units ?? [] }
    }

    /// The same without those of devices whose text no page shows.
    var shownUnits: [StringUnit] {
        form.units
            + substitutions.keys.sorted().flatMap { name in
                PluralCategory.allCases.compactMap { substitutions[name]?[$0] }
            }
    }

    /// Whether there is anything to show: at least one text that is not empty.
    package var hasText: Bool {
        switch form {
        case .unit(let unit): !unit.text.isEmpty
        case .plural(let forms): forms.values.contains { !$0.text.isEmpty }
        }
    }

    /// The least finished state of its texts: new before review before the rest.
    package var state: TranslationState {
        let states = units.map(\.state)
        return states.first { $0 == .new } ?? states.first { $0 == .needsReview }
            ?? states.first { $0 == .machineTranslated } ?? states.first ?? .new
    }
}
