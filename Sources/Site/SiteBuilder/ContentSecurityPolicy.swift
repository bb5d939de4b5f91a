/// The policy of a page: nothing but what stands in it, and its pictures.
///
/// A page carries a placeholder where its policy goes; once the rest is rendered, the styles and scripts in it are
/// hashed and the policy takes the placeholder's place. Source: Content Security Policy Level 3, section 2.3.1.
package struct ContentSecurityPolicy: Sendable, Hashable {
    /// The hashes of the styles that may apply, as sources of the policy: `'sha256-…'`.
    package var styles: [String] = []
    /// The hashes of the scripts that may run.
    package var scripts: [String] = []

    /// The policy that allows nothing but pictures.
    package init() {}

    /// The policy that allows exactly what stands in the page.
    package init(of page: [UInt8]) {
        var hashes = ContentHashes()
        self.init(of: page, hashes: &hashes)
    }

    /// The same; `hashes` remembers those of styles and scripts, which many pages share.
    init(of page: [UInt8], hashes: inout ContentHashes) {
        let content = InlineContent(page)
        for style in content.styles { styles.append(hashes.source(of: style)) }
        for script in content.scripts { scripts.append(hashes.source(of: script)) }
    }

    /// Stands in the rendered page until the policy is known. It has no character that HTML escapes.
    package static let placeholder = "policy-goes-here-7f3a91c2"
}

extension ContentSecurityPolicy {
    /// As a header or a meta element writes it.
    package var text: String {
        [
            "default-src 'none'",
            "img-src 'self' data:",
            "style-src \(Self.list(styles))",
            "script-src \(Self.list(scripts))",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    /// The policy that allows what either does; its sources are sorted, so that the order of the pages does not matter.
    package mutating func formUnion(_ other: ContentSecurityPolicy) {
        styles = Self.union(styles, other.styles)
        scripts = Self.union(scripts, other.scripts)
    }

    /// Nearly every page brings what another has brought: then nothing is made anew.
    private static func union(_ sources: [String], _ others: [String]) -> [String] {
        let isKnown = others.allSatisfy(sources.contains)
        return isKnown ? sources : Set(sources).union(others).sorted()
    }

    /// Puts the policy of `page` into it.
    package static func fill(_ page: [UInt8]) -> (page: [UInt8], policy: ContentSecurityPolicy) {
        var page = page
        var hashes = ContentHashes()
        let policy = fill(&page, hashes: &hashes)
        return (page, policy)
    }

    /// The same in place.
    static func fill(_ page: inout [UInt8], hashes: inout ContentHashes) -> ContentSecurityPolicy {
        let policy = ContentSecurityPolicy(of: page, hashes: &hashes)
        let placeholder = Array(placeholder.utf8)
        if let start = page.firstIndex(of: placeholder) {
            page.replaceSubrange(start..<start + placeholder.count, with: policy.text.utf8)
        }
        return policy
    }

    private static func list(_ sources: [String]) -> String {
        sources.isEmpty ? "'none'" : sources.joined(separator: " ")
    }
}

/// The hashes of the contents that were met last: a theme has one style sheet, or a few.
struct ContentHashes: Sendable {
    private var known: [(content: [UInt8], source: String)] = []

    /// A content as a source of a policy: `'sha256-…'`.
    mutating func source(of content: [UInt8]) -> String {
        if let entry = known.first(where: { $0.content == content }) { return entry.source }
        let source = "'sha256-\(ContentHash(of: content).base64)'"
        if known.count == 8 { known.removeFirst() }
        known.append((content, source))
        return source
    }
}
