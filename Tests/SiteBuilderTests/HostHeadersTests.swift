import TestSupport
import Testing

@testable import SiteBuilder

@Suite("_headers")
struct HostHeadersTests {
    private func policy(_ styles: [String], _ scripts: [String] = []) -> ContentSecurityPolicy {
        var policy = ContentSecurityPolicy()
        policy.styles = styles
        policy.scripts = scripts
        return policy
    }

    @Test("allows what any page needs, forbids frames elsewhere, and lets fingerprinted files be kept for ever")
    func whole() {
        let text = HostHeaders(policy: policy(["'sha256-a'", "'sha256-b'"], ["'sha256-c'"]), hasAppAssociation: true)
            .text
        #expect(
            text == """
                /*
                  Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'sha256-a' 'sha256-b'; \
                script-src 'sha256-c'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'
                  X-Content-Type-Options: nosniff
                  Referrer-Policy: strict-origin-when-cross-origin

                /assets/*
                  Cache-Control: public, max-age=31536000, immutable

                /prices.json
                  Access-Control-Allow-Origin: *

                /.well-known/apple-app-site-association
                  Content-Type: application/json

                """)
    }

    @Test("speaks of files that are there alone")
    func withoutAssociation() {
        #expect(!HostHeaders(policy: policy([]), hasAppAssociation: false).text.contains("well-known"))
    }

    @Test(
        "keeps every line within what hosts take, however many styles there are",
        arguments: [1, 25, 34, 35, 40, 10_000])
    func limits(styles: Int) {
        let hashes = (0..<styles).map { "'sha256-\(ContentHash(of: Array("\($0)".utf8)).base64)'" }
        let text = HostHeaders(policy: policy(hashes), hasAppAssociation: true).text
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 2000 })
        #expect(lines.count { !$0.hasPrefix(" ") } <= 100)
        #expect(text.contains("style-src") == (styles < 35), "\(styles)")
        #expect(text.contains("frame-ancestors 'self'"))
    }

    @Test("The policy of all pages does not depend on their order")
    func union() {
        let pages = [policy(["b"], ["x"]), policy(["a", "b"]), policy(["c"], ["x", "y"])]
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            var whole = ContentSecurityPolicy()
            for index in order { whole.formUnion(pages[index]) }
            #expect(whole == policy(["a", "b", "c"], ["x", "y"]))
        }
    }

    /// The sources of each directive of a policy.
    private func directives(_ text: some StringProtocol) -> [String: Set<Substring>] {
        var directives: [String: Set<Substring>] = [:]
        for part in text.split(separator: ";") {
            let words = part.split(separator: " ")
            if let name = words.first { directives[String(name)] = Set(words.dropFirst().map { Substring($0) }) }
        }
        return directives
    }

    @Test("never forbids what a page's own policy allows", arguments: WholeSiteTests.Site.allCases)
    func covers(site: WholeSiteTests.Site) throws {
        let files = try site.build().files
        let headers = String(decoding: try #require(files["_headers"]), as: UTF8.self)
        let line = try #require(headers.split(separator: "\n").first { $0.hasPrefix("  Content-Security-Policy: ") })
        let sent = directives(line.dropFirst("  Content-Security-Policy: ".count))
        for (name, bytes) in files where name.hasSuffix(".html") {
            let own = try #require(
                HTMLTokens(bytes).values(of: "content").first { $0.hasPrefix("default-src") }.map {
                    directives(HTMLTokens.withoutReferences($0))
                })
            for (directive, sources) in own where sources != ["'none'"] {
                #expect(sources.isSubset(of: sent[directive] ?? []), "\(name): \(directive)")
            }
        }
    }
}
