package import Diagnostics
package import SourceFiles
import TemplateEngine

/// Something that a theme lets a site choose, as `theme.yaml` declares it; templates name it `theme.NAME`.
package struct ThemeOption: Sendable {
    package let name: String
    package let kind: ThemeOptionKind
    /// What holds where a site says nothing; a picture is one of the theme's own `assets/`.
    package let standard: ThemeOptionValue?
    /// Where that stands.
    package let standardRange: SourceRange?
    /// Whether it may be left out although nothing holds then.
    package let isOptional: Bool
    /// What it is for, in a few words.
    package let summary: String?
}

/// What kind of value an option takes.
package enum ThemeOptionKind: Sendable {
    /// A text that is the same in every language.
    case text
    /// A colour for a CSS custom property: `#0a7`, or a CSS colour function.
    case color
    /// A length for a CSS custom property: `12px`, `1.5rem`, `0`.
    case length
    case flag
    case url
    /// A picture of the content folder, or of the theme's own `assets/`.
    case picture
    /// One of a few words.
    case choice([String])
}

extension ThemeOption {
    /// Whether it may be absent, so that templates have to test it.
    var mayBeAbsent: Bool { isOptional && standard == nil }

    var field: TemplateField {
        TemplateField(name, mayBeAbsent ? .optional(kind.type) : kind.type, summary ?? "an option of the theme")
    }
}

extension ThemeOptionKind {
    var type: TemplateType {
        switch self {
        case .text, .color, .length: .text
        case .flag: .flag
        case .url: .url
        case .picture: .record(PageSchema.picture)
        case .choice(let words): .choice(words)
        }
    }
}

// MARK: theme.yaml

extension YAMLValue where Value == [ThemeOption] {
    /// The options that a theme declares, by name.
    package static var themeOptions: Self {
        YAMLValue<[(key: Located<String>, value: Declaration)]>.entries(of: .declaration).map {
            entries, _, diagnostics in
            entries.compactMap { key, declared in
                guard key.value.isOptionName else {
                    diagnostics.append(.optionName(key))
                    return nil
                }
                return ThemeOption(
                    name: key.value, kind: declared.kind, standard: declared.standard?.value,
                    standardRange: declared.standard?.range,
                    isOptional: declared.isOptional, summary: declared.summary)
            }
        }
    }
}

/// An option without its name.
private struct Declaration {
    let kind: ThemeOptionKind
    let standard: Located<ThemeOptionValue>?
    let isOptional: Bool
    let summary: String?
}

private enum KindName: String, CaseIterable { case text, color, length, flag, url, picture, choice }

extension YAMLValue where Value == Declaration {
    fileprivate static var declaration: Self {
        .mapping { option in
            let type = option.required("type", .choice(of: KindName.self))
            let summary = option.optional("summary", .text)
            let isOptional = option.optional("optional", .boolean, default: false)
            guard let type else {
                option.know("choices", "default")
                return nil
            }
            guard let kind = kind(type, &option) else {
                option.know("default")
                return nil
            }
            let standard = option.optional("default", YAMLValue<Located<ThemeOptionValue>>.located(kind.value))
            return Declaration(kind: kind, standard: standard, isOptional: isOptional, summary: summary)
        }
    }

    private static func kind(_ type: KindName, _ option: inout YAMLMappingReader) -> ThemeOptionKind? {
        switch type {
        case .text: .text
        case .color: .color
        case .length: .length
        case .flag: .flag
        case .url: .url
        case .picture: .picture
        case .choice: option.required("choices", .choices).map { .choice($0) }
        }
    }
}

extension YAMLValue where Value == [String] {
    /// At least one word, each once.
    fileprivate static var choices: Self {
        YAMLValue<[Located<String>]>.list(of: .located(.text)).map { words, node, diagnostics in
            var seen: Set<String> = []
            if let double = words.first(where: { !seen.insert($0.value).inserted }) {
                diagnostics.append(.optionChoices("the choice \(double.value) stands twice", at: double.range))
                return nil
            }
            if words.isEmpty {
                diagnostics.append(.optionChoices("a choice needs words to choose from", at: node.range))
                return nil
            }
            return words.map(\.value)
        }
    }
}

extension String {
    /// Small letters, digits and underscores, a letter first: what page names are made of.
    fileprivate var isOptionName: Bool {
        guard let first = utf8.first, (0x61...0x7A).contains(first) else { return false }
        return utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    }
}
