package import Diagnostics

/// Reads property lists in Apple's XML and binary forms.
package enum PropertyListReader {
    /// The value that a file holds, or `nil` after an error has been reported.
    package static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> PropertyListNode? {
        if isBinary(source) { return BinaryPropertyList.read(source, into: &diagnostics) }
        guard let root = XMLReader.read(source, into: &diagnostics) else { return nil }
        var reader = XMLPropertyList()
        let node = reader.document(root)
        diagnostics += reader.diagnostics
        return reader.diagnostics.hasErrors ? nil : node
    }

    /// Whether a file is a binary property list.
    package static func isBinary(_ source: SourceText) -> Bool { source.bytes.starts(with: BinaryPropertyList.mark) }
}

/// The elements of Apple's property list DTD.
private struct XMLPropertyList {
    var diagnostics: [Diagnostic] = []

    mutating func document(_ root: XMLElement) -> PropertyListNode? {
        guard root.name == "plist" else {
            report("a property list begins with <plist>, not with <\(root.name)>", at: root.range)
            return nil
        }
        guard let value = root.elements.first else {
            report("the property list holds nothing", at: root.range)
            return nil
        }
        return node(value)
    }

    private mutating func node(_ element: XMLElement) -> PropertyListNode? {
        func made(_ value: PropertyListNode.Value) -> PropertyListNode {
            PropertyListNode(value: value, range: element.contentRange)
        }
        switch element.name {
        case "string": return made(.string(element.text))
        case "dict": return PropertyListNode(value: .dictionary(members(element)), range: element.range)
        case "array":
            var values: [PropertyListNode] = []
            for inner in element.elements { if let node = node(inner) { values.append(node) } }
            return PropertyListNode(value: .array(values), range: element.range)
        case "integer", "real": return made(.other("a number"))
        case "true", "false": return made(.other("true or false"))
        case "date": return made(.other("a date"))
        case "data": return made(.other("data"))
        default:
            report("<\(element.name)> is no value of a property list", at: element.range)
            return nil
        }
    }

    private mutating func members(_ element: XMLElement) -> [PropertyListMember] {
        var members: [PropertyListMember] = []
        var key: XMLElement?
        for inner in element.elements {
            if inner.name == "key" {
                if let key { report("the key \"\(key.text)\" has no value", at: key.range) }
                key = inner
            } else if let known = key {
                if let value = node(inner) {
                    members.append(PropertyListMember(key: known.text, keyRange: known.contentRange, value: value))
                }
                key = nil
            } else {
                report("a value without a key", at: inner.range)
            }
        }
        if let key { report("the key \"\(key.text)\" has no value", at: key.range) }
        return members
    }

    private mutating func report(_ message: String, at range: SourceRange) {
        diagnostics.append(Diagnostic(.plistShape, message, at: range))
    }
}
