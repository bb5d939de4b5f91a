import CopyVariables
import Diagnostics
import Localization
import SourceFiles

/// Finds the texts of a site in its languages, and reads their variables.
struct CopyBook {
    let strings: StringTables
    /// The language that copy is written in.
    let sourceLanguage: LanguageTag
    /// The site's own values.
    let customNames: [String]
    /// What was looked up before in the one language that the book is asked for.
    let memory = PlanningMemory()

    /// A text in a language; `nil` when the language lacks it, which is noted for `route`.
    func text(
        _ copy: SourceCopy, in language: LanguageTag, aliases: [String], for route: Route,
        findings: inout PlanFindings
    ) -> CopyText? {
        if let pseudo = language.pseudoLocale {
            let source = text(copy, in: sourceLanguage, aliases: aliases, for: route, findings: &findings)
            return source?.disguised(in: pseudo)
        }
        if let known = memory.texts[copy.value] { return known }
        let names = CopyNames(aliases: aliases, custom: customNames)
        var found: [Diagnostic] = []
        var namesAliases = false
        let text = find(
            copy, in: language, names: names, for: route, namesAliases: &namesAliases, found: &found,
            findings: &findings)
        // Which aliases there are depends on the paywall.
        if let text, found.isEmpty, !namesAliases { memory.texts[copy.value] = text }
        findings.diagnostics += found
        return text
    }

    /// - Parameter namesAliases: whether the text or its source speaks of other products of its paywall.
    private func find(
        _ copy: SourceCopy, in language: LanguageTag, names: CopyNames, for route: Route, namesAliases: inout Bool,
        found: inout [Diagnostic], findings: inout PlanFindings
    ) -> CopyText? {
        let source = CopyText.parse(copy.value, at: copy.range, names: names, into: &found)
        namesAliases = source.namesAliases
        switch strings.lookup(copy.value, in: language) {
        case .found(let text, let place):
            // The same text again: what is wrong with it has been said where a person wrote it.
            if text == copy.value { return source }
            let range = place ?? copy.range
            let translation = CopyText.parse(text, at: range, names: names, into: &found)
            namesAliases = namesAliases || translation.namesAliases
            // A key that is no sentence has no variables of its own; the source language's text has.
            if isSource(language) { return translation }
            let original = sourceText(copy, names: names, parsed: source, into: &found)
            // A variable that could not be read would count as one that lacks.
            if !found.hasErrors { CopyText.compare(translation: translation, at: range, with: original, into: &found) }
            return translation
        case .needsCount(let place):
            found.append(
                Diagnostic(
                    .copyPlural, "\"\(copy.value)\" has plural forms only, and copy has no number to choose by",
                    at: copy.range, notes: place.map { [.init("the forms are here", at: .range($0))] } ?? []))
            return nil
        case .missing, .unknown:
            if isSource(language) { return source }
            findings.note(missing: copy, in: language, for: route)
            return nil
        }
    }

    /// A plain text that holds no variables, such as a product's name; `nil` when the language lacks it.
    func plainText(_ text: String, in language: LanguageTag) -> String? {
        if let pseudo = language.pseudoLocale {
            return plainText(text, in: sourceLanguage).map { PseudoText.text($0, in: pseudo) }
        }
        return switch strings.lookup(text, in: language) {
        case .found(let translation, _): translation
        case .missing, .unknown, .needsCount: isSource(language) ? text : nil
        }
    }

    func isSource(_ language: LanguageTag) -> Bool {
        language == sourceLanguage || language.best(in: [sourceLanguage]) != nil
    }

    private func sourceText(
        _ copy: SourceCopy, names: CopyNames, parsed: CopyText, into found: inout [Diagnostic]
    ) -> CopyText {
        guard case .found(let text, let place) = strings.lookup(copy.value, in: sourceLanguage), text != copy.value
        else { return parsed }
        return CopyText.parse(text, at: place ?? copy.range, names: names, into: &found)
    }
}

extension CopyText {
    fileprivate var namesAliases: Bool {
        variables.contains { if case .products = $0.name { true } else { false } }
    }
}
