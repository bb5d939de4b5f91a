import Diagnostics
import TemplateEngine
import Testing

@testable import SiteModel

/// Reads values of the page schema back by their names.
struct SchemaValue {
    let value: TemplateValue
    let type: TemplateType

    /// The value of a field; fails the test when there is no such field.
    subscript(_ name: String) -> SchemaValue {
        get throws {
            guard case .record(let record) = type.bare, case .record(let values) = value,
                let index = record.fields.firstIndex(where: { $0.name == name })
            else { throw NoSuchField(name: name) }
            return SchemaValue(value: values[index], type: record.fields[index].type)
        }
    }

    var text: String? {
        switch value {
        case .text(let text), .url(let text), .trustedHTML(let text): text
        case .absent, .flag, .json, .list, .record: nil
        }
    }

    var isAbsent: Bool { if case .absent = value { true } else { false } }

    var flag: Bool? { if case .flag(let flag) = value { flag } else { nil } }

    var json: String? { if case .json(let json) = value { json.compact() } else { nil } }

    var items: [SchemaValue] {
        guard case .list(let record) = type.bare, case .list(let values) = value else { return [] }
        return values.map { SchemaValue(value: $0, type: .record(record)) }
    }

    struct NoSuchField: Error { let name: String }
}

extension TemplateType {
    fileprivate var bare: TemplateType { if case .optional(let type) = self { type.bare } else { self } }
}

extension SiteFixture {
    /// The values of every page, by its address.
    func values() throws -> [String: SchemaValue] {
        let content = try content()
        var found: [Diagnostic] = []
        let plan = SitePlan.make(content, isStrict: false, into: &found)
        let values = PageValues(content: content, plan: plan, policyPlaceholder: "policy")
        return Dictionary(
            uniqueKeysWithValues: plan.pages.map { page in
                (page.route.sitePath, SchemaValue(value: values.value(of: page), type: .record(PageSchema.page)))
            })
    }
}
