/// An opening tag that waits for its closing one, and the nodes before it.
struct OpenTag {
    let tag: TemplateTag
    let name: String
    let before: [TemplateNode]
}

extension OpenTag {
    /// As a person writes it: `{{#name}}`.
    var described: String {
        let sign =
            switch tag.kind {
            case .inverted: "^"
            case .block: "$"
            case .parent: "<"
            case .dynamicParent: "<*"
            default: "#"
            }
        return "{{\(sign)\(name)}}"
    }
}

extension PartialReference {
    /// `nil` when the text is no name for this kind of tag.
    init?(_ tag: TemplateTag, text: String) {
        switch tag.kind {
        case .dynamicPartial, .dynamicParent:
            guard let name = TemplateName(text, offsets: tag.content) else { return nil }
            self = .dynamic(name)
        default:
            guard !text.isEmpty, !text.unicodeScalars.contains(where: \.properties.isWhitespace) else { return nil }
            self = .named(text, offsets: tag.content)
        }
    }
}
