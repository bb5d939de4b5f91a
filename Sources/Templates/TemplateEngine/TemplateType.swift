/// What a name of the page schema stands for; decides where a template may print it and how it is escaped.
package indirect enum TemplateType: Sendable {
    /// Finished, localized text; escaped wherever it is printed.
    case text
    /// One of a few words; printed like text, and `{{>*name}}` takes in the partial of that name.
    case choice([String])
    /// An address; its scheme is checked when it begins a URL attribute.
    case url
    /// True or false; for sections only (and for JSON, where it is `true` or `false`).
    case flag
    /// HTML that our own Markdown or SVG step made; printed by `{{{name}}}`, in text only.
    case trustedHTML
    /// A JSON value; printed inside `<script type="application/json">` or `application/ld+json`.
    case json
    /// Any number of records, also none.
    case list(TemplateRecord)
    /// A group of names, reached by a section or by dots.
    case record(TemplateRecord)
    /// May be absent; a section of that name tests it, and inside the section it is present.
    case optional(TemplateType)
}

extension TemplateType {
    /// The type of the value when it is present.
    package var present: TemplateType {
        if case .optional(let type) = self { type.present } else { self }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The record that a section over this type, or a dot after it, leads into.
    package var record: TemplateRecord? {
        switch present {
        case .record(let record), .list(let record): record
        case .text, .choice, .url, .flag, .trustedHTML, .json, .optional: nil
        }
    }

    /// For messages: "a text", "a list of product".
    package var described: String {
        switch self {
        case .text: "a text"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .url: "a URL"
        case .flag: "a flag"
        case .trustedHTML: "trusted HTML"
        case .json: "JSON"
        case .list(let record): "a list of \(record.name)"
        case .record(let record): "a group of names (\(record.name))"
        case .optional(let type): "\(type.present.described) that may be absent"
        }
    }
}
