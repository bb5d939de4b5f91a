package import Diagnostics
package import Localization
package import ProductCatalog
import SourceFiles

/// How far the texts of a site are in each of its languages, and what its paywalls still lack.
package struct StringsStatus: Sendable {
    /// In the order in which the site names its locales, each language once.
    package let rows: [Row]
    package let gaps: [Gap]

    /// The texts in one language. A text is counted once: as stale when Xcode no longer finds it, else by its state.
    package struct Row: Sendable, Equatable {
        package let language: LanguageTag
        package let isSource: Bool
        package var translated = 0
        /// Marked for review, or made by a machine; pages show them.
        package var needsReview = 0
        /// There, but marked as not translated; pages show them.
        package var new = 0
        package var stale = 0
        package var missing = 0

        package init(language: LanguageTag, isSource: Bool) {
            self.language = language
            self.isSource = isSource
        }
    }

    /// What one paywall lacks in one language: its pages are left out there.
    package struct Gap: Sendable {
        package let paywall: String
        package let language: LanguageTag
        package let missing: [NamedCopy]
    }
}

extension StringsStatus {
    /// - Parameters:
    ///   - tables: everything that `strings:` names.
    ///   - catalog: what the `.storekit` files hold, whose names and descriptions pages show too.
    package init(settings: SiteSettings, paywalls: [PaywallSource], tables: StringTables, catalog: Catalog) {
        var languages: [LanguageTag] = []
        for locale in settings.realLocales where !languages.contains(locale.contentLanguage) {
            languages.append(locale.contentLanguage)
        }
        let book = CopyBook(
            strings: tables, sourceLanguage: tables.sourceLanguage ?? languages.first ?? .english, customNames: [])
        let copy = settings.namedCopy + paywalls.flatMap(\.namedCopy)
        let words = paywalls.map { $0.productWords(catalog: catalog, sourceLanguage: book.sourceLanguage) }
        rows = languages.map { Self.row($0, copy: copy, words: words.flatMap(\.self), book: book) }
        gaps = zip(paywalls, words).flatMap { paywall, words in
            languages.compactMap { language in
                let missing =
                    paywall.namedCopy.filter { !book.has($0.text.value, in: language) }
                    + words.filter { !$0.isInFile(in: language) && !book.has($0.copy.text.value, in: language) }
                    .map(\.copy)
                return missing.isEmpty ? nil : Gap(paywall: paywall.name, language: language, missing: missing)
            }
        }
    }

    private static func row(
        _ language: LanguageTag, copy: [NamedCopy], words: [ProductWords], book: CopyBook
    ) -> Row {
        let tables = book.strings
        var row = Row(language: language, isSource: book.isSource(language))
        let inFile = Set(words.filter { $0.isInFile(in: language) }.map(\.copy.text.value))
        for key in tables.keys where !key.isEmpty {
            guard let entry = tables.entry(for: key), entry.shouldTranslate else { continue }
            if entry.isStale {
                row.stale += 1
            } else if !entry.phraseSets.isEmpty {
                let state = entry.phraseState(in: language)
                row.count(state, isMissing: state == nil && !row.isSource)
            } else {
                let isMissing = !inFile.contains(key) && !book.has(key, in: language)
                row.count(tables.state(of: key, in: language), isMissing: isMissing)
            }
        }
        var seen: Set<String> = []
        for text in copy.map(\.text.value) where seen.insert(text).inserted && !tables.holds(text) {
            if row.isSource { row.translated += 1 } else { row.missing += 1 }
        }
        for word in words where seen.insert(word.copy.text.value).inserted && !tables.holds(word.copy.text.value) {
            if row.isSource || word.isInFile(in: language) { row.translated += 1 } else { row.missing += 1 }
        }
        return row
    }
}

extension StringsStatus.Row {
    fileprivate mutating func count(_ state: TranslationState?, isMissing: Bool) {
        if isMissing {
            missing += 1
            return
        }
        switch state {
        case .needsReview?, .machineTranslated?: needsReview += 1
        // In the source language it marks a text that was taken from the code.
        case .new? where !isSource: new += 1
        default: translated += 1
        }
    }

    /// Texts that a page shows, and all that it should, without the stale ones.
    package var shown: Int { translated + needsReview + new }
    package var wanted: Int { shown + missing }
}

extension CopyBook {
    /// Whether a page in a language has the text.
    fileprivate func has(_ text: String, in language: LanguageTag) -> Bool {
        switch strings.lookup(text, in: language) {
        case .found, .needsCount: true
        case .missing, .unknown: isSource(language)
        }
    }
}

extension StringEntry {
    /// How far a set of phrases is; `nil` when the language has none.
    fileprivate func phraseState(in language: LanguageTag) -> TranslationState? {
        language.best(in: phraseSets.keys).flatMap { phraseSets[$0]?.first?.state }
    }
}

extension StringTables {
    /// Whether a text is a key, or the source text of one.
    package func holds(_ text: String) -> Bool {
        guard let sourceLanguage else { return false }
        if case .unknown = lookup(text, in: sourceLanguage) { return false }
        return true
    }
}

// MARK: JSON

extension StringsStatus {
    /// The status as JSON (`docs/localization.md`).
    package func json(_ diagnostics: [Diagnostic]) -> JSONText {
        .object([
            ("version", .integer(1)),
            (
                "locales",
                .array(
                    rows.map { row in
                        .object([
                            ("locale", .string(row.language.identifier)), ("translated", .integer(row.translated)),
                            ("needsReview", .integer(row.needsReview)), ("new", .integer(row.new)),
                            ("stale", .integer(row.stale)), ("missing", .integer(row.missing)),
                        ])
                    })
            ),
            (
                "paywalls",
                .array(
                    gaps.map { gap in
                        .object([
                            ("paywall", .string(gap.paywall)), ("locale", .string(gap.language.identifier)),
                            ("missing", .array(gap.missing.map { .string($0.text.value) })),
                        ])
                    })
            ),
            ("diagnostics", .array(diagnostics.map(DiagnosticJSON.value))),
        ])
    }
}
