/// An option of a command, `--name VALUE` or `--name=VALUE`, with the type that its value has in the program.
///
/// ```swift
/// static let jobs = Option("jobs", "N", .integer(in: 1...64), default: 2, "pages rendered at the same time")
/// static let url = Option.optional("base-url", "URL", .text, "where the site will stand")
/// static let prices = Option.repeated("prices", "FILE", .path, "a price list; may be given more than once")
/// static let strict = Option.flag("strict", "warnings about missing texts become errors")
/// ```
package struct Option<Value: Sendable>: DefinedOption {
    package let definition: OptionDefinition
    /// The value that the given texts mean; `nil` when one of them is wrong.
    let read: @Sendable ([String]) -> Value?
}

/// An option without its type, as lists of options hold it.
package protocol DefinedOption: Sendable {
    var definition: OptionDefinition { get }
}

/// What the parser and the help need to know of an option.
package struct OptionDefinition: Sendable {
    /// Without the dashes.
    package let name: String
    /// How help names the value: `DIR`. `nil` for a flag.
    package let valueName: String?
    /// What the option is for, in a few words without a full stop.
    package let summary: String
    /// The value that holds when the option is not given, as a person would write it.
    package let defaultText: String?
    package let choices: [String]
    package let isRepeatable: Bool
    /// "a whole number"
    let expectation: String
    let isValid: @Sendable (String) -> Bool

    package var isFlag: Bool { valueName == nil }
}

extension Option {
    /// An option with a value that holds when it is not given.
    package init(
        _ name: String, _ valueName: String, _ kind: ArgumentKind<Value>, default value: Value, _ summary: String
    ) {
        definition = OptionDefinition(
            name, valueName, kind, summary, defaultText: kind.write(value), isRepeatable: false)
        read = { texts in texts.first.map(kind.read) ?? value }
    }

    /// An option that has no value when it is not given.
    package static func optional<Wrapped>(
        _ name: String, _ valueName: String, _ kind: ArgumentKind<Wrapped>, _ summary: String
    ) -> Self where Value == Wrapped? {
        Option(
            definition: OptionDefinition(name, valueName, kind, summary, defaultText: nil, isRepeatable: false),
            read: { texts in
                guard let text = texts.first else { return .some(nil) }
                return kind.read(text).map { .some($0) }
            })
    }

    /// An option that may be given any number of times.
    package static func repeated<Element>(
        _ name: String, _ valueName: String, _ kind: ArgumentKind<Element>, _ summary: String
    ) -> Self where Value == [Element] {
        Option(
            definition: OptionDefinition(name, valueName, kind, summary, defaultText: nil, isRepeatable: true),
            read: { texts in
                let values = texts.compactMap(kind.read)
                return values.count == texts.count ? values : nil
            })
    }
}

extension Option where Value == Bool {
    /// An option without a value: it is given or not.
    package static func flag(_ name: String, _ summary: String) -> Self {
        Option(
            definition: OptionDefinition(
                name: name, valueName: nil, summary: summary, defaultText: nil, choices: [], isRepeatable: true,
                expectation: "", isValid: { _ in true }),
            read: { !$0.isEmpty })
    }
}

extension OptionDefinition {
    fileprivate init<Value>(
        _ name: String, _ valueName: String, _ kind: ArgumentKind<Value>, _ summary: String, defaultText: String?,
        isRepeatable: Bool
    ) {
        self.init(
            name: name, valueName: valueName, summary: summary, defaultText: defaultText, choices: kind.choices,
            isRepeatable: isRepeatable, expectation: kind.expectation, isValid: { kind.read($0) != nil })
    }
}
