/// Writes URLs and parts of URLs into quoted attributes.
package enum URLEscaper {
    /// Appends a whole URL whose scheme has been checked: percent-encodes what no URL may hold, escapes `&`. In a list
    /// it also encodes commas, which part the URLs of `srcset`.
    package static func append(_ bytes: Span<UInt8>, isInList: Bool, to output: inout [UInt8]) {
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "&"): appendAmpersand(to: &output)
            case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
                UInt8(ascii: "}"):
                output.appendPercentEncoded(byte)
            case UInt8(ascii: ",") where isInList: output.appendPercentEncoded(byte)
            default: output.append(byte)
            }
        }
    }

    /// Appends text as one part of a URL: only unreserved characters stand for themselves (RFC 3986, 2.3), so it can
    /// neither begin a query nor leave its folder.
    package static func appendPart(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        for index in bytes.indices {
            let byte = bytes[index]
            if byte.isUnreservedInURL { output.append(byte) } else { output.appendPercentEncoded(byte) }
        }
    }

    private static func appendAmpersand(to output: inout [UInt8]) {
        output.append(UInt8(ascii: "&"))
        output.append(UInt8(ascii: "a"))
        output.append(UInt8(ascii: "m"))
        output.append(UInt8(ascii: "p"))
        output.append(UInt8(ascii: ";"))
    }
}
