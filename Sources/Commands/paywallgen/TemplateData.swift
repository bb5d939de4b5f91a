import Diagnostics
import SourceFiles
import TemplateEngine

/// JSON data as a strict template takes it: a schema with every name that the data has, and the values by that schema.
struct TemplateData {
    let schema: TemplateRecord
    let value: TemplateValue
}

extension TemplateData {
    /// The data; `nil` when it is no object or a name stands for values of different kinds, which has been reported.
    ///
    /// Texts and numbers are text, or URLs where the name is `url` or ends in `_url`; lists of objects are lists of one
    /// record; other lists are JSON for data blocks. What is null, or missing in one of a list's objects, may be absent.
    static func infer(from node: JSONNode, into diagnostics: inout [Diagnostic]) -> TemplateData? {
        guard node.object != nil else {
            diagnostics.append(
                Diagnostic(
                    .dataMixed, "the data is \(node.kindName), which has no names for a template", at: node.range,
                    suggestion: .advice("write an object: {\"name\": …}")))
            return nil
        }
        var inference = TypeInference()
        let schema = inference.record(of: [node], named: "the data")
        diagnostics += inference.diagnostics
        guard inference.diagnostics.isEmpty else { return nil }
        return TemplateData(schema: schema, value: schema.value(of: node))
    }
}

extension DiagnosticKind {
    static let dataMixed = DiagnosticKind(
        "template.data", title: "The data cannot be given to a template",
        why:
            "Names are checked before anything is rendered, so a name has to stand for one kind of thing in every item of a list, and the data for an object with names.",
        example: "{\"products\": [{\"name\": \"Monthly\"}, {\"name\": [\"Yearly\"]}]}",
        mend: "{\"products\": [{\"name\": \"Monthly\"}, {\"name\": \"Yearly\"}]}")
}

/// Finds the type of a name from all the values that it has in the data.
private struct TypeInference {
    var diagnostics: [Diagnostic] = []

    /// The record that every one of some objects fits. Keys that a template cannot name are left out.
    mutating func record(of objects: [JSONNode], named name: String) -> TemplateRecord {
        var keys: [String] = []
        var seen: Set<String> = []
        for member in objects.flatMap({ $0.object ?? [] }) where member.key.isTemplateName {
            if seen.insert(member.key).inserted { keys.append(member.key) }
        }
        return TemplateRecord(
            name,
            keys.map { key in
                let values = objects.map { $0[key] }
                let present = values.compactMap(\.self).filter { !$0.isNull }
                let type = type(of: present, named: key)
                return TemplateField(key, present.count < values.count ? .optional(type) : type, "from the data")
            })
    }

    private mutating func type(of values: [JSONNode], named name: String) -> TemplateType {
        guard let first = values.first else { return .text }
        let kind = first.kind
        if let other = values.first(where: { $0.kind != kind }) {
            diagnostics.append(
                Diagnostic(
                    .dataMixed, "\(name) is \(other.kindName) here and \(first.kindName) elsewhere", at: other.range,
                    suggestion: .advice("give it one kind of value everywhere"),
                    notes: [.init("elsewhere is here", at: .range(first.range))]))
            return .json
        }
        switch kind {
        case .flag: return .flag
        case .text: return name == "url" || name.hasSuffix("_url") ? .url : .text
        case .object: return .record(record(of: values, named: name))
        case .list:
            let items = values.flatMap { $0.array ?? [] }
            return items.allSatisfy { $0.object != nil } ? .list(record(of: items, named: name)) : .json
        }
    }
}

extension JSONNode {
    /// What tells types apart; a number is text as it is written.
    fileprivate enum Kind { case flag, text, object, list }

    fileprivate var kind: Kind {
        switch value {
        case .bool: .flag
        case .null, .number, .string: .text
        case .object: .object
        case .array: .list
        }
    }

    fileprivate var text: String { string ?? number ?? "" }

    fileprivate var json: JSONText {
        switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let text): Int(text).map { .integer($0) } ?? .optional(Double(text))
        case .string(let text): .string(text)
        case .array(let items): .array(items.map(\.json))
        case .object(let members): .object(members.map { ($0.key, $0.value.json) })
        }
    }
}

extension String {
    /// Whether a tag can hold it as one part of a name.
    fileprivate var isTemplateName: Bool { !isEmpty && !contains { $0 == "." || $0.isWhitespace } }
}

extension TemplateRecord {
    fileprivate func value(of node: JSONNode) -> TemplateValue {
        var values: [String: TemplateValue] = [:]
        for field in fields { values[field.name] = field.type.value(of: node[field.name]) }
        return makeValue(values)
    }
}

extension TemplateType {
    /// The value of a node from which the type was inferred.
    fileprivate func value(of node: JSONNode?) -> TemplateValue {
        guard let node, !node.isNull else { return .absent }
        switch present {
        case .text, .choice, .optional: return .text(node.text)
        case .url: return .url(node.text)
        case .flag: return .flag(node.bool ?? false)
        case .json: return .json(node.json)
        case .trustedHTML: preconditionFailure("no JSON is trusted HTML")
        case .record(let record): return record.value(of: node)
        case .list(let record): return .list((node.array ?? []).map { record.value(of: $0) })
        }
    }
}
