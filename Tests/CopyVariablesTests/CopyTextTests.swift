import Diagnostics
import Localization
import TestSupport
import Testing

@testable import CopyVariables

@Suite("Variables in copy")
struct CopyTextTests {
    static let names = CopyNames(aliases: ["yearly", "monthly"], custom: ["season"])

    private func parse(_ text: String) -> (copy: CopyText, lines: [String]) {
        let source = SourceText(path: "pro.yaml", text: text)
        var diagnostics: [Diagnostic] = []
        let copy = CopyText.parse(
            text, at: source.range(0..<source.bytes.count), names: Self.names, into: &diagnostics)
        return (copy, diagnostics.lines)
    }

    @Test(
        "A text falls into literals and variables",
        arguments: [
            ("", []),
            ("Pro { 1 } % @", [.literal("Pro { 1 } % @")]),
            ("{{ product.price }}", [.variable(CopyVariable(name: .product(.price)))]),
            ("{{product.price}}", [.variable(CopyVariable(name: .product(.price)))]),
            (
                "Für {{ product.price_per_period }} – €",
                [.literal("Für "), .variable(CopyVariable(name: .product(.pricePerPeriod))), .literal(" – €")]
            ),
            (
                "{{ products.yearly.relative_discount | uppercase | lowercase }}{{\tcustom.season\n}}",
                [
                    .variable(
                        CopyVariable(
                            name: .products(alias: "yearly", .relativeDiscount), functions: [.uppercase, .lowercase])),
                    .variable(CopyVariable(name: .custom("season"))),
                ]
            ),
        ] as [(String, [CopyText.Part])])
    func parts(text: String, parts: [CopyText.Part]) {
        let (copy, lines) = parse(text)
        #expect(copy.parts == parts)
        #expect(lines == [])
        #expect(copy.hasVariables == parts.contains { if case .variable = $0 { true } else { false } })
    }

    @Test("Every variable is read by its name", arguments: ProductVariable.allCases)
    func everyVariable(variable: ProductVariable) {
        let (copy, lines) = parse("{{ product.\(variable.rawValue) }}")
        if variable == .offerEndDate {
            #expect(lines.count == 1)
            #expect(!copy.hasVariables)
        } else {
            #expect(copy.parts == [.variable(CopyVariable(name: .product(variable)))])
            #expect(lines == [])
        }
    }

    @Test(
        "What is wrong is reported where it stands",
        arguments: [
            (
                "Für {{ product.prise }}!",
                "error copy.unknown 1:8-1:21: unknown variable \"product.prise\" [name: product.price]"
            ),
            ("{{ price }}", "error copy.unknown 1:4-1:9: unknown variable \"price\" [name: product.price]"),
            (
                "{{ sub_offer_duration }}",
                "error copy.unknown 1:4-1:22: unknown variable \"sub_offer_duration\" [name: product.offer_period_with_unit]"
            ),
            (
                "{{ products.yearl.price }}",
                "error copy.unknown 1:4-1:24: this paywall has no product \"yearl\" [name: yearly]"
            ),
            (
                "{{ products.lifetime.price }}",
                "error copy.unknown 1:4-1:27: this paywall has no product \"lifetime\" [it has monthly, yearly]"
            ),
            (
                "{{ products.yearly.pric }}",
                "error copy.unknown 1:4-1:24: unknown variable \"products.yearly.pric\" [name: products.yearly.price]"
            ),
            (
                "{{ custom.saison }}",
                "error copy.unknown 1:4-1:17: unknown variable \"custom.saison\" [name: custom.season]"
            ),
            (
                "{{ custom_season }}",
                "error copy.unknown 1:4-1:17: unknown variable \"custom_season\" [name: custom.season]"
            ),
            ("{{ nonsense.of.a.name }}", "error copy.unknown 1:4-1:22: unknown variable \"nonsense.of.a.name\""),
            (
                "{{ product.price | upercase }}",
                "error copy.function 1:20-1:28: unknown function \"upercase\" [name: uppercase]"
            ),
            (
                "{{ product.price | loud }}",
                "error copy.function 1:20-1:24: unknown function \"loud\" [there are uppercase, lowercase, capitalize]"
            ),
            ("{{ product.price | }}", "error copy.empty 1:1-1:22: there is no function behind the |"),
            ("{{ }}", "error copy.empty 1:1-1:6: there is no name between the braces"),
            ("a {{}} b", "error copy.empty 1:3-1:7: there is no name between the braces"),
            (
                "Für {{ product.price",
                "error copy.braces 1:5-1:7: this {{ is never closed [write }} behind the name]"
            ),
            ("Für product.price }}", "error copy.braces 1:19-1:21: }} without {{ before it"),
            (
                "{{{ product.price }}}",
                "error copy.braces 1:1-1:4: three braces [copy has two: {{ product.price }}]"
            ),
            (
                "bis {{ product.offer_end_date }}",
                "error copy.date 1:8-1:30: product.offer_end_date has no value in a text: nobody knows when a buyer begins"
                    + " [say how long the offer lasts: {{ product.offer_period_with_unit }}]"
            ),
        ])
    func faults(text: String, line: String) {
        let (copy, lines) = parse(text)
        #expect(lines == [line])
        #expect(!copy.hasVariables)
        #expect(copy.parts == [.literal(text)])
    }

    @Test("All faults are reported, and what is right is kept")
    func several() {
        let (copy, lines) = parse("{{ a {{ product.price }} {{ }}")
        #expect(copy.variableNames == ["product.price"])
        #expect(lines.count == 2)
    }

    @Test("After unescaping, findings point at the whole text")
    func unescaped() {
        let source = SourceText(path: "pro.yaml", text: "\"F\\u00fcr {{ prise }}\"")
        var diagnostics: [Diagnostic] = []
        _ = CopyText.parse(
            "Für {{ prise }}", at: source.range(0..<source.bytes.count), names: Self.names, into: &diagnostics)
        #expect(diagnostics.lines.map { $0.prefix(28) } == ["error copy.unknown 1:1-1:23:"])
    }

    /// A reader that cannot tell a whole text from a part of it would lose or add characters.
    @Test("Every prefix of a text is read without losing a character")
    func prefixes() {
        let text = "ab {{ product.price | uppercase }} c{{ custom.season }}} é"
        for end in text.indices {
            let prefix = String(text[..<end])
            let (copy, lines) = parse(prefix)
            let isWhole = copy.parts.allSatisfy { if case .literal = $0 { true } else { false } }
            if isWhole {
                let joined = copy.parts.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
                #expect(joined == prefix)
            }
            #expect(lines.isEmpty == (prefix.components(of: "{{") == prefix.components(of: "}}")), "\(prefix)")
        }
    }
}

extension String {
    /// How often a text occurs, without overlapping.
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count
    }
}

@Suite("Translations keep the variables of their source")
struct CopyTranslationTests {
    @Test(
        "A difference is reported",
        arguments: [
            ("Für {{ product.price }} abonnieren", nil),
            ("{{ product.price | uppercase }}", nil),
            ("{{ product.price }} – {{ product.price }}", nil),
            (
                "Abonnieren",
                "error copy.translation 1:1-1:11: the translation of \"Subscribe for {{ product.price }}\" lacks product.price"
            ),
            (
                "Für {{ product.period }}",
                "error copy.translation 1:1-1:25: the translation of \"Subscribe for {{ product.price }}\" lacks product.price"
                    + " and has product.period, which the source has not"
            ),
        ] as [(String, String?)])
    func compare(translation: String, line: String?) {
        var diagnostics: [Diagnostic] = []
        let source = SourceText(path: "a.yaml", text: "Subscribe for {{ product.price }}")
        let other = SourceText(path: "de.strings", text: translation)
        let copies = [source, other].map {
            CopyText.parse(
                $0.text(in: 0..<$0.bytes.count), at: $0.range(0..<$0.bytes.count), names: CopyNames(),
                into: &diagnostics)
        }
        CopyText.compare(
            translation: copies[1], at: other.range(0..<other.bytes.count), with: copies[0], into: &diagnostics)
        #expect(diagnostics.lines == [line].compactMap(\.self))
    }
}
