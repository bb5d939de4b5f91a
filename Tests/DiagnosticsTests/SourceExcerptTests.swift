import Diagnostics
import Testing

@Suite("The line with marks under it")
struct SourceExcerptTests {
    static let kind = DiagnosticKind("test.kind", title: "", why: "", example: "", mend: "")

    /// The two lines of the excerpt around `marked`, which is written between ‹ and › in the line.
    static func excerpt(_ line: String, width: Int = 40) -> String {
        let parts = line.split(separator: "‹", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts[1].split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
        let source = SourceText(path: "a", text: "\(parts[0])\(rest[0])\(rest[1])")
        let start = parts[0].utf8.count
        let diagnostic = Diagnostic(kind, "x", at: source.range(start..<start + rest[0].utf8.count))
        let text = DiagnosticText(width: width, color: false, explainCommand: nil).render([diagnostic])
        return text.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    }

    @Test(
        "Marks stand under what they mean",
        arguments: [
            ("a: ‹b›", "  1 | a: b\n    |    ^"),
            ("a: ‹bcd› e", "  1 | a: bcd e\n    |    ^~~"),
            ("a: ‹›", "  1 | a:\n    |    ^"),
            ("‹›", "  1 |\n    | ^"),
            ("日本: ‹é› x", "  1 | 日本: é x\n    |       ^"),
            ("日本: ‹本屋›", "  1 | 日本: 本屋\n    |       ^~~~"),
            ("e\u{301}e\u{301}‹x›", "  1 | e\u{301}e\u{301}x\n    |   ^"),
            ("👩‍👩‍👧🇩🇪‹x›", "  1 | 👩‍👩‍👧🇩🇪x\n    |     ^"),
            ("한국‹어›", "  1 | 한국어\n    |     ^~"),
            ("\ta\t‹b›", "  1 |     a   b\n    |         ^"),
            ("ＡＢ‹c›", "  1 | ＡＢc\n    |     ^"),
            ("a ‹b\nc› d", "  1 | a b\n    |   ^"),
            ("a ‹b c\nd› e", "  1 | a b c\n    |   ^~~"),
        ])
    func marks(line: String, excerpt: String) {
        #expect(Self.excerpt(line) == excerpt)
    }

    @Test(
        "Of a line of megabytes the same is shown as of a long one",
        arguments: ["‹value›", "é‹日本›é", "‹\(String(repeating: "v", count: 5_000))›"])
    func veryLong(marked: String) {
        func line(_ count: Int) -> String {
            String(repeating: "é", count: count) + marked + String(repeating: "日", count: count)
        }
        #expect(Self.excerpt(line(1_000_000)) == Self.excerpt(line(1_000)))
        #expect(
            Self.excerpt(marked + String(repeating: "x", count: 1_000_000))
                == Self.excerpt(marked + "xxxxxxxx" + String(repeating: "x", count: 1_000)))
    }

    @Test(
        "A long line is cut around the marks",
        arguments: [
            // All marks fit in the beginning of the line.
            (
                "key: ‹value› and then much more than there is room for",
                "  1 | key: value and then much more tha…\n    |      ^~~~~"
            ),
            // The marks lie in the middle, at the end, and are longer than the room.
            (
                "key: much more than there is room for ‹value› and then much more than there is room for",
                "  1 | …oom for value and then much more…\n    |          ^~~~~"
            ),
            (
                "key: much more than there is room for and ‹value›",
                "  1 | … than there is room for and value\n    |                              ^~~~~"
            ),
            (
                "key: ‹much more than there is room for and then some›",
                "  1 | key: much more than there is room…\n    |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~"
            ),
            (
                "日本語日本語日本語日本語日本語日本語日本語‹日›本語日本語日本語日本語日本語日本語日本語",
                "  1 | …語日本語日本語日本語日本語日本語…\n    |          ^~"
            ),
        ])
    func cutting(line: String, excerpt: String) {
        let shown = Self.excerpt(line)
        #expect(shown.hasPrefix(excerpt), "\(shown)")
        #expect(shown.split(separator: "\n").allSatisfy { TextWidth.of($0) <= 40 })
    }

    @Test("Whatever is marked, the marks stand under it and nothing is too wide")
    func everyPlace() {
        let line = Array("abc 日本 e\u{301} \t👍🏽 defg hijklmnop qrst uvwxyz 0123456789 한국어 ABCDEFGHIJ")
        for start in line.indices {
            for width in [24, 30, 40, 79] {
                let text = String(line[..<start]) + "‹" + String(line[start]) + "›" + String(line[(start + 1)...])
                let lines = Self.excerpt(text, width: width).split(separator: "\n").map(String.init)
                #expect(lines.count == 2)
                #expect(lines.allSatisfy { TextWidth.of($0) <= width })
                let column = TextWidth.of(lines[1].prefix { $0 != "^" })
                var reached = 0
                let under = lines[0].first { character in
                    defer { reached += TextWidth.of(character) }
                    return reached == column
                }
                let expected: Character = line[start] == "\t" || line[start] == " " ? " " : line[start]
                #expect(under ?? " " == expected, "\(lines)")
            }
        }
    }
}
