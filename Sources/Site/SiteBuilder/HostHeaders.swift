/// `_headers`: what Netlify, Cloudflare Pages and hosts like them send along with the files.
///
/// One rule serves all pages, since a host takes few (Cloudflare Pages: 100) and, where two match, sends both policies, so
/// that only what both allow is allowed. Its policy allows what any page needs; the page's own, in its meta element,
/// narrows it to what stands in that page. A line has a limit too (Cloudflare Pages: 2,000 characters): where the
/// hashes do not fit, the header keeps what needs no hash, and the pages' own policies do the rest.
struct HostHeaders {
    static let path = "_headers"
    /// Cloudflare Pages, "Headers": the longest line, in characters.
    static let lineLimit = 2000

    /// What all pages together need.
    let policy: ContentSecurityPolicy
    let hasAppAssociation: Bool

    var text: String {
        var rules = [
            Self.rule(
                "/*",
                [
                    ("Content-Security-Policy", contentSecurityPolicy), ("X-Content-Type-Options", "nosniff"),
                    ("Referrer-Policy", "strict-origin-when-cross-origin"),
                ]),
            // Their names change with their bytes.
            Self.rule("/assets/*", [("Cache-Control", "public, max-age=31536000, immutable")]),
            // For other tools, wherever they run.
            Self.rule("/prices.json", [("Access-Control-Allow-Origin", "*")]),
        ]
        if hasAppAssociation {
            rules.append(
                Self.rule("/.well-known/apple-app-site-association", [("Content-Type", "application/json")]))
        }
        return rules.joined(separator: "\n")
    }

    /// With who may put the pages into a frame, which a meta element cannot say: the site itself alone.
    private var contentSecurityPolicy: String {
        let ancestors = "frame-ancestors 'self'"
        let whole = "\(policy.text); \(ancestors)"
        let isShort = "  Content-Security-Policy: \(whole)".utf8.count <= Self.lineLimit
        return isShort
            ? whole : "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; \(ancestors)"
    }

    private static func rule(_ path: String, _ headers: [(name: String, value: String)]) -> String {
        path + "\n" + headers.map { "  \($0.name): \($0.value)\n" }.joined()
    }
}
