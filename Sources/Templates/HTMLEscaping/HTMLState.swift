/// The tokenizer's state. Names follow the HTML standard; names read so far are in lower case.
enum HTMLState: Hashable, Sendable {
    /// The standard's "data state".
    case text
    case tagOpen
    case endTagOpen
    case tagName([UInt8])
    case beforeAttributeName
    case attributeName([UInt8])
    case afterAttributeName([UInt8])
    case beforeAttributeValue(HTMLAttribute)
    case attributeValue(HTMLAttribute, HTMLQuote, AttributeContent)
    case unquotedValue(HTMLAttribute, AttributeContent)
    case afterAttributeValue
    case selfClosing
    /// Between two attributes after branches that ended differently there: what follows has to be read alike by all.
    case betweenAttributes(hasBlank: Bool)
    /// After `<!`, after `<!-`, and in what is a doctype or (for browsers) a comment up to the next `>`.
    case markupOpen, markupDash, declaration
    case commentStart, commentStartDash, comment, commentEndDash, commentEnd, commentEndBang
    /// In an element whose content holds no tags; `matched` bytes of its `</name` have just been read.
    case raw(matched: Int, RawContent)
}

/// The quotes round an attribute's value.
package enum HTMLQuote: Hashable, Sendable {
    case single, double

    var byte: UInt8 {
        switch self {
        case .single: UInt8(ascii: "'")
        case .double: UInt8(ascii: "\"")
        }
    }
}

/// What an attribute's value has been so far, where that decides what may follow.
enum AttributeContent: Hashable, Sendable {
    case any
    case url(URLPosition)
    /// The value itself, in lower case.
    case word([UInt8])
}

/// The content of an element without tags.
enum RawContent: Hashable, Sendable {
    /// `title`, `textarea` and elements that browsers do not show.
    case text
    /// `marker` bytes of `<!--` have just been read; `json` is followed in data blocks only.
    case script(marker: Int, json: JSONContext?)
    case style(CSSContext)
}
