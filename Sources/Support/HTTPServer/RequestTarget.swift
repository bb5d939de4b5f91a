/// The target of a request line, taken apart and decoded (RFC 9112 §3.2, RFC 3986).
///
/// What cannot be read in one way only is refused rather than repaired: a browser never sends it.
package struct RequestTarget: Sendable, Equatable {
    /// The host and port, when the target is in absolute form (`GET http://localhost:8080/ HTTP/1.1`).
    package let authority: String?
    /// Decoded; see `Request.path`.
    package let path: String
    package let query: [QueryItem]

    package init(_ target: [UInt8]) throws(TargetError) {
        var rest = target[...]
        var authority: String?
        if let after = Self.afterScheme(rest) {
            let end = after.firstIndex { $0 == slash || $0 == questionMark } ?? after.endIndex
            authority = String(decoding: after[..<end], as: UTF8.self)
            rest = after[end...]
            if rest.first != slash { rest = [slash] + rest }
        }
        guard rest.first == slash else { throw .notAbsolute }
        guard !rest.contains(UInt8(ascii: "#")) else { throw .fragment }
        let pathEnd = rest.firstIndex(of: questionMark) ?? rest.endIndex
        self.authority = authority
        path = try Self.decodePath(rest[..<pathEnd])
        query = pathEnd == rest.endIndex ? [] : try Self.decodeQuery(rest[(pathEnd + 1)...])
    }
}

/// Why a request target is refused.
package enum TargetError: Error, Sendable, CaseIterable {
    case notAbsolute, fragment, badEscape, escapedSlash, notUTF8, controlCharacter, backslash, dotSegment

    package var message: String {
        switch self {
        case .notAbsolute: "the address does not begin with /"
        case .fragment: "the address has a fragment"
        case .badEscape: "the address has a % without two hexadecimal digits"
        case .escapedSlash: "the address has an escaped slash"
        case .notUTF8: "the address is not UTF-8"
        case .controlCharacter: "the address has a control character"
        case .backslash: "the address has a backslash"
        case .dotSegment: "the address has a segment . or .."
        }
    }
}

private let slash = UInt8(ascii: "/")
private let questionMark = UInt8(ascii: "?")

extension RequestTarget {
    private static func afterScheme(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let scheme = Array("http://".utf8)
        guard target.count >= scheme.count else { return nil }
        let matches = zip(target, scheme).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        return matches ? target.dropFirst(scheme.count) : nil
    }

    private static func decodePath(_ bytes: ArraySlice<UInt8>) throws(TargetError) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        for segment in bytes.dropFirst().split(separator: slash, omittingEmptySubsequences: false) {
            let part = try decode(segment, plusIsSpace: false)
            if part == [UInt8(ascii: ".")] || part == Array("..".utf8) { throw .dotSegment }
            if part.contains(slash) { throw .escapedSlash }
            if part.contains(UInt8(ascii: "\\")) { throw .backslash }
            decoded.append(slash)
            decoded += part
        }
        return try text(decoded)
    }

    private static func decodeQuery(_ bytes: ArraySlice<UInt8>) throws(TargetError) -> [QueryItem] {
        var items: [QueryItem] = []
        for part in bytes.split(separator: UInt8(ascii: "&")) {
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            let name = try text(try decode(part[..<equals], plusIsSpace: true))
            let value = try text(try decode(part[equals...].dropFirst(), plusIsSpace: true))
            items.append(QueryItem(name, value))
        }
        return items
    }

    private static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) throws(TargetError) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "%") {
                guard index + 1 < bytes.endIndex, let high = hexValue(bytes[index]),
                    let low = hexValue(bytes[index + 1])
                else { throw .badEscape }
                decoded.append(high << 4 | low)
                index += 2
            } else {
                decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return decoded
    }

    private static func text(_ bytes: [UInt8]) throws(TargetError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
        return text
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension RequestTarget {
    /// A path as it stands in an address: everything but letters, digits, `/` and `-._~` is percent-encoded.
    package static func encode(path: String) -> String {
        var output = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), slash, UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                output.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                output += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return output
    }
}
