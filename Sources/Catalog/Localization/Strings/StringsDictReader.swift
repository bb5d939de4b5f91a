import Diagnostics
import SourceFiles

/// A key of a `.stringsdict` file and its texts in the file's language.
struct StringsDictEntry {
    let key: String
    let keyRange: SourceRange
    let translation: StringTranslation
}

/// Reads `.stringsdict` files: plural rules as property lists, older than String Catalogs.
///
/// An entry has a text with variables, `%#@name@`, each with a text for every plural category; they may name each other.
/// Of texts by width the widest is taken, since a page has room.
struct StringsDictReader {
    private var diagnostics: [Diagnostic] = []

    /// `nil` after an error; an entry that cannot be used is left out with a warning.
    static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> [StringsDictEntry]? {
        guard let root = PropertyListReader.read(source, into: &diagnostics) else { return nil }
        guard let members = root.dictionary else {
            diagnostics.append(
                .shape("a string table must be a dictionary, not \(root.kindName)", at: .range(root.range)))
            return nil
        }
        var reader = StringsDictReader()
        var entries: [StringsDictEntry] = []
        var seen: [String: SourceRange] = [:]
        for member in members {
            if let first = seen.updateValue(member.keyRange, forKey: member.key) {
                reader.diagnostics.append(.doubledKey(member.key, at: member.keyRange, first: first))
                entries.removeAll { $0.key == member.key }
            }
            if let translation = reader.translation(member) {
                entries.append(
                    StringsDictEntry(key: member.key, keyRange: member.keyRange, translation: translation))
            }
        }
        diagnostics += reader.diagnostics
        return entries
    }
}

extension StringsDictReader {
    /// The key of an entry's text.
    static let formatKey = Name.format
    /// The keys of a variable that are no plural forms.
    static let variableKeys = [Name.kind, Name.valueType]

    private enum Name {
        static let format = "NSStringLocalizedFormatKey"
        static let width = "NSStringVariableWidthRuleType"
        static let kind = "NSStringFormatSpecTypeKey"
        static let valueType = "NSStringFormatValueTypeKey"
        static let plural = "NSStringPluralRuleType"
    }

    private mutating func translation(_ member: PropertyListMember) -> StringTranslation? {
        guard let members = member.value.dictionary else {
            report("\"\(member.key)\" must be a dictionary, not \(member.value.kindName)", at: member.value.range)
            return nil
        }
        guard let format = member.value[Name.format] else { return widest(member) }
        guard let text = format.string else {
            report("\(Name.format) must be text, not \(format.kindName)", at: format.range)
            return nil
        }
        var substitutions: [String: [PluralCategory: StringUnit]] = [:]
        for variable in members where variable.value.dictionary != nil && variable.key != Name.width {
            if let forms = forms(variable) { substitutions[variable.key] = forms }
        }
        checkNames(in: text, substitutions: substitutions, format: format.range)
        let unit = StringUnit(text: text, state: .translated, range: format.range)
        return StringTranslation(form: .unit(unit), substitutions: substitutions, range: format.range)
    }

    private mutating func widest(_ member: PropertyListMember) -> StringTranslation? {
        let widths = member.value[Name.width]?.dictionary ?? []
        let texts = widths.compactMap { width -> (Int, PropertyListNode, String)? in
            guard let number = Int(width.key), let text = width.value.string else { return nil }
            return (number, width.value, text)
        }
        guard let widest = texts.max(by: { $0.0 < $1.0 }) else {
            report("\"\(member.key)\" has no \(Name.format), so it has no text", at: member.keyRange)
            return nil
        }
        let unit = StringUnit(text: widest.2, state: .translated, range: widest.1.range)
        return StringTranslation(form: .unit(unit), substitutions: [:], range: widest.1.range)
    }

    private mutating func forms(_ variable: PropertyListMember) -> [PluralCategory: StringUnit]? {
        let kind = variable.value[Name.kind]?.string
        guard kind == Name.plural else {
            let found = kind.map { "\"\($0)\"" } ?? "nothing"
            report("\(Name.kind) of \"\(variable.key)\" must be \(Name.plural), not \(found)", at: variable.keyRange)
            return nil
        }
        var forms: [PluralCategory: StringUnit] = [:]
        for member in variable.value.dictionary ?? [] where member.key != Name.kind {
            guard let text = member.value.string else {
                report("\"\(member.key)\" must be text, not \(member.value.kindName)", at: member.value.range)
                continue
            }
            if member.key == Name.valueType {
                if text.hasPrefix("%") {
                    report(
                        "\(Name.valueType) is written without the per cent sign", at: member.value.range,
                        suggestion: .write(String(text.dropFirst())))
                }
            } else if let category = PluralCategory(rawValue: member.key) {
                forms[category] = StringUnit(text: text, state: .translated, range: member.value.range)
            } else {
                diagnostics.append(.unknownPluralCategory(member.key, at: member.keyRange))
            }
        }
        if forms[.other] == nil { diagnostics.append(.noOtherForm(at: variable.keyRange)) }
        return forms
    }

    /// Every variable that a text names must be there, and every one that is there should be named.
    private mutating func checkNames(
        in text: String, substitutions: [String: [PluralCategory: StringUnit]], format: SourceRange
    ) {
        var named: Set<String> = []
        let forms = substitutions.values.flatMap(\.values).map { ($0.text, $0.range) }
        for (text, range) in [(text, format)] + forms {
            for match in text.matches(of: /%(?:\d+\$)?#@([^@]+)@/) {
                let name = String(match.1)
                guard named.insert(name).inserted, substitutions[name] == nil else { continue }
                report(
                    "the text names \"\(name)\", which is not there", at: range,
                    suggestion: NearestName.find(name, in: substitutions.keys).map { .name($0) })
            }
        }
        for name in substitutions.keys.sorted() where !named.contains(name) {
            report(
                "no text names \"\(name)\", so its forms are never shown", at: format,
                suggestion: .write("%#@\(name)@"))
        }
    }

    private mutating func report(_ message: String, at range: SourceRange, suggestion: Diagnostic.Suggestion? = nil) {
        diagnostics.append(Diagnostic(.stringsVariable, message, at: range, suggestion: suggestion))
    }
}
