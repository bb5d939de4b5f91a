/// Reading attribute values.
extension HTMLContext {
    mutating func consumeAttributeValue(_ byte: UInt8) -> HTMLIssue? {
        switch state {
        case .beforeAttributeValue(let attribute):
            switch byte {
            case _ where byte.isHTMLBlank: return nil
            case UInt8(ascii: "\""): state = .attributeValue(attribute, .double, attribute.initialContent)
            case UInt8(ascii: "'"): state = .attributeValue(attribute, .single, attribute.initialContent)
            case UInt8(ascii: ">"): return finishTag()
            default:
                state = .unquotedValue(attribute, attribute.initialContent)
                return consumeAttributeValue(byte)
            }
        case .attributeValue(let attribute, let quote, var content):
            if byte == quote.byte {
                state = .afterAttributeValue
                return finish(attribute, content)
            }
            content.consume(byte, of: attribute)
            state = .attributeValue(attribute, quote, content)
        case .unquotedValue(let attribute, var content):
            if byte.isHTMLBlank || byte == UInt8(ascii: ">") {
                state = .beforeAttributeName
                let issue = finish(attribute, content)
                return issue ?? (byte == UInt8(ascii: ">") ? finishTag() : nil)
            }
            content.consume(byte, of: attribute)
            state = .unquotedValue(attribute, content)
        default: break
        }
        return nil
    }

    /// Takes up what a value that is now complete says about its element.
    private mutating func finish(_ attribute: HTMLAttribute, _ content: AttributeContent) -> HTMLIssue? {
        guard case .word(let word) = content else { return nil }
        switch (attribute, element) {
        case (.scriptType, .script(.untyped)):
            let type = String(decoding: word, as: UTF8.self)
            element = .script(type == "application/json" || type == "application/ld+json" ? .data : .code)
        case (.httpEquiv, .meta(_, let hasValue)):
            // A character reference could spell it too.
            guard word == Array("refresh".utf8) || word.contains(UInt8(ascii: "&")) else { return nil }
            element = .meta(isRefresh: true, hasValue: hasValue)
            return hasValue ? .refresh : nil
        default: break
        }
        return nil
    }
}

extension AttributeContent {
    fileprivate mutating func consume(_ byte: UInt8, of attribute: HTMLAttribute) {
        switch self {
        case .any: break
        case .url(var position):
            position.consume(byte, isList: attribute == .urlList)
            self = .url(position)
        case .word(let word):
            if !byte.isHTMLBlank, word.count < 64 { self = .word(word + [byte.lowercased]) }
        }
    }
}
