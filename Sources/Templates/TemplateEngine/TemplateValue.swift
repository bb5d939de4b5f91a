package import Diagnostics

/// What a template prints or tests: a closed set, so that every switch over it is exhaustive.
package enum TemplateValue: Sendable {
    /// An optional value that is not there.
    case absent
    case text(String)
    case url(String)
    case flag(Bool)
    case trustedHTML(String)
    case json(JSONText)
    /// Records, each of the list's schema.
    case list([TemplateValue])
    /// The values of a `TemplateRecord` in field order; made by `TemplateRecord.makeValue`.
    case record([TemplateValue])
}

extension TemplateValue {
    /// A text, or absent.
    package static func optional(text: String?) -> TemplateValue { text.map { .text($0) } ?? .absent }
    /// A URL, or absent.
    package static func optional(url: String?) -> TemplateValue { url.map { .url($0) } ?? .absent }

    /// Whether the value has the shape of a type. The fields inside a record were checked when it was made; here only
    /// their number is.
    package func fits(_ type: TemplateType) -> Bool {
        switch (self, type) {
        case (.absent, .optional): true
        case (_, .optional(let type)): fits(type)
        case (.text(let text), .choice(let words)): words.contains(text)
        case (.text, .text), (.url, .url), (.flag, .flag), (.trustedHTML, .trustedHTML), (.json, .json): true
        case (.list(let items), .list(let record)): items.allSatisfy { $0.fits(.record(record)) }
        case (.record(let values), .record(let record)): values.count == record.fields.count
        case (.absent, _), (.text, _), (.url, _), (.flag, _), (.trustedHTML, _), (.json, _), (.list, _), (.record, _):
            false
        }
    }

    /// For messages: "a text", "a list".
    package var kindName: String {
        switch self {
        case .absent: "absent"
        case .text: "a text"
        case .url: "a URL"
        case .flag: "a flag"
        case .trustedHTML: "trusted HTML"
        case .json: "JSON"
        case .list: "a list"
        case .record: "a group of names"
        }
    }
}
