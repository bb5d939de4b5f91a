package import Diagnostics
import SourceFiles

extension StringTables {
    /// Adds what a file holds, whichever of the formats it is by its name. After an error in the file nothing of it is
    /// added.
    ///
    /// A table of one language (`.strings`, `.stringsdict`, XLIFF) gives its texts to the keys that are there already; the
    /// first text for a key and a language wins.
    ///
    /// - Parameter defaultSourceLanguage: the language that keys are written in where neither this file nor one before it
    ///   says so.
    package mutating func add(
        file source: SourceText, defaultSourceLanguage: LanguageTag?, into diagnostics: inout [Diagnostic]
    ) {
        let base = sourceLanguage ?? defaultSourceLanguage ?? .english
        if source.path.hasSuffix(".xcstrings") {
            add(catalog: source, into: &diagnostics)
        } else if StringTableFile.isXLIFF(path: source.path) {
            add(xliff: source, into: &diagnostics)
        } else if let language = Self.language(of: source, base: base, into: &diagnostics) {
            if source.path.hasSuffix(".stringsdict") {
                add(stringsdict: source, language: language, sourceLanguage: base, into: &diagnostics)
            } else {
                add(strings: source, language: language, sourceLanguage: base, into: &diagnostics)
            }
        }
    }

    private static func language(
        of source: SourceText, base: LanguageTag, into diagnostics: inout [Diagnostic]
    ) -> LanguageTag? {
        guard let folder = StringTableFile.languageFolder(ofPath: source.path) else {
            diagnostics.append(.noLanguageFolder(source.path))
            return nil
        }
        guard let language = StringTableFile.language(ofFolder: folder, base: base) else {
            diagnostics.append(.unknownLanguageFolder(folder, path: source.path))
            return nil
        }
        return language
    }
}

extension StringTables {
    /// Adds the texts of a `.strings` file in one language.
    package mutating func add(
        strings source: SourceText, language: LanguageTag, sourceLanguage: LanguageTag,
        into diagnostics: inout [Diagnostic]
    ) {
        guard let pairs = StringsFileReader.read(source, into: &diagnostics) else { return }
        settle(sourceLanguage)
        for pair in pairs {
            var entry = StringEntry(key: pair.key, keyRange: pair.keyRange, sourceLanguage: sourceLanguage)
            entry.comment = pair.comment
            let unit = StringUnit(text: pair.text, state: .translated, range: pair.textRange)
            entry.translations[language] = StringTranslation(
                form: .unit(unit), substitutions: [:], range: pair.textRange)
            merge(entry, .plain, into: &diagnostics)
        }
    }

    /// Adds the texts with plural forms of a `.stringsdict` file in one language. They come before those of a `.strings`
    /// file, as in an app.
    package mutating func add(
        stringsdict source: SourceText, language: LanguageTag, sourceLanguage: LanguageTag,
        into diagnostics: inout [Diagnostic]
    ) {
        guard let found = StringsDictReader.read(source, into: &diagnostics) else { return }
        settle(sourceLanguage)
        for item in found {
            var entry = StringEntry(key: item.key, keyRange: item.keyRange, sourceLanguage: sourceLanguage)
            entry.translations[language] = item.translation
            merge(entry, .plural, into: &diagnostics)
        }
    }
}
