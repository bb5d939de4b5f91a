/// Reading comments and declarations.
extension HTMLContext {
    mutating func consumeMarkup(_ byte: UInt8) -> HTMLIssue? {
        let isDash = byte == UInt8(ascii: "-")
        let isEnd = byte == UInt8(ascii: ">")
        switch state {
        case .markupOpen:
            state = isDash ? .markupDash : isEnd ? .text : .declaration
            return byte == UInt8(ascii: "[") ? .characterData : nil
        case .markupDash: state = isDash ? .commentStart : isEnd ? .text : .declaration
        case .declaration: state = isEnd ? .text : .declaration
        case .commentStart: state = isDash ? .commentStartDash : isEnd ? .text : .comment
        case .commentStartDash: state = isDash ? .commentEnd : isEnd ? .text : .comment
        case .comment: state = isDash ? .commentEndDash : .comment
        case .commentEndDash: state = isDash ? .commentEnd : .comment
        case .commentEnd:
            state = isDash ? .commentEnd : isEnd ? .text : byte == UInt8(ascii: "!") ? .commentEndBang : .comment
        case .commentEndBang: state = isDash ? .commentEndDash : isEnd ? .text : .comment
        default: break
        }
        return nil
    }
}

/// Reading what holds no tags.
extension HTMLContext {
    mutating func consumeRaw(_ byte: UInt8, matched: Int, _ content: RawContent) -> HTMLIssue? {
        let endTag = element.endTag
        if !endTag.isEmpty, matched == endTag.count {
            if byte.isHTMLBlank || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
                isEndTag = true
                state = .beforeAttributeName
                return consumeInTag(byte)
            }
        }
        var next = content
        let issue = next.consume(byte)
        let goesOn = matched < endTag.count && byte.lowercased == endTag[matched]
        state = .raw(matched: goesOn ? matched + 1 : byte == UInt8(ascii: "<") && !endTag.isEmpty ? 1 : 0, next)
        return issue
    }
}

extension RawContent {
    private static let commentMark = Array("<!--".utf8)

    fileprivate mutating func consume(_ byte: UInt8) -> HTMLIssue? {
        switch self {
        case .text: return nil
        case .style(var css):
            css.consume(byte)
            self = .style(css)
            return nil
        case .script(let marker, var json):
            json?.consume(byte)
            let mark = Self.commentMark
            let next = byte == mark[marker] ? marker + 1 : byte == mark[0] ? 1 : 0
            self = .script(marker: next == mark.count ? 0 : next, json: json)
            return next == mark.count ? .commentInScript : nil
        }
    }
}
