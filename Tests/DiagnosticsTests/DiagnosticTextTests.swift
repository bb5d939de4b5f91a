import Diagnostics
import Testing

@Suite("Findings for people")
struct DiagnosticTextTests {
    static let product = DiagnosticKind(
        "product.unknown", title: "A product is unknown", why: "", example: "", mend: "")
    static let strings = DiagnosticKind(
        "strings.missing", .warning, title: "A text is missing", why: "", example: "", mend: "")
    static let braces = DiagnosticKind("yaml.braces", title: "", why: "", example: "", mend: "")

    static let paywall = SourceText(
        path: "content/paywalls/pro.yaml",
        text: """
            layout: plans
            headline: Pro
            benefits: [Unlimited notes, Sync]
            button: {{ product.price }}
            products:
              spread: { id: com.example.fieldnotes.pro.yearl, plan: monthly }

            """)

    static func place(_ text: String, in source: SourceText = paywall) throws -> SourceRange {
        let found = try #require(
            source.bytes.indices.first { source.bytes[$0...].starts(with: text.utf8) }, "\(text) is not in the source")
        return source.range(found..<found + text.utf8.count)
    }

    static func unknownProduct() throws -> Diagnostic {
        Diagnostic(
            product, "no catalog sells this product", at: try place("com.example.fieldnotes.pro.yearl"),
            suggestion: .name("com.example.fieldnotes.pro.yearly"),
            notes: [Diagnostic.Note("looked in ../App/Products.storekit (8 products)")])
    }

    @Test("An error is narrow below 80 columns")
    func narrowError() throws {
        #expect(
            try DiagnosticText(width: 60, color: false).render([Self.unknownProduct()]) == """
                error[product.unknown] content/paywalls/pro.yaml:6:17
                No catalog sells this product
                  6 |   spread: { id: com.example.fieldnotes.pro.yearl, pla…
                    |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  did you mean: com.example.fieldnotes.pro.yearly
                  looked in ../App/Products.storekit (8 products)
                  more: paywallgen explain product.unknown

                """)
    }

    @Test("An error is wide from 80 columns on, its suggestion beside the marks, cut to where the name differs")
    func wideError() throws {
        #expect(
            try DiagnosticText(width: 100, color: false).render([Self.unknownProduct()]) == """
                error[product.unknown] content/paywalls/pro.yaml:6:17: no catalog sells this product
                  6 |   spread: { id: com.example.fieldnotes.pro.yearl, plan: monthly }
                    |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean …pro.yearly?
                  looked in ../App/Products.storekit (8 products); more: paywallgen explain product.unknown

                """)
    }

    @Test(
        "With room the suggested name stands whole; without, on a line of its own",
        arguments: [(120, true), (80, false)])
    func suggestedName(width: Int, isBeside: Bool) throws {
        let text = try DiagnosticText(width: width, color: false).render([Self.unknownProduct()])
        #expect(text.contains("~ did you mean com.example.fieldnotes.pro.yearly?\n") == isBeside)
        #expect(text.contains("\n  did you mean: com.example.fieldnotes.pro.yearly\n") == false)
        #expect(text.split(separator: "\n").allSatisfy { TextWidth.of($0) <= width })
    }

    @Test("What says what to write needs no explanation")
    func write() throws {
        let diagnostic = Diagnostic(
            Self.braces, "a value that begins with {{ needs quotes", at: try Self.place("{{"),
            suggestion: .write("button: \"{{ product.price }}\""))
        #expect(
            DiagnosticText(width: 60, color: false).render([diagnostic]) == """
                error[yaml.braces] content/paywalls/pro.yaml:4:9
                A value that begins with {{ needs quotes
                  4 | button: {{ product.price }}
                    |         ^~
                  write: button: "{{ product.price }}"

                """)
        #expect(
            DiagnosticText(width: 100, color: false).render([diagnostic]) == """
                error[yaml.braces] content/paywalls/pro.yaml:4:9: a value that begins with {{ needs quotes
                  4 | button: {{ product.price }}
                    |         ^~ write: button: "{{ product.price }}"

                """)
    }

    static func warnings() throws -> [Diagnostic] {
        [
            Diagnostic(
                DiagnosticKind("price.missing", .warning, title: "", why: "", example: "", mend: ""),
                "no price for SA; /ar/ shows the US price in dollars and says so", at: .file("prices/")),
            Diagnostic(
                strings, "\"Unlimited notes\" has no Arabic text; /ar/pro/ is left out",
                at: try place("Unlimited notes"),
                suggestion: .advice("--strict makes this an error")),
        ]
    }

    @Test("Warnings are brief, and stand in reading order")
    func warningsAreBrief() throws {
        #expect(
            try DiagnosticText(width: 60, color: false).render(Self.warnings()) == """
                warning[strings.missing] content/paywalls/pro.yaml:3:12
                  "Unlimited notes" has no Arabic text; /ar/pro/ is left out
                  (--strict makes this an error)
                warning[price.missing] prices/
                  no price for SA; /ar/ shows the US price in dollars and
                  says so

                """)
        #expect(
            try DiagnosticText(width: 100, color: false).render(Self.warnings()) == """
                warning[strings.missing] content/paywalls/pro.yaml:3:12
                  "Unlimited notes" has no Arabic text; /ar/pro/ is left out (--strict makes this an error)
                warning[price.missing] prices/: no price for SA; /ar/ shows the US price in dollars and says so

                """)
    }

    @Test("Warnings show their line when all are asked for in full")
    func warningsInFull() throws {
        #expect(
            try DiagnosticText(width: 60, color: false, excerpts: .ofAll, explainCommand: nil).render([
                Self.warnings()[1]
            ])
                == """
                warning[strings.missing] content/paywalls/pro.yaml:3:12
                "Unlimited notes" has no Arabic text; /ar/pro/ is left out
                  3 | benefits: [Unlimited notes, Sync]
                    |            ^~~~~~~~~~~~~~~
                  --strict makes this an error

                """)
    }

    @Test("Only the first finding of a kind names the command that explains it")
    func explainedOnce() throws {
        let text = DiagnosticText(width: 60, color: false).render([
            try Self.unknownProduct(),
            Diagnostic(Self.product, "no catalog sells that one", at: try Self.place("monthly")),
        ])
        #expect(text.split(separator: "\n").filter { $0.contains("paywallgen explain product.unknown") }.count == 1)
    }

    @Test("Nothing found is nothing said")
    func empty() {
        #expect(DiagnosticText(width: 60, color: false).render([]) == "")
    }

    @Test("A place that is a whole file has no line to show")
    func wholeFile() {
        let diagnostic = Diagnostic(
            Self.product, "the file is empty", at: .file("a.json"), suggestion: .advice("restore it"))
        #expect(
            DiagnosticText(width: 100, color: false).render([diagnostic]) == """
                error[product.unknown] a.json: the file is empty
                  restore it; more: paywallgen explain product.unknown

                """)
    }

    @Test("Colours surround the parts and change no text")
    func colors() throws {
        let colored = try DiagnosticText(width: 60, color: true).render([Self.unknownProduct()])
        #expect(
            colored.hasPrefix(
                "\u{1B}[1;31merror[product.unknown]\u{1B}[0m \u{1B}[1mcontent/paywalls/pro.yaml:6:17\u{1B}[0m\n"))
        #expect(colored.contains("\u{1B}[1;31m^~~~~~"))
        let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(try plain == DiagnosticText(width: 60, color: false).render([Self.unknownProduct()]))
    }

    @Test("Control characters of a file never reach the terminal")
    func controlCharacters() {
        let source = SourceText(path: "a\u{1B}[2J.yaml", text: "name: \u{1B}[31m\u{202E}x\n")
        let diagnostic = Diagnostic(Self.product, "x\u{7} is wrong", at: source.range(6..<7))
        let text = DiagnosticText(width: 60, color: false).render([diagnostic])
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !(0..<0x20).contains($0.value) && $0 != "\u{202E}" })
        #expect(text.contains("  1 | name: \u{FFFD}[31m\u{FFFD}x\n"))
    }

    @Test(
        "The number of errors and warnings is worded",
        arguments: [
            ([], "0 errors, 0 warnings"), ([.error], "1 error, 0 warnings"),
            ([.warning, .error, .error, .note, .warning], "2 errors, 2 warnings"),
        ] as [([Severity], String)])
    func summary(severities: [Severity], text: String) {
        let diagnostics = severities.map { Diagnostic(Self.product, "x", at: .file("a"), severity: $0) }
        #expect(DiagnosticText.summary(of: diagnostics) == text)
    }
}
