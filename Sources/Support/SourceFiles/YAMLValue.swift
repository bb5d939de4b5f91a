package import Diagnostics

/// What a key expects, and how its value is read: the second argument of `YAMLMappingReader.required`.
package struct YAMLValue<Value> {
    /// What is expected, for messages: "text", "a list".
    let expectation: String
    /// Reads a node that is the value of a key; the key's name describes it in messages.
    let read: (_ node: YAMLNode, _ key: String, _ diagnostics: inout [Diagnostic]) -> Value?

    /// A value of the caller's own kind. `read` reports what is wrong and returns `nil` then.
    package init(
        expecting expectation: String,
        _ read: @escaping (_ node: YAMLNode, _ key: String, _ diagnostics: inout [Diagnostic]) -> Value?
    ) {
        self.expectation = expectation
        self.read = read
    }
}

// MARK: Scalars

extension YAMLValue where Value == String {
    /// Text that says something.
    package static var text: Self {
        YAMLValue(expecting: "text") { node, key, diagnostics in
            guard let text = node.expectScalar("text", into: &diagnostics) else { return nil }
            guard text.contains(where: { !$0.isWhitespace }) else {
                diagnostics.append(
                    Diagnostic(.yamlValueKind, "the text of \"\(key)\" is empty", at: node.range))
                return nil
            }
            return text
        }
    }

    /// Text that may be empty (but must be there, in quotes then).
    package static var anyText: Self {
        YAMLValue(expecting: "text") { node, _, diagnostics in node.expectScalar("text", into: &diagnostics) }
    }
}

extension YAMLValue where Value == Bool {
    /// `true` or `false` and nothing else: `yes` and `on` mean different things to different tools.
    package static var boolean: Self {
        YAMLValue(expecting: "true or false") { node, _, diagnostics in
            guard let text = node.expectScalar("true or false", into: &diagnostics) else { return nil }
            switch text {
            case "true": return true
            case "false": return false
            default:
                diagnostics.append(.wrongValue(node, expected: "true or false", meant: meantBoolean(text)))
                return nil
            }
        }
    }

    private static func meantBoolean(_ text: String) -> String? {
        switch text.lowercased() {
        case "yes", "on", "y", "1": "true"
        case "no", "off", "n", "0": "false"
        default: NearestName.find(text, in: ["true", "false"])
        }
    }
}

extension YAMLValue where Value == Int {
    /// A whole number in decimal digits, within a range.
    package static func integer(in range: ClosedRange<Int> = Int.min...Int.max) -> Self {
        let isBounded = range != Int.min...Int.max
        let expectation = "a whole number" + (isBounded ? " from \(range.lowerBound) to \(range.upperBound)" : "")
        return YAMLValue(expecting: expectation) { node, _, diagnostics in
            guard let text = node.expectScalar(expectation, into: &diagnostics) else { return nil }
            if let number = Int(text), range.contains(number), !text.hasPrefix("+") { return number }
            diagnostics.append(.wrongValue(node, expected: expectation, meant: nil))
            return nil
        }
    }
}

extension YAMLValue where Value: RawRepresentable<String> & CaseIterable {
    /// One of the names of an enumeration.
    package static func choice(of type: Value.Type) -> Self {
        let names = type.allCases.map(\.rawValue)
        let expectation = names.joinedAsAlternatives()
        return YAMLValue(expecting: expectation) { node, key, diagnostics in
            guard let text = node.expectScalar(expectation, into: &diagnostics) else { return nil }
            if let value = Value(rawValue: text) { return value }
            diagnostics.append(
                Diagnostic(
                    .yamlValueUnknown, "\"\(key)\" cannot be \"\(text)\"", at: node.contentRange,
                    suggestion: NearestName.find(text, in: names).map { .name($0) } ?? .advice("use \(expectation)")))
            return nil
        }
    }
}

extension YAMLValue where Value == YAMLNode {
    /// Whatever stands there.
    package static var node: Self { YAMLValue(expecting: "a value") { node, _, _ in node } }
}

// MARK: Messages

extension Diagnostic {
    /// "expected a list, found text".
    package static func wrongKind(_ node: YAMLNode, expected: String) -> Diagnostic {
        Diagnostic(.yamlValueKind, "expected \(expected), found \(node.kindName)", at: node.range)
    }

    /// "expected true or false, found yes".
    package static func wrongValue(_ node: YAMLNode, expected: String, meant: String?) -> Diagnostic {
        let found = node.scalar.map { "\"\($0.text)\"" } ?? node.kindName
        return Diagnostic(
            .yamlValueKind, "expected \(expected), found \(found)", at: node.contentRange,
            suggestion: meant.map { .name($0) })
    }
}

extension YAMLNode {
    fileprivate func expectScalar(_ expectation: String, into diagnostics: inout [Diagnostic]) -> String? {
        if let scalar, !isEmpty { return scalar.text }
        diagnostics.append(.wrongKind(self, expected: expectation))
        return nil
    }
}

extension [String] {
    /// "one, two or three".
    package func joinedAsAlternatives() -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
