/// How far a URL has been read.
package enum URLPosition: Hashable, Sendable {
    /// Nothing yet but blanks.
    case start
    /// Letters that may become a scheme, in lower case.
    case prefix([UInt8])
    /// After the scheme (none: the address is relative), before `?` and `#`. After a value the scheme is the value's.
    case path(scheme: [UInt8]?)
    /// After `?` or `#`.
    case query(scheme: [UInt8]?)
    /// Cannot be said: a character reference stands where a scheme could, or branches differ.
    case unclear
}

extension URLPosition {
    var afterValue: URLPosition { self == .start ? .path(scheme: nil) : self }

    mutating func consume(_ byte: UInt8, isList: Bool) {
        if isList, byte.isHTMLBlank || byte == UInt8(ascii: ",") {
            self = .start
            return
        }
        switch self {
        case .start: if byte > 0x20 { consumeFirst(byte) }
        case .prefix(let scheme): consume(byte, after: scheme)
        case .path(let scheme): if byte.beginsQuery { self = .query(scheme: scheme) }
        case .query, .unclear: break
        }
    }

    private mutating func consumeFirst(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): self = .unclear
        case _ where byte.beginsQuery: self = .query(scheme: nil)
        case _ where byte.isASCIILetter: self = .prefix([byte.lowercased])
        default: self = .path(scheme: nil)
        }
    }

    private mutating func consume(_ byte: UInt8, after scheme: [UInt8]) {
        switch byte {
        // Browsers drop these from a URL before they look for the scheme.
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
        case UInt8(ascii: "&"): self = .unclear
        case UInt8(ascii: ":"): self = .path(scheme: scheme)
        case _ where byte.beginsQuery: self = .query(scheme: nil)
        case _ where byte.isSchemeByte: self = scheme.count < 32 ? .prefix(scheme + [byte.lowercased]) : .unclear
        default: self = .path(scheme: nil)
        }
    }

    func joined(with other: URLPosition) -> URLPosition { self == other ? self : .unclear }
}

extension UInt8 {
    fileprivate var beginsQuery: Bool { self == UInt8(ascii: "?") || self == UInt8(ascii: "#") }
}
