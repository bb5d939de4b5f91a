import Foundation
import Testing

@testable import Localization

@Suite struct PseudoTextTests {
    /// What is language changes; what is none stays, in both pseudo-locales.
    @Test(arguments: [
        ("Subscribe to Pro", "[Šûƀšçŕîƀé ţö Þŕö öñé ţŵö]"),
        ("Start {{ product.offer_period_with_unit }} free", "[Šţåŕţ {{ product.offer_period_with_unit }} ƒŕéé öñé]"),
        ("{name} for {price}", "[{name} ƒöŕ {price}]"), ("Line one\nLine two", "[Ļîñé öñé\nĻîñé ţŵö öñé ţŵö]"),
        (" %lld of %@ ", " [%lld öƒ %@] "),
        ("%1$@ has %#@notes@, 5% more, 100%%", "[%1$@ ĥåš %#@notes@, 5% ɱöŕé, 100%% öñé ţŵö]"),
        ("Ask at https://example.com/a?b=c now", "[Åšķ åţ https://example.com/a?b=c ñöŵ öñé]"),
        ("reportaproblem.apple.com", "[reportaproblem.apple.com]"),
        ("a <b>bold</b> &amp; 3", "[å <b>ƀöļð</b> &amp; 3 öñé]"),
        ("", ""), ("  \n", "  \n"), ("Größe", "[Ĝŕößé]"), ("写真", "[写真]"), ("9.99", "[9.99]"),
    ])
    func accentedTexts(text: String, expected: String) {
        #expect(PseudoText.text(text, in: .accented) == expected)
    }

    @Test(arguments: [
        ("Get 24 hours", "\u{200F}\u{202E}Get\u{202C}\u{200F} 24 \u{200F}\u{202E}hours\u{202C}\u{200F}"),
        ("{name}", "{name}"), ("{{ product.price }}!", "{{ product.price }}!"), ("%lld %@", "%lld %@"), ("", ""),
        ("Don’t", "\u{200F}\u{202E}Don’t\u{202C}\u{200F}"),
        ("see example.com", "\u{200F}\u{202E}see\u{202C}\u{200F} example.com"),
    ])
    func mirroredTexts(text: String, expected: String) {
        #expect(PseudoText.text(text, in: .mirrored).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test(arguments: [
        ("month", "ɱöööñţĥ"), ("per year", "þéééŕ ýééååŕ"), ("mo", "ɱöö"), ("wk", "ŵķķ"),
        ("{price} every {count} days", "{price} ééṽééŕý {count} ðåååýš"),
    ])
    func phrasesGrowByTheirVowels(text: String, expected: String) {
        #expect(PseudoText.phrase(text, in: .accented) == expected)
    }

    /// Every English text of the product is at least 1.4 times as long, and none of its letters is left.
    @Test func everyTextOfTheProductIsLonger() throws {
        let english = WordingTable.english
        let pseudo = try #require(WordingTable.table(for: try LanguageTag.known("en-XA")))
        for (field, text) in SimpleWords.fields {
            let plain = text(english.words)
            let growth = 0.4 * Double(PseudoText.language(of: plain[...]).count)
            #expect(Double(text(pseudo.words).count) >= Double(plain.count) + growth, "\(field)")
        }
        for (plain, disguised) in zip(english.sentences.all, pseudo.sentences.all) {
            #expect(disguised.pattern.placeholders == plain.pattern.placeholders, "\(plain.name)")
            let length = Self.literal(plain.pattern).count
            #expect(Double(Self.literal(disguised.pattern).count) >= 1.4 * Double(length), "\(plain.name)")
            let left = Self.literal(disguised.pattern).replacing("reportaproblem.apple.com", with: "")
            #expect(!left.contains { $0.isASCII && $0.isLetter }, "\(plain.name)")
        }
    }

    static func literal(_ pattern: Pattern) -> String {
        pattern.parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    @Test(arguments: [
        (
            "<h1>Privacy</h1>\n<p>We <em>never</em> sell &amp; share.</p>\n",
            "<h1>[Þŕîṽåçý öñé]</h1>\n<p>[Ŵé <em>ñéṽéŕ</em> šéļļ &amp; šĥåŕé. öñé ţŵö]</p>\n"
        ),
        (
            #"<p><a href="https://example.com/terms" title="Read">our terms</a>, <code>let x = 1</code></p>"#,
            #"<p>[<a href="https://example.com/terms" title="[Ŕéåð]">öûŕ ţéŕɱš</a>, <code>let x = 1</code> öñé]</p>"#
        ),
        ("<pre><code>let x\n</code></pre>", "<pre><code>let x\n</code></pre>"),
        (
            "<ul>\n<li>one\n<ul>\n<li>two</li>\n</ul>\n</li>\n</ul>",
            "<ul>\n<li>[öñé]\n<ul>\n<li>[ţŵö]</li>\n</ul>\n</li>\n</ul>"
        ),
        (#"<p><img src="a.png" alt="A lamp" /></p>"#, #"<p><img src="a.png" alt="[Å ļåɱþ öñé]" /></p>"#),
        ("<p>1 &lt; 2</p>\n<hr />\n", "<p>1 &lt; 2</p>\n<hr />\n"), ("", ""),
    ])
    func markupKeepsElementsAddressesAndCode(html: String, expected: String) {
        #expect(PseudoMarkup.html(html, in: .accented) == expected)
    }

    @Test func mirroredMarkup() {
        #expect(
            PseudoMarkup.html(#"<p>See <a href="b">it</a></p>"#, in: .mirrored)
                == "<p>\u{200F}\u{202E}See\u{202C}\u{200F} <a href=\"b\">\u{200F}\u{202E}it\u{202C}\u{200F}</a></p>")
    }

    /// Amounts, plural rules, names of regions and counted periods are the English ones.
    @Test(arguments: ["en-XA", "ar-XB"]) func formatsAreEnglish(language: String) throws {
        let tag = try LanguageTag.known(language)
        let english = try LanguageTag.known("en")
        let amount = Money(amount: 1234.5, currency: try #require(Currency("USD")))
        #expect(MoneyFormatter(language: tag).string(amount) == MoneyFormatter(language: english).string(amount))
        #expect(PluralRules(language: tag).category(of: 1) == .one)
        let words = PeriodWords(language: tag)
        let text = words.counted(BillingPeriod(count: 3, unit: .month))
        #expect(text == (language == "en-XA" ? "3 ɱööööñţĥš" : "3 \u{200F}\u{202E}months\u{202C}\u{200F}"))
        #expect(PeriodWords(language: english).counted(BillingPeriod(count: 3, unit: .month)) == "3 months")
        #expect(tag.regionName("GB") == PseudoText.phrase("United Kingdom", in: try #require(tag.pseudoLocale)))
        #expect(tag.direction == (language == "en-XA" ? .leftToRight : .rightToLeft))
        #expect(Wording(language: tag) != nil)
    }

    /// Nobody who did not ask for one gets a pseudo-locale, and it takes no other language's text.
    @Test func pseudoLocalesAreForThemselvesAlone() throws {
        let pseudo = try LanguageTag.known("en-XA"), english = try LanguageTag.known("en-GB")
        #expect(english.best(in: [pseudo]) == nil)
        #expect(pseudo.best(in: [english]) == nil)
        #expect(pseudo.best(in: [english, pseudo]) == pseudo)
        #expect(try LanguageTag.known("en-XB").pseudoLocale == nil)
        #expect(try LanguageTag.known("ar").best(in: [try LanguageTag.known("ar-XB")]) == nil)
    }
}

extension LanguageTag {
    fileprivate static func known(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }
}
