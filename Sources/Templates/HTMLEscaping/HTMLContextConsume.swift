/// What is wrong with a template's own bytes, so that nothing after them can be vouched for.
package enum HTMLIssue: Hashable, Sendable {
    /// Branches ended differently between two attributes, and this byte would be read differently after each.
    case branches
    /// `<![CDATA[` ends differently in HTML and in SVG.
    case characterData
    /// `<!--` in a script: browsers then read the next `</script` as text.
    case commentInScript
    /// `<plaintext>` never ends.
    case plaintext
    /// A `meta` whose content holds a value turns out to be a refresh.
    case refresh
}

extension HTMLContext {
    /// Goes on over a byte that is written as it stands; returns what is wrong with it, if anything.
    package mutating func consume(_ byte: UInt8) -> HTMLIssue? {
        switch state {
        case .text:
            if byte == UInt8(ascii: "<") { state = .tagOpen }
            return nil
        case .tagOpen, .endTagOpen, .tagName: return consumeTagName(byte)
        case .beforeAttributeName, .attributeName, .afterAttributeName, .afterAttributeValue, .selfClosing,
            .betweenAttributes:
            return consumeInTag(byte)
        case .beforeAttributeValue, .attributeValue, .unquotedValue: return consumeAttributeValue(byte)
        case .markupOpen, .markupDash, .declaration, .commentStart, .commentStartDash, .comment, .commentEndDash,
            .commentEnd, .commentEndBang:
            return consumeMarkup(byte)
        case .raw(let matched, let content): return consumeRaw(byte, matched: matched, content)
        }
    }
}
