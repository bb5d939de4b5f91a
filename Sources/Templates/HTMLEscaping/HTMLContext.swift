/// Where in an HTML file a template stands: what a browser's tokenizer would be doing after the bytes so far.
///
/// Follows the tokenizer of the HTML standard (section 13.2.5) as far as it decides where markup begins and ends, and
/// the content of scripts and styles as far as it decides what a value there would mean. Two contexts are equal when
/// everything that follows would be read in the same way.
package struct HTMLContext: Hashable, Sendable {
    var state: HTMLState
    /// Whose tag is being read, or whose raw content.
    var element: HTMLElement
    var isEndTag: Bool

    /// The beginning of a file.
    package static let start = HTMLContext(state: .text, element: .ordinary, isEndTag: false)
}

extension HTMLContext {
    /// Whether a file may end here: in text, outside every tag.
    package var isText: Bool { if case .text = state { true } else { false } }

    /// Whether the bytes here are code or style sheets, in which blanks may mean something.
    package var isScriptOrStyle: Bool {
        guard case .raw(_, let content) = state else { return false }
        return switch content {
        case .text: false
        case .script, .style: true
        }
    }

    /// For messages, after "inside": "text", "a tag", "the value of an attribute".
    package var described: String {
        switch state {
        case .text: "text"
        case .tagOpen, .endTagOpen, .tagName, .beforeAttributeName, .attributeName, .afterAttributeName,
            .beforeAttributeValue, .afterAttributeValue, .selfClosing, .betweenAttributes:
            "a tag"
        case .attributeValue, .unquotedValue: "the value of an attribute"
        case .markupOpen, .markupDash, .declaration: "a declaration"
        case .commentStart, .commentStartDash, .comment, .commentEndDash, .commentEnd, .commentEndBang: "a comment"
        case .raw: "<\(element.described)>"
        }
    }
}
