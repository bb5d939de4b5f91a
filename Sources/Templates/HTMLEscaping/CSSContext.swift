/// Where in a style sheet a place is: followed only as far as needed to know the value of a custom property.
struct CSSContext: Hashable, Sendable {
    private var place = Place.start
    private var layer = Layer.plain

    private enum Place: Hashable, Sendable {
        /// Where a rule or declaration may begin.
        case start
        /// After `-` there.
        case dash
        /// In `--name`.
        case name
        case afterName
        /// In the value of `--name`; `urlBytes` of `url` have just been read.
        case value(parentheses: Int, urlBytes: Int)
        case other
    }

    private enum Layer: Hashable, Sendable {
        case plain
        case slash
        case comment(hasStar: Bool)
        case string(quote: UInt8, isEscaped: Bool)
        /// After a backslash outside strings.
        case escape
    }
}

extension CSSContext {
    var insertion: HTMLInsertion {
        guard case .value = place else { return .refused(.styleSheet) }
        return switch layer {
        case .plain: .css(isInString: false)
        case .string(_, isEscaped: false): .css(isInString: true)
        case .string(_, isEscaped: true), .slash, .comment, .escape: .refused(.styleSheet)
        }
    }

    mutating func consume(_ byte: UInt8) {
        switch layer {
        case .comment(let hasStar):
            layer = hasStar && byte == UInt8(ascii: "/") ? .plain : .comment(hasStar: byte == UInt8(ascii: "*"))
        case .string(let quote, let isEscaped): consume(byte, quote: quote, isEscaped: isEscaped)
        case .escape: layer = .plain
        case .slash:
            layer = byte == UInt8(ascii: "*") ? .comment(hasStar: false) : .plain
            if layer == .plain {
                consumePlain(UInt8(ascii: "/"))
                consume(byte)
            }
        case .plain: consumeLayerStart(byte)
        }
    }

    private mutating func consume(_ byte: UInt8, quote: UInt8, isEscaped: Bool) {
        if isEscaped {
            layer = .string(quote: quote, isEscaped: false)
        } else if byte == UInt8(ascii: "\\") {
            layer = .string(quote: quote, isEscaped: true)
        } else if byte == quote || byte == UInt8(ascii: "\n") {
            layer = .plain
        }
    }

    private mutating func consumeLayerStart(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "/"): layer = .slash
        case UInt8(ascii: "\\"):
            layer = .escape
            consumePlain(byte)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            layer = .string(quote: byte, isEscaped: false)
            consumePlain(byte)
        default: consumePlain(byte)
        }
    }

    private mutating func consumePlain(_ byte: UInt8) {
        switch place {
        case .start: place = Self.afterStart(byte)
        case .dash: place = byte == UInt8(ascii: "-") ? .name : Self.afterOther(byte)
        case .name: if !byte.isCSSNameByte { place = Self.afterName(byte) }
        case .afterName: place = Self.afterName(byte)
        case .value(let parentheses, let urlBytes):
            place = Self.afterValue(byte, parentheses: parentheses, urlBytes: urlBytes)
        case .other: place = Self.afterOther(byte)
        }
    }

    private static func afterStart(_ byte: UInt8) -> Place {
        if byte.isHTMLBlank { return .start }
        return byte == UInt8(ascii: "-") ? .dash : afterOther(byte)
    }

    private static func afterName(_ byte: UInt8) -> Place {
        if byte.isHTMLBlank { return .afterName }
        return byte == UInt8(ascii: ":") ? .value(parentheses: 0, urlBytes: 0) : afterOther(byte)
    }

    private static func afterOther(_ byte: UInt8) -> Place {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): .start
        default: .other
        }
    }

    private static let urlWord = Array("url".utf8)

    private static func afterValue(_ byte: UInt8, parentheses: Int, urlBytes: Int) -> Place {
        switch byte {
        // An address in a style sheet takes no values.
        case UInt8(ascii: "("):
            return urlBytes == 3 ? .other : .value(parentheses: min(parentheses + 1, 100), urlBytes: 0)
        case UInt8(ascii: ")"): return .value(parentheses: max(parentheses - 1, 0), urlBytes: 0)
        case UInt8(ascii: ";") where parentheses == 0: return .start
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return .start
        default:
            let follows = urlBytes < 3 && byte.lowercased == urlWord[urlBytes]
            let begins = byte.lowercased == urlWord[0]
            return .value(parentheses: parentheses, urlBytes: follows ? urlBytes + 1 : begins ? 1 : 0)
        }
    }
}
