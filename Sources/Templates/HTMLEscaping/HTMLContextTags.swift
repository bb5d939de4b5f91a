/// Reading tags and attribute names.
extension HTMLContext {
    mutating func consumeTagName(_ byte: UInt8) -> HTMLIssue? {
        switch state {
        case .tagOpen:
            switch byte {
            case UInt8(ascii: "!"): state = .markupOpen
            case UInt8(ascii: "/"): state = .endTagOpen
            case UInt8(ascii: "?"): state = .declaration
            case _ where byte.isASCIILetter: beginTag(byte, isEnd: false)
            default:
                state = .text
                return consume(byte)
            }
        case .endTagOpen:
            switch byte {
            case UInt8(ascii: ">"): state = .text
            case _ where byte.isASCIILetter: beginTag(byte, isEnd: true)
            default: state = .declaration
            }
        case .tagName(let name):
            guard byte.isHTMLBlank || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") else {
                state = .tagName(name.withNameByte(byte))
                return nil
            }
            self = withFinishedTagName
            return consumeInTag(byte)
        default: break
        }
        return nil
    }

    private mutating func beginTag(_ byte: UInt8, isEnd: Bool) {
        state = .tagName([byte.lowercased])
        element = .ordinary
        isEndTag = isEnd
    }

    /// With the element known whose tag this is.
    var withFinishedTagName: HTMLContext {
        guard case .tagName(let name) = state else { return self }
        return HTMLContext(state: .beforeAttributeName, element: HTMLElement(name: name), isEndTag: isEndTag)
    }

    mutating func consumeInTag(_ byte: UInt8) -> HTMLIssue? {
        if byte == UInt8(ascii: ">") { return finishTag() }
        if byte == UInt8(ascii: "/") {
            state = .selfClosing
            return nil
        }
        if case .betweenAttributes(let hasBlank) = state, !byte.isHTMLBlank {
            if !hasBlank || byte == UInt8(ascii: "=") { return .branches }
        }
        if byte.isHTMLBlank {
            state = afterBlankInTag
            return nil
        }
        switch state {
        case .attributeName(let name), .afterAttributeName(let name):
            if byte == UInt8(ascii: "=") {
                state = .beforeAttributeValue(HTMLAttribute(name: name, of: element))
                return nil
            }
            if case .attributeName = state {
                state = .attributeName(name.withNameByte(byte))
                return nil
            }
        default: break
        }
        state = .attributeName([byte.lowercased])
        return nil
    }

    private var afterBlankInTag: HTMLState {
        switch state {
        case .attributeName(let name), .afterAttributeName(let name): .afterAttributeName(name)
        case .betweenAttributes: .betweenAttributes(hasBlank: true)
        default: .beforeAttributeName
        }
    }

    mutating func finishTag() -> HTMLIssue? {
        guard !isEndTag, let content = element.rawContent else {
            self = .start
            return nil
        }
        state = .raw(matched: 0, content)
        return element == .plaintext ? .plaintext : nil
    }
}

extension [UInt8] {
    /// A name with one more byte, in lower case; names longer than any that is known stop growing.
    fileprivate func withNameByte(_ byte: UInt8) -> [UInt8] {
        count < 64 ? self + [byte.lowercased] : self
    }
}
