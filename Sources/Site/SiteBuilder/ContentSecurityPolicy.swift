/// The policy of a page: nothing but what stands in it, and its pictures.
///
/// A page carries a placeholder where its policy goes; once the rest is rendered, the styles and scripts in it are
/// hashed and the policy takes the placeholder's place. Source: Content Security Policy Level 3, section 2.3.1.
package enum ContentSecurityPolicy {
    /// Stands in the rendered page until the policy is known. It has no character that HTML escapes.
    package static let placeholder = "policy-goes-here-7f3a91c2"

    /// Puts the policy of `page` into it.
    package static func fill(_ page: [UInt8]) -> [UInt8] {
        let policy = Array(text(for: page).utf8)
        let placeholder = Array(Self.placeholder.utf8)
        guard let start = firstIndex(of: placeholder, in: page, from: 0) else { return page }
        return Array(page[..<start]) + policy + Array(page[(start + placeholder.count)...])
    }

    /// The policy that allows exactly what stands in the page.
    package static func text(for page: [UInt8]) -> String {
        let styles = contents(of: "style", in: page).map(hash)
        let scripts = contents(of: "script", in: page).map(hash)
        return [
            "default-src 'none'",
            "img-src 'self' data:",
            "style-src \(styles.isEmpty ? "'none'" : styles.joined(separator: " "))",
            "script-src \(scripts.isEmpty ? "'none'" : scripts.joined(separator: " "))",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }
}

extension ContentSecurityPolicy {
    private static func hash(_ content: [UInt8]) -> String { "'sha256-\(ContentHash(of: content).base64)'" }

    /// What stands between each `<name …>` and its `</name`, each distinct content once, in order. Data islands
    /// (`type="application/…"`) are not run, so they need no hash. Our own templates write these tags in lower case.
    private static func contents(of name: String, in page: [UInt8]) -> [[UInt8]] {
        let open = Array("<\(name)".utf8)
        let close = Array("</\(name)".utf8)
        var found: [[UInt8]] = []
        var position = 0
        while let start = firstIndex(of: open, in: page, from: position) {
            guard let tagEnd = page[start...].firstIndex(of: UInt8(ascii: ">")),
                let end = firstIndex(of: close, in: page, from: tagEnd + 1)
            else { break }
            let isData = firstIndex(of: Array("application/".utf8), in: Array(page[start..<tagEnd]), from: 0) != nil
            let content = Array(page[(tagEnd + 1)..<end])
            if !isData, !content.isEmpty, !found.contains(content) { found.append(content) }
            position = end + close.count
        }
        return found
    }

    private static func firstIndex(of needle: [UInt8], in haystack: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first, haystack.count >= needle.count else { return nil }
        var index = start
        let last = haystack.count - needle.count
        while index <= last {
            if haystack[index] == first, haystack[index..<index + needle.count].elementsEqual(needle) { return index }
            index += 1
        }
        return nil
    }
}
