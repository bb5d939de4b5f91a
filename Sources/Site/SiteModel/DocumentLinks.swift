import Diagnostics
import Localization
import SourceFiles

/// Finds out where the links of a Markdown page lead.
///
/// A page names files of the content folder as an editor does that shows it: relative to the page, `../assets/lake.webp`,
/// `faq.md`, `../paywalls/pro.yaml`; or as `site.yaml` does, `assets/lake.webp`.
struct DocumentLinks {
    let assets: [String: Asset]
    /// Where the Markdown begins in its file.
    let body: SourceRange
    /// Links to pages and to the web, which can only be judged when the whole site is known.
    private(set) var pages: [Located<DocumentBody.PageName>] = []
    private(set) var addresses: [Located<String>] = []

    init(assets: [String: Asset], body: SourceRange) {
        self.assets = assets
        self.body = body
    }

    /// What a link becomes; `nil` leaves it as it is.
    mutating func target(of link: MarkdownLink, into diagnostics: inout [Diagnostic]) -> MarkdownLink.Target? {
        let destination = link.destination
        if destination.isEmpty || destination.hasPrefix("#") { return nil }
        let place = place(of: link)
        if destination.hasPrefix("//") || destination.hasScheme {
            addresses.append(Located(destination, at: place))
            if link.isPicture { diagnostics.append(.pictureElsewhere(destination, at: place)) }
            return nil
        }
        let whole = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = whole.count == 2 ? "#\(whole[1])" : ""
        let path = Self.contentPath(String(whole[0]))
        if link.isPicture {
            guard let path, let asset = assets[path], let size = asset.size else {
                let suggestion = NearestName.find(path ?? destination, in: assets.pictureNames)
                diagnostics.append(
                    Diagnostic(
                        .pictureMissing, "\(destination) is no picture of the content folder", at: place,
                        suggestion: suggestion.map { .name($0) }))
                return nil
            }
            return .picture(asset.outputPath, size)
        }
        if let path, let asset = assets[path] { return .file(asset.outputPath, fragment: fragment) }
        guard let path, let page = Self.page(path) else {
            diagnostics.append(.pageLink(destination, at: place))
            return nil
        }
        pages.append(Located(page, at: place))
        return .page(page, fragment: fragment)
    }
}

extension DocumentLinks {
    /// The path below the content folder that a page's link means; `nil` when it leads out of it.
    private static func contentPath(_ link: String) -> String? {
        let written = link.removingPercentEncoding
        let isFromFolder = written.hasPrefix("assets/") || written.hasPrefix("paywalls/")
        var parts = isFromFolder ? [] : ["pages"]
        for part in written.split(separator: "/", omittingEmptySubsequences: false).map(String.init) where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return written.hasPrefix("/") ? nil : parts.joined(separator: "/")
    }

    private static func page(_ path: String) -> DocumentBody.PageName? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        if parts[0] == "paywalls", parts[1].hasSuffix(".yaml") { return .paywall(String(parts[1].dropLast(5))) }
        // A page's name says its language too; a link leads to the page in the reader's.
        guard parts[0] == "pages", parts[1].hasSuffix(".md") else { return nil }
        return .document(String(parts[1].prefix { $0 != "." }))
    }

    /// Where the link stands, as far as the Markdown reader knows.
    private func place(of link: MarkdownLink) -> SourceRange {
        let source = body.source
        guard link.line > 0 else { return source.place(at: body.offsets.lowerBound) }
        let first = source.position(at: body.offsets.lowerBound).line
        let start = source.offset(line: first + link.line - 1, column: 1) + max(link.column - 1, 0)
        // The destination itself, where it can be found as it is written.
        let needle = Array(link.destination.utf8)
        let line = source.bytes[min(start, source.bytes.count)...].prefix { $0 != 0x0A }
        for offset in line.indices where line[offset...].starts(with: needle) {
            return source.range(offset..<offset + needle.count)
        }
        return source.place(at: start)
    }
}

extension String {
    /// Whether it begins with a URL's scheme (RFC 3986, 3.1).
    fileprivate var hasScheme: Bool {
        guard let colon = firstIndex(of: ":"), let first = utf8.first else { return false }
        let isLetter = (0x41...0x5A).contains(first & 0xDF)
        return isLetter && self[..<colon].utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool { (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) }
}

extension Diagnostic {
    fileprivate static func pageLink(_ destination: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            .pageLinkBroken, "\(destination) leads to no file of the content folder", at: place,
            suggestion: .advice("name a file, such as faq.md, ../paywalls/pro.yaml or ../assets/list.pdf"))
    }

    fileprivate static func pictureElsewhere(_ destination: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            .pictureMissing, "\(destination) is on another site, and pages load nothing from elsewhere", at: place,
            suggestion: .advice("put the picture into assets/"))
    }
}
