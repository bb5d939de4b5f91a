import HTMLEscaping
import TestSupport
import Testing

struct EscaperTests {
    static func escaped(_ escaper: MarkupEscaper, _ text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        escaper.append(text.span, to: &output)
        return output
    }

    @Test("Every byte value is escaped or stands for itself", arguments: UInt8.min...UInt8.max)
    func everyByte(byte: UInt8) {
        let replacement: String? =
            switch byte {
            case 0: "\u{FFFD}"
            case 0x26: "&amp;"
            case 0x3C: "&lt;"
            case 0x3E: "&gt;"
            case 0x22: "&quot;"
            default: nil
            }
        let expected = replacement.map { Array($0.utf8) } ?? [byte]
        #expect(Self.escaped(.text, [byte]) == expected)
        #expect(Self.escaped(.attribute(.double), [byte]) == expected)
        #expect(Self.escaped(.attribute(.single), [byte]) == (byte == 0x27 ? Array("&#39;".utf8) : expected))
        #expect(Self.escaped(.specification, [byte]) == (byte == 0 ? [0] : expected))
        // Also where it is not alone.
        #expect(Self.escaped(.text, [0x61, byte, 0x61]) == [0x61] + expected + [0x61])
    }

    @Test("A quote with a combining mark is escaped, though the two are one Character")
    func combiningMark() {
        #expect(
            Self.escaped(.text, Array("\"\u{301}<\u{301}&\u{301}".utf8))
                == Array("&quot;\u{301}&lt;\u{301}&amp;\u{301}".utf8))
        #expect(Self.escaped(.singleQuoted, Array("'\u{301}".utf8)) == Array("&#39;\u{301}".utf8))
    }

    @Test("Random text comes back when references are resolved")
    func roundTrip() {
        let seed: UInt64 = 7
        var random = SplitMix64(seed: seed)
        let scalars = Array("ab<>&\"'é日\u{301}\u{1F600} \n;#".unicodeScalars)
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
            }
            for escaper in [MarkupEscaper.text, .singleQuoted] {
                let output = String(decoding: Self.escaped(escaper, Array(text.utf8)), as: UTF8.self)
                #expect(Array(HTMLTokens.withoutReferences(output).utf8) == Array(text.utf8), "seed \(seed)")
            }
        }
    }
}

struct URLEscaperTests {
    static func written(_ text: String, isInList: Bool = false) -> String {
        var output: [UInt8] = []
        URLEscaper.append(Array(text.utf8).span, isInList: isInList, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(
        "A URL keeps its parts and loses what could end the attribute",
        arguments: [
            ("https://example.com/a?b=c&d=e#f", "https://example.com/a?b=c&amp;d=e#f"),
            ("/päge/日本", "/päge/日本"), ("/a b\"c'd<e>", "/a%20b%22c%27d%3Ce%3E"), ("/%20", "/%20"),
            ("/\\^`{|}", "/%5C%5E%60%7B%7C%7D"),
        ])
    func wholeURL(text: String, expected: String) {
        #expect(Self.written(text) == expected)
    }

    @Test("Commas part the URLs of a list")
    func list() {
        #expect(Self.written("/a,b", isInList: true) == "/a%2Cb")
        #expect(Self.written("/a,b") == "/a,b")
    }

    @Test("A part of a URL holds unreserved characters only", arguments: UInt8.min...UInt8.max)
    func part(byte: UInt8) {
        var output: [UInt8] = []
        URLEscaper.appendPart([byte].span, to: &output)
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        let encoded = [UInt8(ascii: "%"), digits[Int(byte) / 16], digits[Int(byte) % 16]]
        #expect(output == (unreserved.contains(byte) ? [byte] : encoded))
    }

    @Test(
        "An address is judged by its scheme",
        arguments: [
            ("https://example.com", .allowed), ("HTTPS://example.com", .allowed), ("mailto:a@example.com", .allowed),
            ("", .allowed), ("/a:b", .allowed), ("a/b:c", .allowed), ("?a:b", .allowed), ("#a:b", .allowed),
            ("//example.com:80/", .allowed), ("page", .allowed),
            ("javascript:alert(1)", .refusedScheme(0..<10)), ("JavaScript:alert(1)", .refusedScheme(0..<10)),
            ("data:text/html,x", .refusedScheme(0..<4)), ("vbscript:x", .refusedScheme(0..<8)),
            ("https2:x", .refusedScheme(0..<6)), ("http", .allowed), ("httpsx://a", .refusedScheme(0..<6)),
            ("&#106;avascript:alert(1)", .unclearScheme), ("&#x6A;avascript:alert(1)", .unclearScheme),
            (":x", .unclearScheme), ("1a:x", .unclearScheme), ("ｊavascript:x", .unclearScheme),
            ("java script:x", .unclearScheme),
            (" javascript:alert(1)", .hiddenCharacter(at: 0)), ("java\tscript:alert(1)", .hiddenCharacter(at: 4)),
            ("java\nscript:alert(1)", .hiddenCharacter(at: 4)), ("java\r\nscript:x", .hiddenCharacter(at: 4)),
            ("\u{1}javascript:x", .hiddenCharacter(at: 0)), ("https://example.com ", .hiddenCharacter(at: 19)),
            ("https://example.com/\u{7F}", .hiddenCharacter(at: 20)), ("java\0script:x", .hiddenCharacter(at: 4)),
        ] as [(String, URLSchemes.Verdict)])
    func verdicts(text: String, expected: URLSchemes.Verdict) {
        #expect(URLSchemes(["HTTPS", "mailto", "http"]).verdict(on: Array(text.utf8).span) == expected)
    }
}

struct CSSEscaperTests {
    @Test(
        "Only plain values are taken as they are",
        arguments: [
            ("#c2410c", true), ("12px", true), ("1.5rem", true), ("-0.5em", true), ("50%", true), ("red", true),
            ("rgb(1 2 3 / 50%)", true), ("RGB(1, 2, 3)", true), ("calc(1px + (2px))", false), ("var(--x)", true),
            ("color-mix(in oklab, red 50%, rgb(0 0 0))", true), ("a/b", true),
            ("", false), ("red;", false), ("red}", false), ("url(x)", false), ("image-set(x)", false),
            ("expression(1)", false), ("rgb(1", false), ("1)", false), (")(", false), ("/", false), ("/*", false),
            ("a//b", false), ("a/", false), ("</style>", false), ("\"x\"", false), ("a\\62", false), ("a\nb", false),
            ("é", false), ("!important", false), ("a:b", false), ("@x", false),
        ])
    func plainValues(text: String, isPlain: Bool) {
        #expect(CSSEscaper.isPlainValue(Array(text.utf8).span) == isPlain)
    }

    @Test("A string holds letters, digits, blanks and escapes only", arguments: UInt8(0)...0x7F)
    func strings(byte: UInt8) {
        var output: [UInt8] = []
        CSSEscaper.appendString([byte].span, to: &output)
        let scalar = Unicode.Scalar(byte)
        let isPlain =
            byte == 0x20 || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        let digits = String(byte, radix: 16, uppercase: true)
        let escape = "\\" + (digits.count == 1 ? "0" : "") + digits + " "
        #expect(String(decoding: output, as: UTF8.self) == (isPlain ? String(scalar) : escape))
    }
}
