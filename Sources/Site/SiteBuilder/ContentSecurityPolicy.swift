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
        let content = InlineContent(page)
        styles = content.styles.map(Self.source)
        scripts = content.scripts.map(Self.source)
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
        let policy = ContentSecurityPolicy(of: page)
        let placeholder = Array(placeholder.utf8)
        guard let start = page.firstIndex(of: placeholder) else { return (page, policy) }
        return (page[..<start] + Array(policy.text.utf8) + page[(start + placeholder.count)...], policy)
    }

    private static func source(_ content: [UInt8]) -> String { "'sha256-\(ContentHash(of: content).base64)'" }

    private static func list(_ sources: [String]) -> String {
        sources.isEmpty ? "'none'" : sources.joined(separator: " ")
    }
}
