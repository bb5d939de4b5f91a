/// What an attribute's value means to a browser.
enum HTMLAttribute: Hashable, Sendable {
    case plain
    case url
    /// Several URLs with blanks or commas between them: `srcset`, `ping`.
    case urlList
    /// `type` of a script: decides whether its content is code.
    case scriptType
    case httpEquiv
    /// `content` of a `meta`: a URL when the `meta` is a refresh.
    case metaContent
    /// Never takes a value.
    case refused(HTMLRefusal)
}

extension HTMLAttribute {
    /// The name is in lower case.
    init(name: [UInt8], of element: HTMLElement) {
        let text = String(decoding: name, as: UTF8.self)
        self = Self.special(text, of: element) ?? Self.general(text)
    }

    private static func special(_ name: String, of element: HTMLElement) -> HTMLAttribute? {
        switch (element, name) {
        case (.script, "type"): .scriptType
        case (.meta, "http-equiv"): .httpEquiv
        case (.meta, "content"): .metaContent
        case (.animation, "attributename"), (.animation, "to"), (.animation, "from"), (.animation, "by"),
            (.animation, "values"):
            .refused(.animation)
        case (.object, "data"): .url
        default: nil
        }
    }

    private static func general(_ name: String) -> HTMLAttribute {
        switch name {
        case "href", "src", "action", "formaction", "cite", "poster", "background", "manifest", "longdesc", "usemap",
            "icon", "profile", "classid", "codebase", "archive", "xlink:href", "xml:base":
            .url
        case "srcset", "imagesrcset", "ping": .urlList
        case "style": .refused(.styleAttribute)
        case "srcdoc": .refused(.embeddedDocument)
        default: name.hasPrefix("on") ? .refused(.eventHandler) : .plain
        }
    }

    /// What is followed of its value.
    var initialContent: AttributeContent {
        switch self {
        case .url, .urlList: .url(.start)
        case .scriptType, .httpEquiv: .word([])
        case .plain, .metaContent, .refused: .any
        }
    }
}
