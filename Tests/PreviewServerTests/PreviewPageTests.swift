import SiteBuilder
import Testing

@testable import PreviewServer

@Suite struct PreviewPageTests {
    private static let hash = PreviewScript.hashSource

    @Test(arguments: [
        (
            "default-src 'none'; script-src 'none'",
            "default-src 'none'; script-src HASH; connect-src 'self'"
        ),
        (
            "default-src 'none'; img-src 'self' data:; script-src 'sha256-abc='",
            "default-src 'none'; img-src 'self' data:; script-src 'sha256-abc=' HASH; connect-src 'self'"
        ),
        ("default-src 'none'", "default-src 'none'; script-src HASH; connect-src 'self'"),
        (
            "default-src 'self' https://cdn.example",
            "default-src 'self' https://cdn.example; script-src 'self' https://cdn.example HASH; "
                + "connect-src 'self' https://cdn.example"
        ),
        (
            "script-src 'none'; script-src-elem 'none'; connect-src https://signals.example",
            "script-src 'none'; script-src-elem HASH; connect-src https://signals.example 'self'"
        ),
        ("style-src 'none'", "style-src 'none'"),
        ("script-src 'none'; script-src *", "script-src HASH"),
        (" ;; SCRIPT-SRC\t'NONE' ;", "script-src HASH"),
        ("", ""),
    ])
    func extendsAPolicyByNoMoreThanItsOwnScript(policy: String, expected: String) {
        var policy = PagePolicy(policy)
        policy.allowPreview(script: Self.hash)
        #expect(policy.text == expected.replacing("HASH", with: Self.hash))
    }

    @Test(arguments: [
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">",
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;\">",
        "<META content='default-src &#x27;none&#x27;' HTTP-EQUIV = content-security-policy />",
        "<meta charset=utf-8><meta name=a content=\"x>y\"><meta\nhttp-equiv=content-security-policy\ncontent = \"default-src &apos;none&apos;\">",
    ])
    func findsThePolicyHoweverItIsWritten(tag: String) throws {
        let page = "<!doctype html><head>\(tag)<title>t</title></head><body><p>日本</p></BODY></html>"
        let made = String(decoding: PreviewPage.make(from: Array(page.utf8), version: "v-1"), as: UTF8.self)
        let range = try #require(MetaTag.policyRange(in: Array(made.utf8)))
        let value = MetaTag.Attribute(name: "content", value: range).text(in: Array(made.utf8))
        #expect(value == "default-src 'none'; script-src \(Self.hash); connect-src 'self'")
        #expect(made.contains("<p>日本</p><script data-page=\"site\" data-version=\"v-1\">"))
        #expect(made.hasSuffix("</script></BODY></html>"))
    }

    @Test func leavesAPageWithoutAPolicyItsOwn() {
        let page = "<head><meta name=viewport content='width=device-width'></head><p>x"
        let made = String(decoding: PreviewPage.make(from: Array(page.utf8), version: "v"), as: UTF8.self)
        #expect(made.hasPrefix(page))
        #expect(!made.contains("script-src"))
    }

    /// Every prefix of a page is answered, whatever it is cut in.
    @Test func takesEveryTornPage() {
        let page = Array(
            "<meta a='b' http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\"></head></body>".utf8)
        for count in 0...page.count {
            let made = PreviewPage.make(from: Array(page[..<count]), version: "v")
            #expect(String(decoding: made, as: UTF8.self).contains("<script data-page"))
        }
    }

    /// The hash is of exactly what stands in the element, or no browser would run it.
    @Test func hashesExactlyWhatStandsInTheElement() throws {
        let element = PreviewScript.element(page: "site", version: "x\"y")
        let start = try #require(element.firstIndex(of: ">"))
        let end = try #require(element.firstRange(of: "</script>"))
        let content = element[element.index(after: start)..<end.lowerBound]
        #expect(Self.hash == "'sha256-\(ContentHash(of: Array(content.utf8)).base64)'")
        #expect(element.hasPrefix("<script data-page=\"site\" data-version=\"x&quot;y\">"))
        #expect(!content.contains("<"), "nothing in the script can end its element")
    }

    @Test(arguments: [
        ("a&amp;b&lt;&gt;&quot;&#39;&#x27;&apos;", "a&b<>\"'''"), ("&", "&"), ("&;", "&;"), ("&nope;x", "&nope;x"),
        ("&#xZZ;&#99999999;", "&#xZZ;&#99999999;"), ("no", "no"), ("&amp", "&amp"),
    ])
    func readsCharacterReferences(text: String, expected: String) {
        #expect(PageText.unescape(text) == expected)
    }

    @Test(arguments: ["<script>\"'&", "\"\u{301}onload='x", "日<本", ""])
    func escapesOnBytes(text: String) {
        let escaped = PageText.escape(text)
        #expect(!escaped.utf8.contains { "<>\"'".utf8.contains($0) })
        #expect(PageText.unescape(escaped).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
}
