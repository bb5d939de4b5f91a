package import Diagnostics

extension YAMLValue {
    /// A value together with its place.
    package static func located<Inner: Sendable>(_ inner: YAMLValue<Inner>) -> Self where Value == Located<Inner> {
        YAMLValue(expecting: inner.expectation) { node, key, diagnostics in
            inner.read(node, key, &diagnostics).map { Located($0, at: node.contentRange) }
        }
    }

    /// A list. Elements that are wrong are reported and left out.
    package static func list<Element>(of element: YAMLValue<Element>) -> Self where Value == [Element] {
        YAMLValue(expecting: "a list") { node, key, diagnostics in
            guard let nodes = node.sequence else {
                diagnostics.append(.wrongKind(node, expected: "a list"))
                return nil
            }
            return nodes.compactMap { element.read($0, key, &diagnostics) }
        }
    }

    /// A list, or one value alone, which counts as a list of one.
    package static func oneOrMany<Element>(of element: YAMLValue<Element>) -> Self where Value == [Element] {
        let expectation = "\(element.expectation) or a list"
        return YAMLValue(expecting: expectation) { node, key, diagnostics in
            if let nodes = node.sequence { return nodes.compactMap { element.read($0, key, &diagnostics) } }
            if node.isEmpty {
                diagnostics.append(.wrongKind(node, expected: expectation))
                return nil
            }
            return element.read(node, key, &diagnostics).map { [$0] }
        }
    }

    /// A mapping with known keys, read like the mapping it stands in. Its key describes it in messages.
    package static func mapping(_ read: @escaping (inout YAMLMappingReader) -> Value?) -> Self {
        YAMLValue(expecting: "a mapping") { node, key, diagnostics in
            YAMLMappingReader.read(node, describedAs: "\"\(key)\"", into: &diagnostics, read)
        }
    }

    /// A mapping whose keys are names of the person's own, in file order. Entries that are wrong are reported and left
    /// out.
    package static func entries<Element>(
        of element: YAMLValue<Element>
    ) -> Self where Value == [(key: Located<String>, value: Element)] {
        YAMLValue(expecting: "a mapping") { node, _, diagnostics in
            guard let members = node.mapping else {
                diagnostics.append(.wrongKind(node, expected: "a mapping"))
                return nil
            }
            return members.compactMap { member in
                element.read(member.value, member.key, &diagnostics)
                    .map { (key: Located(member.key, at: member.keyRange), value: $0) }
            }
        }
    }

    /// A value that may be written in several shapes: `JP`, `[GB, US]` or `{ storefronts: [JP], fallback: en }`.
    package static func either(
        scalar: YAMLValue? = nil, sequence: YAMLValue? = nil, mapping: YAMLValue? = nil
    ) -> Self {
        let expectation = [scalar?.expectation, sequence.map { _ in "a list" }, mapping.map { _ in "a mapping" }]
            .compactMap { $0 }.joinedAsAlternatives()
        return YAMLValue(expecting: expectation) { node, key, diagnostics in
            let kind: YAMLValue? =
                switch node.value {
                case .scalar: node.isEmpty ? nil : scalar
                case .sequence: sequence
                case .mapping: mapping
                }
            guard let kind else {
                diagnostics.append(.wrongKind(node, expected: expectation))
                return nil
            }
            return kind.read(node, key, &diagnostics)
        }
    }

    /// The value turned into another; the transform reports what is wrong and returns `nil` then.
    package func map<Other>(
        _ transform: @escaping (_ value: Value, _ node: YAMLNode, _ diagnostics: inout [Diagnostic]) -> Other?
    ) -> YAMLValue<Other> {
        YAMLValue<Other>(expecting: expectation) { node, key, diagnostics in
            guard let value = self.read(node, key, &diagnostics) else { return nil }
            return transform(value, node, &diagnostics)
        }
    }
}
