/// The schemes that addresses on the site may have.
package struct URLSchemes: Sendable {
    /// In lower case, sorted, without the colon.
    package let allowed: [[UInt8]]

    package init(_ schemes: some Sequence<String>) {
        allowed = schemes.map { $0.utf8.map(\.lowercased) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// What is to be said about an address.
    package enum Verdict: Hashable, Sendable {
        case allowed
        /// It has a scheme, at these offsets, that is not allowed.
        case refusedScheme(Range<Int>)
        /// Something before the first colon could be read as a scheme in disguise.
        case unclearScheme
        /// A blank at an end, or a control character at this offset: browsers drop those before they look for the scheme.
        case hiddenCharacter(at: Int)
    }
}

extension URLSchemes {
    /// Judges an address as the URL standard's parser reads it, and more strictly: what it would repair is refused.
    package func verdict(on url: Span<UInt8>) -> Verdict {
        for index in url.indices where url[index] < 0x20 || url[index] == 0x7F { return .hiddenCharacter(at: index) }
        guard let last = url.indices.last else { return .allowed }
        if url[0] == 0x20 { return .hiddenCharacter(at: 0) }
        if url[last] == 0x20 { return .hiddenCharacter(at: last) }
        guard let colon = Self.schemeEnd(in: url) else { return .allowed }
        guard Self.isScheme(url.extracting(0..<colon)) else { return .unclearScheme }
        return contains(url.extracting(0..<colon)) ? .allowed : .refusedScheme(0..<colon)
    }

    /// Whether a scheme written in the template is allowed.
    package func contains(_ scheme: [UInt8]) -> Bool { contains(scheme.span) }

    private func contains(_ scheme: Span<UInt8>) -> Bool {
        allowed.contains { known in
            guard known.count == scheme.count else { return false }
            for index in known.indices where known[index] != scheme[index].lowercased { return false }
            return true
        }
    }

    /// The first colon, unless a slash, a query or a fragment comes before it. The `#` of `&#…;` is no fragment: it may
    /// have been meant as a character.
    private static func schemeEnd(in url: Span<UInt8>) -> Int? {
        for index in url.indices {
            switch url[index] {
            case UInt8(ascii: ":"): return index
            case UInt8(ascii: "/"), UInt8(ascii: "?"): return nil
            case UInt8(ascii: "#"): if index == 0 || url[index - 1] != UInt8(ascii: "&") { return nil }
            default: break
            }
        }
        return nil
    }

    private static func isScheme(_ bytes: Span<UInt8>) -> Bool {
        guard !bytes.isEmpty, bytes[0].isASCIILetter else { return false }
        for index in bytes.indices where !bytes[index].isSchemeByte { return false }
        return true
    }
}
