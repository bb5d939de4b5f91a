import Testing

@testable import SiteChecks

@Suite("Colours of the checks")
struct ColorTests {
    /// The numbers of https://www.w3.org/TR/css-color-4/ examples and of Chromium's own conversion.
    @Test(
        "are read as CSS writes them",
        arguments: [
            ("#0a7", "#00aa77"), ("#0A7F", "#00aa77"), ("#123456", "#123456"), ("rgb(255 0 51)", "#ff0033"),
            ("rgb(100%, 0%, 20%)", "#ff0033"), ("hsl(120 100% 25%)", "#008000"), ("hsl(-240deg 100% 25%)", "#008000"),
            ("hwb(120 0% 50%)", "#008000"), ("hwb(0 50% 50%)", "#808080"), ("oklch(62.796% .25768 29.234)", "#ff0000"),
            ("oklab(1 0 0)", "#ffffff"), ("lab(46.2775% -47.5621 48.5837)", "#008000"),
            ("lch(46.2775% 67.9892 134.3912)", "#008000"), ("lab(100 0 0)", "#ffffff"),
            ("oklch(none none none)", "#000000"),
        ])
    func reading(text: String, hexadecimal: String) throws {
        #expect(try #require(CSSColor(text)).hexadecimal == hexadecimal)
    }

    @Test("are none for what is no colour", arguments: ["", "#", "#12", "#12345", "red", "rgb(1 2)", "calc(1 2 3)"])
    func wrong(text: String) { #expect(CSSColor(text) == nil) }

    /// The pairs that WebAIM's contrast checker and WCAG's own understanding documents give.
    @Test(
        "have the contrast that WCAG defines",
        arguments: [
            ("#000", "#fff", 21.0), ("#fff", "#fff", 1.0), ("#777", "#fff", 4.478), ("#767676", "#fff", 4.542),
            ("#00f", "#fff", 8.592), ("#f00", "#fff", 3.998),
        ])
    func contrast(front: String, ground: String, ratio: Double) throws {
        let (front, ground) = (try #require(CSSColor(front)), try #require(CSSColor(ground)))
        #expect(abs(front.contrast(with: ground) - ratio) < 0.001)
        #expect(front.contrast(with: ground) == ground.contrast(with: front))
    }

    @Test("let the ground through as far as they are transparent")
    func opacity() throws {
        #expect(try #require(CSSColor("#00000080")).on(.white).hexadecimal == "#7f7f7f")
        #expect(try #require(CSSColor("rgb(0 0 0 / 0%)")).on(.white).hexadecimal == "#ffffff")
    }
}
