/// The policy of a page: nothing but what stands in it, and its pictures.
///
/// A page carries a placeholder where its policy goes; once the rest is rendered, the styles and scripts in it are
/// hashed and the policy takes the placeholder's place. Source: Content Security Policy Level 3, section 2.3.1.
package enum ContentSecurityPolicy {
    /// Stands in the rendered page until the policy is known. It has no character that HTML escapes.
    package static let placeholder = "policy-goes-here-7f3a91c2"

    /// Puts the policy of `page` into it.
    package static func fill(_ page: [UInt8]) -> [UInt8] {
        let placeholder = Array(Self.placeholder.utf8)
        guard let start = page.firstIndex(of: placeholder) else { return page }
        return Array(page[..<start]) + Array(text(for: page).utf8) + Array(page[(start + placeholder.count)...])
    }

    /// The policy that allows exactly what stands in the page.
    package static func text(for page: [UInt8]) -> String {
        let content = InlineContent(page)
        return [
            "default-src 'none'",
            "img-src 'self' data:",
            "style-src \(sources(content.styles))",
            "script-src \(sources(content.scripts))",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    private static func sources(_ contents: [[UInt8]]) -> String {
        let hashes = contents.map { "'sha256-\(ContentHash(of: $0).base64)'" }
        return hashes.isEmpty ? "'none'" : hashes.joined(separator: " ")
    }
}
