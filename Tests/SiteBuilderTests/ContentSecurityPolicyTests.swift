import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("Content-Security-Policy")
struct ContentSecurityPolicyTests {
    private func policy(_ page: String) -> String { ContentSecurityPolicy(of: Array(page.utf8)).text }

    private func directive(_ name: String, _ page: String) -> String? {
        policy(page).split(separator: "; ").first { $0.hasPrefix(name + " ") }.map {
            String($0.dropFirst(name.count + 1))
        }
    }

    /// Digests from FIPS 180-2 and its examples, and of nothing.
    static let vectors = [
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]

    @Test("SHA-256 of known texts, in hexadecimal and in base64", arguments: vectors)
    func hashes(text: String, hexadecimal: String) {
        let hash = ContentHash(of: Array(text.utf8))
        #expect(hash.hexadecimal == hexadecimal)
        #expect(hash.base64 == Data(hash.bytes).base64EncodedString())
    }

    @Test("Only what stands in the page is allowed")
    func whole() {
        #expect(
            policy("<style>abc</style><script>abc</script>") == """
                default-src 'none'; img-src 'self' data:; \
                style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; \
                script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; base-uri 'none'; form-action 'none'
                """)
        #expect(
            policy("<p>none</p>") == """
                default-src 'none'; img-src 'self' data:; style-src 'none'; script-src 'none'; base-uri 'none'; \
                form-action 'none'
                """)
    }

    static let abc = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"
    static let twoLines = "'sha256-\(ContentHash(of: Array("a\nb\n".utf8)).base64)'"

    /// A page, and its sources of scripts.
    static let pages: [(page: String, scripts: String)] = [
        ("<script type=\"application/json\">abc</script>", "'none'"),
        ("<script type='application/ld+json' id=x>abc</script>", "'none'"),
        ("<script type=\"module\">abc</script>", abc), ("<script>abc</script><script>abc</script>", abc),
        ("<SCRIPT>abc</Script>", abc), ("<script\n>abc</script\n>", abc), ("<script></script>", "'none'"),
        ("<script data-x=\"a>b\">abc</script>", abc), ("<!-- <script>no</script> --><script>abc</script>", abc),
        ("<scripts>no</scripts><script>abc</script>", abc), ("<style>'<script>no</script>'</style>", "'none'"),
        ("<script>a\r\nb\r</script>", twoLines), ("<script>a\nb\n</script>", twoLines), ("<script>abc", "'none'"),
        ("<script", "'none'"), ("<p title=\"<\">a < b</p><script>abc</script>", abc),
    ]

    @Test("Scripts are found as a browser finds them, and data is not hashed", arguments: pages)
    func scripts(page: String, scripts: String) {
        #expect(directive("script-src", page) == scripts)
    }

    @Test("A script that speaks of styles does not hide the page's own")
    func styleInScript() {
        #expect(directive("style-src", "<script>'<style>'</script><style>abc</style>") == Self.abc)
    }

    @Test("The policy takes the placeholder's place, and no prefix of a page is a reason to crash")
    func fill() {
        let page = Array("<meta content=\"\(ContentSecurityPolicy.placeholder)\"><style>abc</style>".utf8)
        let filled = String(decoding: ContentSecurityPolicy.fill(page).page, as: UTF8.self)
        #expect(filled == "<meta content=\"\(policy("<style>abc</style>"))\"><style>abc</style>")
        for end in 0...page.count { _ = ContentSecurityPolicy.fill(Array(page[..<end])) }
        #expect(ContentSecurityPolicy.fill(Array("no policy".utf8)).page == Array("no policy".utf8))
    }
}
