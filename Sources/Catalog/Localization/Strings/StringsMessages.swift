import Diagnostics

/// The wording of what is reported about string tables.
extension Diagnostic {
    static func shape(_ message: String, at place: Place) -> Diagnostic {
        Diagnostic(.stringsShape, message, at: place)
    }

    static func unknownVersion(_ version: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.stringsVersion, "version \"\(version)\" is unknown; it is read as 1.3", at: range)
    }

    static func noLanguage(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stringsLanguage, "\"\(name)\" is no language tag; its texts are not used", at: range,
            suggestion: .advice("language tags look like de, pt-BR or zh-Hant"))
    }

    static func unknownPluralCategory(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stringsPlural, "\"\(name)\" is no plural category", at: range,
            suggestion: NearestName.find(name, in: PluralCategory.allCases.map(\.rawValue)).map { .name($0) }
                ?? .advice("the categories are zero, one, two, few, many and other"))
    }

    static func noOtherForm(at range: SourceRange) -> Diagnostic {
        Diagnostic(.stringsPlural, "plural forms need the category \"other\"", at: range)
    }

    static func misspeltKey(_ key: String, meant: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.stringsKey, "unknown key \"\(key)\"", at: range, suggestion: .name(meant))
    }

    static func keyTwice(_ entry: StringEntry, first: StringEntry) -> Diagnostic {
        Diagnostic(
            .stringsTwice, "\"\(entry.key)\" has other texts here than in \(first.keyRange.source.path), which wins",
            at: entry.keyRange, notes: [Note("the first one is here", at: .range(first.keyRange))])
    }

    static func sourceLanguagesDiffer(_ catalog: StringCatalog, from known: LanguageTag) -> Diagnostic {
        Diagnostic(
            .stringsSource,
            "the source language is \(catalog.sourceLanguage) here and \(known) in the tables before it",
            at: catalog.sourceLanguageRange)
    }
}
