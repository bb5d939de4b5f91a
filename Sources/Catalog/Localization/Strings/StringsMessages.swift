import Diagnostics
import SourceFiles

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

    static func sourceLanguagesDiffer(
        _ language: LanguageTag, at range: SourceRange, from known: LanguageTag
    ) -> Diagnostic {
        Diagnostic(
            .stringsSource, "the source language is \(language) here and \(known) in the tables before it", at: range)
    }

    static func textTwice(
        _ key: String, in language: LanguageTag, _ translation: StringTranslation, first: StringTranslation
    ) -> Diagnostic {
        Diagnostic(
            .stringsTwice,
            "\"\(key)\" has another text in \(language) here than in \(first.range.source.path), which wins",
            at: translation.range, notes: [Note("the first one is here", at: .range(first.range))])
    }

    static func doubledKey(_ pair: StringsPair, first: StringsPair) -> Diagnostic {
        doubledKey(pair.key, at: pair.keyRange, first: first.keyRange)
    }

    static func doubledKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .stringsDouble, "\"\(key)\" stands twice in this file; the last one counts", at: range,
            notes: [Note("the first is here", at: .range(first))])
    }

    static func noText(_ member: PropertyListMember) -> Diagnostic {
        Diagnostic(
            .stringsVariable, "\"\(member.key)\" must be text, not \(member.value.kindName); it is not used",
            at: member.value.range)
    }

    static func noLanguageFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            .stringsLanguage,
            "the file is in no folder LOCALE.lproj, so its language is unknown; its texts are not used",
            at: .file(path), suggestion: .advice("put it into a folder such as de.lproj"))
    }

    static func unknownLanguageFolder(_ name: String, path: String) -> Diagnostic {
        Diagnostic(
            .stringsLanguage, "the folder \(name).lproj names no language; the file's texts are not used",
            at: .file(path), suggestion: .advice("language tags look like de, pt-BR or zh-Hant"))
    }
}

/// The wording of what is reported when texts go out to a translator and come back.
extension Diagnostic {
    static func notXML(_ id: String, at range: SourceRange) -> Diagnostic { notXML(id, at: .range(range)) }

    static func notXML(_ id: String, at path: String) -> Diagnostic { notXML(id, at: .file(path)) }

    private static func notXML(_ id: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "\"\(id)\" holds a control character, which XLIFF cannot; it is not exported", at: place)
    }

    static func idTwice(_ id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "two texts would have the id \"\(id)\"; the one whose key it is, is not exported",
            at: range, suggestion: .advice("rename the key"))
    }

    static func unknownUnit(
        _ unit: XLIFFUnit, keys: some Sequence<String>, catalog: String
    ) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "\(catalog) has no text \"\(unit.id)\"", at: unit.range,
            suggestion: NearestName.find(unit.id, in: keys).map { .name($0) })
    }

    static func otherShape(_ unit: XLIFFUnit, key: String, language: String) -> Diagnostic {
        Diagnostic(
            .stringsExchange,
            "\"\(key)\" has other plural forms or devices in \(language) than \"\(unit.id)\"; it is not taken",
            at: unit.range, suggestion: .advice("export anew, and translate that file"))
    }

    static func sourceChanged(_ unit: XLIFFUnit, now text: String) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "\"\(unit.id)\" reads \"\(text)\" by now; this is a translation of an older text",
            at: unit.sourceRange)
    }

    static func phraseSet(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "\"\(key)\" is a set of phrases, which is neither exported nor imported", at: range,
            suggestion: .advice("translate phrases of App Shortcuts in Xcode; the catalog keeps them as they are"))
    }

    static func placeholders(_ difference: Placeholders.Difference, id: String, at range: SourceRange) -> Diagnostic {
        var facts: [String] = []
        if !difference.lacking.isEmpty { facts.append("lacks \(difference.lacking.joined(separator: ", "))") }
        if !difference.unknown.isEmpty {
            facts.append("has \(difference.unknown.joined(separator: ", ")), which the source has not")
        }
        let isSlip = difference.lacking.count == 1 && difference.unknown.count == 1
        return Diagnostic(
            .stringsPlaceholder, "the translation of \"\(id)\" \(facts.joined(separator: " and ")); it is not taken",
            at: range, suggestion: isSlip ? .name(difference.lacking[0]) : nil)
    }

    static func binaryTable(_ path: String) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "a binary property list is read, but not written; its translations are not taken",
            at: .file(path), suggestion: .write("plutil -convert xml1 \(path)"))
    }

    static func notWritable(_ path: String) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "the file is written in a way that cannot be changed safely; nothing of it was changed",
            at: .file(path), suggestion: .advice("put each text on a line of its own: \"key\" = \"text\";"))
    }

    static func needsOther(_ key: String, language: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stringsExchange,
            "\"\(key)\" has no form \"other\" in \(language), without which an app cannot show it; "
                + "it is not taken", at: range, suggestion: .advice("translate all of its forms"))
    }

    static func cleared(_ unit: XLIFFUnit, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stringsExchange, "the translation of \"\(unit.id)\" is empty, so its text is cleared, as Xcode does",
            at: range, suggestion: .advice("take the <target> out to leave a text as it is"))
    }
}
