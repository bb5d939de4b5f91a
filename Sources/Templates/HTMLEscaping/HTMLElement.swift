/// The elements that change how HTML is read, or what an attribute means.
enum HTMLElement: Hashable, Sendable {
    case ordinary
    case script(ScriptKind)
    case style
    case title
    case textarea
    /// Content that browsers read as raw text and do not show.
    case hidden(HiddenElement)
    case plaintext
    /// `isRefresh`: it is `http-equiv="refresh"`; `hasValue`: a value was inserted into its `content`.
    case meta(isRefresh: Bool, hasValue: Bool)
    /// SVG's `animate` and `set`: they write attributes.
    case animation
    case object

    enum ScriptKind: Hashable, Sendable {
        /// No `type` yet: code.
        case untyped
        case code
        /// `application/json` or `application/ld+json`.
        case data
    }

    enum HiddenElement: String, Hashable, Sendable {
        case xmp, iframe, noembed, noframes
    }
}

extension HTMLElement {
    /// The name is in lower case.
    init(name: [UInt8]) {
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "script": self = .script(.untyped)
        case "style": self = .style
        case "title": self = .title
        case "textarea": self = .textarea
        case "plaintext": self = .plaintext
        case "meta": self = .meta(isRefresh: false, hasValue: false)
        case "animate", "animatemotion", "animatetransform", "set": self = .animation
        case "object": self = .object
        default: self = HiddenElement(rawValue: text).map { .hidden($0) } ?? .ordinary
        }
    }

    /// What its start tag leads into, if that is not text.
    var rawContent: RawContent? {
        switch self {
        case .script(.data): .script(marker: 0, json: .value)
        case .script(.untyped), .script(.code): .script(marker: 0, json: nil)
        case .style: .style(CSSContext())
        case .title, .textarea, .hidden, .plaintext: .text
        case .ordinary, .meta, .animation, .object: nil
        }
    }

    /// What ends its raw content, in lower case; empty when nothing can.
    var endTag: [UInt8] {
        switch self {
        case .script: Self.scriptEnd
        case .style: Self.styleEnd
        case .title: Self.titleEnd
        case .textarea: Self.textareaEnd
        case .hidden(let element): Array("</\(element.rawValue)".utf8)
        case .ordinary, .plaintext, .meta, .animation, .object: []
        }
    }

    private static let scriptEnd = Array("</script".utf8)
    private static let styleEnd = Array("</style".utf8)
    private static let titleEnd = Array("</title".utf8)
    private static let textareaEnd = Array("</textarea".utf8)

    var described: String {
        switch self {
        case .script: "script"
        case .style: "style"
        case .title: "title"
        case .textarea: "textarea"
        case .hidden(let element): element.rawValue
        case .plaintext: "plaintext"
        case .meta: "meta"
        case .ordinary, .animation, .object: "element"
        }
    }
}
