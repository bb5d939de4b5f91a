package import Diagnostics

/// Reads the keys of one mapping by the types they should have, and reports what does not fit.
///
/// ```swift
/// let app = YAMLMappingReader.read(node, describedAs: "the app", into: &diagnostics) { app in
///     App(id: app.required("id", .integer()), bundle: app.required("bundle", .text), beta: app.optional("beta", .boolean))
/// }
/// ```
/// The keys that are asked for are the keys there are: any other key in the mapping is reported as unknown when the
/// reading ends, with the nearest of the keys asked for.
package struct YAMLMappingReader {
    /// What the mapping is, for messages: `the site`, `"app"`.
    package let description: String
    /// The whole mapping.
    package let range: SourceRange
    /// What was found so far.
    package private(set) var diagnostics: [Diagnostic] = []
    private let members: [YAMLMember]
    private var askedKeys: [String] = []
    /// Keys that must be there and are not.
    private var missingKeys: [String] = []

    private init(_ members: [YAMLMember], describedAs description: String, range: SourceRange) {
        self.members = members
        self.description = description
        self.range = range
    }
}

extension YAMLMappingReader {
    /// What `read` makes of a mapping, or `nil` when the node is none. An empty file or value counts as a mapping
    /// without keys, so that the keys it lacks are reported.
    package static func read<Value>(
        _ node: YAMLNode, describedAs description: String, into diagnostics: inout [Diagnostic],
        _ read: (inout YAMLMappingReader) -> Value?
    ) -> Value? {
        guard let members = node.isEmpty ? [] : node.mapping else {
            diagnostics.append(.wrongKind(node, expected: "a mapping"))
            return nil
        }
        var reader = YAMLMappingReader(members, describedAs: description, range: node.range)
        let value = read(&reader)
        reader.reportUnknownKeys()
        diagnostics += reader.diagnostics
        return value
    }

    /// The value of a key that must be there; `nil` after it has been reported.
    package mutating func required<Value>(_ key: String, _ kind: YAMLValue<Value>) -> Value? {
        guard let member = member(key) else {
            missingKeys.append(key)
            return nil
        }
        return kind.read(member.value, key, &diagnostics)
    }

    /// The value of a key that may be left out; `nil` when it is, and after a wrong value has been reported.
    package mutating func optional<Value>(_ key: String, _ kind: YAMLValue<Value>) -> Value? {
        member(key).flatMap { kind.read($0.value, key, &diagnostics) }
    }

    /// The value of a key, or another value when it is left out or wrong (and then reported).
    package mutating func optional<Value>(_ key: String, _ kind: YAMLValue<Value>, default value: Value) -> Value {
        optional(key, kind) ?? value
    }

    /// The value of a node whose key was read before its kind was known; `nil` after a wrong value has been reported.
    package static func value<Value>(
        of node: YAMLNode, named key: String, _ kind: YAMLValue<Value>, into diagnostics: inout [Diagnostic]
    ) -> Value? {
        kind.read(node, key, &diagnostics)
    }

    /// Whether a key is there, whatever its value.
    package mutating func has(_ key: String) -> Bool { member(key) != nil }

    /// Where a key stands, if it is there.
    package func keyRange(of key: String) -> SourceRange? { members.first { $0.key == key }?.keyRange }

    /// Adds a finding of the caller's own.
    package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Names keys that are read elsewhere, or read only in some cases, so that they are not reported.
    package mutating func know(_ keys: String...) { askedKeys += keys }
}

extension YAMLMappingReader {
    private mutating func member(_ key: String) -> YAMLMember? {
        askedKeys.append(key)
        return members.first { $0.key == key }
    }

    /// A key that is missing because it is misspelt is said once, where it is misspelt.
    private mutating func reportUnknownKeys() {
        var known: [String] = []
        for key in askedKeys where !known.contains(key) { known.append(key) }
        let unknown = members.filter { !known.contains($0.key) }.map {
            Diagnostic.unknownKey($0, in: self, known: known)
        }
        let meant = Set(unknown.compactMap { if case .name(let name) = $0.suggestion { name } else { nil } })
        for key in missingKeys where !meant.contains(key) { diagnostics.append(.missingKey(key, in: self)) }
        diagnostics += unknown
    }
}

extension Diagnostic {
    /// A key that the mapping needs and does not have. Points at the beginning of the mapping.
    fileprivate static func missingKey(_ key: String, in mapping: YAMLMappingReader) -> Diagnostic {
        let start = mapping.range.offsets.lowerBound
        let source = mapping.range.source
        let place: Place = mapping.range.offsets.isEmpty ? .file(source.path) : .range(source.place(at: start))
        return Diagnostic(.yamlKeyMissing, "\(mapping.description) lacks the key \"\(key)\"", at: place)
    }

    fileprivate static func unknownKey(
        _ member: YAMLMember, in mapping: YAMLMappingReader, known: [String]
    ) -> Diagnostic {
        let missing = known.filter { mapping.keyRange(of: $0) == nil }
        let nearest = NearestName.find(member.key, in: missing) ?? NearestName.find(member.key, in: known)
        let advice = known.isEmpty ? nil : Suggestion.advice("known keys: \(known.joined(separator: ", "))")
        return Diagnostic(
            .yamlKeyUnknown, "\(mapping.description) has no key \"\(member.key)\"", at: member.keyRange,
            suggestion: nearest.map { .name($0) } ?? advice)
    }
}
