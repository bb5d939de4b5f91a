/// A link or a picture of a Markdown text.
struct MarkdownLink: Sendable {
    /// As it is written, but for escapes.
    let destination: String
    let isPicture: Bool
    /// Line and column in bytes, both from 1, in the text; 0 where the reader does not know.
    let line: Int
    let column: Int

    /// What a link leads to; a fragment has its `#`, or is empty.
    enum Target: Sendable {
        /// A file, by its path below the output folder.
        case file(String, fragment: String)
        case page(DocumentBody.PageName, fragment: String)
        /// A picture, by its path below the output folder.
        case picture(String, ImageSize)
    }
}

// The renderer writes a link into the site as an address of a scheme of our own, which `DocumentBody` takes out again.

extension MarkdownLink.Target {
    /// No page can write it: a link with such a scheme is refused.
    static let scheme = "paywallgen-link:"

    /// The address that stands in the HTML for the link.
    var address: String {
        switch self {
        case .file(let path, let fragment): Self.scheme + "file/" + path.percentEncoded + fragment
        case .picture(let path, _): Self.scheme + "file/" + path.percentEncoded
        case .page(.document(let name), let fragment): Self.scheme + "document/" + name + fragment
        case .page(.paywall(let name), let fragment): Self.scheme + "paywall/" + name + fragment
        }
    }
}

extension DocumentBody {
    /// - Parameter html: what the renderer wrote.
    init(html: String) {
        let marker = Array("=\"\(MarkdownLink.Target.scheme)".utf8)
        let bytes = Array(html.utf8)
        var parts: [Part] = []
        var start = 0
        var position = 0
        while position + marker.count <= bytes.count {
            guard bytes[position] == marker[0], bytes[position..<position + marker.count].elementsEqual(marker) else {
                position += 1
                continue
            }
            parts.append(.html(String(decoding: bytes[start..<position + 2], as: UTF8.self)))
            start = position + marker.count
            // Up to the fragment or the closing quotation mark.
            position = bytes[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") } ?? bytes.count
            parts.append(Self.part(String(decoding: bytes[start..<position], as: UTF8.self)))
            start = position
        }
        parts.append(.html(String(decoding: bytes[start...], as: UTF8.self)))
        self.init(parts: parts)
    }

    private static func part(_ text: String) -> Part {
        let kind = text.prefix { $0 != "/" }
        let name = String(text.dropFirst(kind.count + 1))
        return switch kind {
        case "document": .page(.document(name))
        case "paywall": .page(.paywall(name))
        default: .file(name.removingPercentEncoding)
        }
    }
}
