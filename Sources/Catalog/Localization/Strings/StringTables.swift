package import Diagnostics

/// All texts that a team has written and translated, from every table that it names.
///
/// A key is the text in the source language, or a name for it. The first table that holds a key wins.
package struct StringTables: Sendable {
    /// The source language of the first table; `nil` while there is none.
    package private(set) var sourceLanguage: LanguageTag?
    /// Keys in the order in which the tables hold them.
    package private(set) var keys: [String] = []
    private var entriesByKey: [String: StringEntry] = [:]
    /// The keys whose text in their source language is this one, for copy that is looked up by its text.
    private var keysBySourceText: [String: String] = [:]

    package init() {}
}

extension StringTables {
    /// Adds what a String Catalog (`.xcstrings`, format 1.0 to 1.3) holds. After an error in the file nothing of it is
    /// added.
    package mutating func add(catalog source: SourceText, into diagnostics: inout [Diagnostic]) {
        guard let catalog = StringCatalogReader.read(source, into: &diagnostics) else { return }
        add(catalog, into: &diagnostics)
    }

    mutating func add(_ catalog: StringCatalog, into diagnostics: inout [Diagnostic]) {
        if let known = sourceLanguage, known != catalog.sourceLanguage {
            diagnostics.append(
                .sourceLanguagesDiffer(catalog.sourceLanguage, at: catalog.sourceLanguageRange, from: known))
        }
        sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
        for entry in catalog.entries {
            if let first = entriesByKey[entry.key] {
                if !first.saysTheSame(as: entry) { diagnostics.append(.keyTwice(entry, first: first)) }
            } else {
                insert(entry)
            }
        }
    }

    /// The language that keys are written in, unless a table before has said it.
    mutating func settle(_ language: LanguageTag) { sourceLanguage = sourceLanguage ?? language }

    /// What a table of one language is: of two for the same language the one with plural forms comes first in an app.
    enum PartialTable { case plain, plural, exchange }

    /// Adds texts to those that are there. The first text for a key and a language wins.
    mutating func merge(_ entry: StringEntry, _ table: PartialTable, into diagnostics: inout [Diagnostic]) {
        guard var known = entriesByKey[entry.key] else { return insert(entry) }
        known.comment = known.comment ?? entry.comment
        for (language, translation) in entry.translations.sorted(by: { $0.key < $1.key }) {
            guard let first = known.translations[language], first.hasText else {
                known.translations[language] = translation
                continue
            }
            guard translation.hasText, first.shownUnits.map(\.text) != translation.shownUnits.map(\.text)
            else { continue }
            switch table {
            case .plural where first.substitutions.isEmpty: known.translations[language] = translation
            case .plain where !first.substitutions.isEmpty: continue
            // What a translator saw as the source: older by then, and with the plural forms of another language.
            case .exchange where language == entry.sourceLanguage: continue
            default: diagnostics.append(.textTwice(entry.key, in: language, translation, first: first))
            }
        }
        entriesByKey[entry.key] = known
        index(known)
    }

    private mutating func insert(_ entry: StringEntry) {
        keys.append(entry.key)
        entriesByKey[entry.key] = entry
        index(entry)
    }

    private mutating func index(_ entry: StringEntry) {
        guard case .found(let text, place: _) = entry.sourceText, text != entry.key else { return }
        if keysBySourceText[text] == nil { keysBySourceText[text] = entry.key }
    }
}

extension StringTables {
    /// What is known of a key.
    package func entry(for key: String) -> StringEntry? { entriesByKey[key] }

    /// Every language that has a text for some key, and the source language; sorted.
    package var languages: [LanguageTag] {
        var languages = Set(entriesByKey.values.flatMap { $0.translations.filter { $1.hasText }.keys })
        if let sourceLanguage { languages.insert(sourceLanguage) }
        return languages.sorted()
    }

    /// The text of a key, or of the key whose source text this is, for a reader of a language.
    ///
    /// The language is matched by ``LanguageTag/best(in:)`` among those that have a text for this key, so `en-GB` falls to
    /// `en` and `zh-TW` to `zh-Hant`. What shall not be translated reads alike in every language.
    package func lookup(_ key: String, in language: LanguageTag) -> StringLookup {
        guard let entry = resolve(key) else { return .unknown }
        return entry.text(in: language, count: nil)
    }

    /// The same with a number, which picks the plural form and is put into the text where it holds `%lld` or the like.
    package func lookup(_ key: String, count: Int, in language: LanguageTag) -> StringLookup {
        guard let entry = resolve(key) else { return .unknown }
        return entry.text(in: language, count: count)
    }

    /// How far the text is that ``lookup(_:in:)`` finds; `nil` when it finds none, or when the key itself is the text.
    package func state(of key: String, in language: LanguageTag) -> TranslationState? {
        guard let entry = resolve(key), let match = entry.match(for: language) else { return nil }
        return entry.translations[match]?.state
    }

    /// The known key that is most like a misspelt one.
    package func nearestKey(to key: String) -> String? { NearestName.find(key, in: keys) }

    private func resolve(_ text: String) -> StringEntry? {
        entriesByKey[text] ?? keysBySourceText[text].flatMap { entriesByKey[$0] }
    }
}

extension StringEntry {
    /// The text in the source language: what the table says, else the key.
    var sourceText: StringLookup { text(in: sourceLanguage, count: nil) }

    /// The language of this entry that a reader gets.
    func match(for language: LanguageTag) -> LanguageTag? {
        if !shouldTranslate { return sourceLanguage }
        if let exact = translations[language], exact.hasText { return language }
        var available = translations.filter { $1.hasText }.map(\.key)
        if translations[sourceLanguage]?.hasText != true { available.append(sourceLanguage) }
        return language.best(in: available)
    }

    func text(in language: LanguageTag, count: Int?) -> StringLookup {
        guard let match = match(for: language) else { return .missing(place: keyRange) }
        guard let translation = translations[match], translation.hasText else {
            // Only the source language gets here: there the key is the text.
            return key.isEmpty ? .missing(place: keyRange) : .found(key, place: keyRange)
        }
        return translation.text(in: match, count: count) ?? .missing(place: keyRange)
    }

    /// Whether another table's entry gives the same texts for the same languages.
    func saysTheSame(as other: StringEntry) -> Bool {
        func texts(_ entry: StringEntry) -> [LanguageTag: [String]] {
            entry.translations.filter { $1.hasText }.mapValues { $0.units.map(\.text) }
        }
        return shouldTranslate == other.shouldTranslate && texts(self) == texts(other)
            && phraseSets.mapValues { $0.map(\.text) } == other.phraseSets.mapValues { $0.map(\.text) }
    }
}
