/// The schema of a group of names: what a template may name, of which type, and what each is for.
///
/// The order of the fields is the order of `TemplateValue.record`.
package struct TemplateRecord: Sendable {
    /// For messages and the reference page: `page`, `product`.
    package let name: String
    package let fields: [TemplateField]
    private let indexes: [String: Int]

    /// - Precondition: no two fields have the same name; every name is one part of a Mustache name (no dot, no blank).
    package init(_ name: String, _ fields: [TemplateField]) {
        var indexes: [String: Int] = [:]
        for (index, field) in fields.enumerated() {
            precondition(
                !field.name.isEmpty && !field.name.contains { $0 == "." || $0.isWhitespace },
                "'\(field.name)' of \(name) cannot be named in a template")
            let known = indexes.updateValue(index, forKey: field.name)
            precondition(known == nil, "\(name) has two fields named \(field.name)")
        }
        self.name = name
        self.fields = fields
        self.indexes = indexes
    }

    /// Where a field stands in `fields` and in a record's values.
    package func index(of name: String) -> Int? { indexes[name] }
}

/// A name of the page schema.
package struct TemplateField: Sendable {
    package let name: String
    package let type: TemplateType
    /// What it is, in a sentence, for the reference page.
    package let summary: String

    package init(_ name: String, _ type: TemplateType, _ summary: String) {
        self.name = name
        self.type = type
        self.summary = summary
    }
}

extension TemplateRecord {
    /// The values of a record in field order. An optional field that is not given is absent.
    ///
    /// - Precondition: every name is a field's, every other field is given, and every value fits its type.
    package func makeValue(_ values: [String: TemplateValue]) -> TemplateValue {
        if let mismatch = mismatch(of: values) { preconditionFailure("\(name): \(mismatch)") }
        return .record(fields.map { values[$0.name] ?? .absent })
    }

    /// The same for values that are written down in the order of the fields: what is in its place needs no lookup.
    package func makeValue(fields values: KeyValuePairs<String, TemplateValue>) -> TemplateValue {
        var record: [TemplateValue] = []
        record.reserveCapacity(fields.count)
        var position = 0
        for field in fields {
            if position < values.count, values[position].key == field.name, values[position].value.fits(field.type) {
                record.append(values[position].value)
                position += 1
            } else if field.type.isOptional {
                record.append(.absent)
            } else {
                break
            }
        }
        if record.count == fields.count, position == values.count { return .record(record) }
        return makeValue(Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.value) }))
    }

    /// Why `makeValue` would refuse these values, or `nil` when they fit.
    package func mismatch(of values: [String: TemplateValue]) -> String? {
        for name in values.keys.sorted() where index(of: name) == nil { return "there is no field \(name)" }
        for field in fields {
            guard let value = values[field.name] else {
                if field.type.isOptional { continue }
                return "\(field.name) is missing"
            }
            guard value.fits(field.type) else {
                return "\(field.name) is \(field.type.described), not \(value.kindName)"
            }
        }
        return nil
    }
}
