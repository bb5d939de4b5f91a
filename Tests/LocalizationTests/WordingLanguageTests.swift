import Testing

@testable import Localization

/// What can be said of a language's texts without knowing what they mean: letters, marks, numbers.
@Suite struct WordingLanguageTests {
    /// Every text of a language with a name for messages; 0 for each place.
    private static func texts(_ language: LanguageTag) throws -> [(name: String, text: String)] {
        let table = try #require(WordingTable.table(for: language))
        func text(_ pattern: Pattern) -> String {
            pattern.parts.map { if case .text(let text) = $0 { text } else { "0" } }.joined()
        }
        func forms(_ pattern: PluralPattern) -> [String] { pattern.forms.values.map(text) + [text(pattern.other)] }
        var texts = SimpleWords.fields.map { ($0.name, $0.text(table.words)) }
        texts += table.sentences.all.map { ($0.name, text($0.pattern)) }
        texts += forms(table.sentences.commitmentPayments).map { ("commitmentPayments", $0) }
        for unit in BillingPeriod.Unit.allCases {
            let words = table.periods[unit]
            texts += [words.name, words.abbreviation, words.adverb, words.per].map { ("\(unit)", $0) }
            let patterns = [words.countedAbbreviation, words.every, words.span, words.priceEvery]
            texts += (patterns + [words.counted].compactMap(\.self)).flatMap(forms).map { ("\(unit)", $0) }
            texts += [text(words.price), text(words.equivalent)].map { ("\(unit)", $0) }
        }
        return texts
    }

    /// The letters of a language beside a to z, in small ones; for one of another script the ranges that it is written in.
    private static let letters: [String: String] = [
        "bg": "а…я", "ca": "àçéèíïóòúü·", "cs": "áčďéěíňóřšťúůýž", "da": "æøåé", "de": "äöüß", "el": "α…ώά…ώΐΰ",
        "en": "", "es": "áéíñóúü", "fi": "äåöà", "fr": "àâçéèêëîïôùûœ", "he": "א…ת", "hi": "\u{900}…\u{97F}",
        "hr": "čćđšžô", "hu": "áéíóöőúüű", "it": "àèéìòù", "nb": "æøåé", "nl": "éëïè", "pl": "ąćęłńóśźż",
        "pt-BR": "áâãàçéêíóôõú", "pt-PT": "áâãàçéêíóôõú", "ro": "ăâîșț", "ru": "а…яё", "sk": "áäčďéíĺľňóôŕšťúýž",
        "sv": "åäöé", "tr": "çğıöşü", "uk": "а…щьюяєіїґ", "id": "", "ms": "", "ja": "ぁ…ー一…龥々", "ko": "가…힣",
        "th": "\u{E01}…\u{E4E}", "zh-Hans": "一…龥", "zh-Hant": "一…龥",
        "vi": "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
    ]

    private static func alphabet(_ text: String) -> [ClosedRange<Unicode.Scalar>] {
        let scalars = Array(text.unicodeScalars)
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var index = 0
        while index < scalars.count {
            let isRange = index + 2 < scalars.count && scalars[index + 1] == "…"
            ranges.append(scalars[index]...scalars[isRange ? index + 2 : index])
            index += isRange ? 3 : 1
        }
        return ranges
    }

    @Test(arguments: letters.keys.sorted())
    func textsAreWrittenInTheLettersOfTheLanguage(tag: String) throws {
        let language = try #require(LanguageTag(tag))
        let letters = try #require(Self.letters[tag])
        let isLatin = language.likelyScript == "Latn"
        let allowed = Self.alphabet(letters) + (isLatin ? ["a"..."z"] : [])
        for (name, text) in try Self.texts(language) {
            // What is written in Latin letters everywhere, Apple's names with what a language appends to them.
            let own = text.replacing("reportaproblem.apple.com", with: "").replacing("App Store", with: "")
                .replacing("Apple Account", with: "").replacing("Apple", with: "").replacing("App", with: "")
                .lowercased()
            for scalar in own.unicodeScalars where scalar.properties.isAlphabetic {
                let isKnown = allowed.contains { $0.contains(scalar) } || (tag == "tr" && scalar == "\u{307}")
                #expect(isKnown, "\(tag) \(name): \(scalar) in “\(text)”")
            }
        }
    }

    @Test(arguments: Wording.languages)
    func spacesAndMarksAreTypographic(language: LanguageTag) throws {
        for (name, text) in try Self.texts(language) {
            for wrong in ["  ", "\"", "'", "...", " ,", "\t", "\u{A0}\u{A0}", " .", "( ", " )"] {
                #expect(!text.contains(wrong), "\(language) \(name): “\(wrong)” in “\(text)”")
            }
            if language.language != "fr" {
                #expect(!text.contains(" :") && !text.contains("\u{A0}:"), "\(language) \(name): “\(text)”")
            }
        }
    }

    /// A text that reads as in English was forgotten; names of ours are the only ones that may.
    @Test(arguments: Wording.languages.filter { $0.language != "en" })
    func noTextIsLeftInEnglish(language: LanguageTag) throws {
        let words = try #require(Wording(language: language)).words
        let english = WordingTable.english
        for field in SimpleWords.fields {
            #expect(field.text(words) != field.text(english.words), "\(language) \(field.name)")
        }
        let table = try #require(WordingTable.table(for: language))
        for (sentence, model) in zip(table.sentences.all, english.sentences.all) {
            let hasWords = model.pattern.parts.contains { part in
                if case .text(let text) = part { text.contains(where: \.isLetter) } else { false }
            }
            if hasWords { #expect(sentence.pattern.text != model.pattern.text, "\(language) \(sentence.name)") }
        }
    }

    /// The word for free stands inside copy; every other text begins a line. German abbreviations keep their case.
    @Test(arguments: Wording.languages.filter { $0.likelyScript != nil })
    func textsBeginWithACapital(language: LanguageTag) throws {
        let words = try #require(Wording(language: language)).words
        for field in SimpleWords.fields {
            let text = field.text(words)
            // An address keeps its letters.
            guard let first = text.first, !text.hasPrefix("reportaproblem") else { continue }
            let isInside = field.name == "free" || (language.language == "de" && field.name.hasPrefix("tax"))
            let isCapital = !first.isCased || first.isUppercase
            #expect(isInside ? !first.isUppercase : isCapital, "\(language) \(field.name)")
        }
    }

    /// A second way to the forms: where a phrase takes the counted form itself, CLDR's own text must stand in it.
    @Test(arguments: [
        ("bg", true, true), ("ca", true, true), ("cs", true, false), ("da", false, true), ("de", true, true),
        ("el", true, true), ("en", true, true), ("es", true, true), ("he", true, true), ("hi", true, true),
        ("hr", true, false), ("hu", false, true), ("it", true, true), ("nb", false, true), ("nl", true, true),
        ("pl", true, true), ("pt-BR", true, true), ("pt-PT", true, true), ("ro", true, true), ("ru", false, false),
        ("sk", true, false), ("sv", false, true), ("tr", true, true), ("uk", true, false), ("fr", true, true),
        ("id", true, true), ("ms", true, true), ("th", true, true), ("vi", true, true), ("ko", true, true),
        ("ja", true, true), ("zh-Hans", true, true), ("zh-Hant", true, true),
    ])
    func phrasesHoldTheCountedForm(tag: String, every: Bool, span: Bool) throws {
        let words = PeriodWords(language: try #require(LanguageTag(tag)))
        for unit in BillingPeriod.Unit.allCases {
            // In the accusative of Croatian one year differs: "svaku 21 godinu".
            let isInflected = tag == "hr" && unit == .year
            for count in 2...120 {
                let period = BillingPeriod(count: count, unit: unit).normalized
                guard period.count > 1 else { continue }
                let counted = Self.spaced(words.counted(period))
                if every, !isInflected {
                    #expect(Self.spaced(words.adverb(period)).contains(counted), "\(tag) \(counted)")
                }
                if span { #expect(Self.spaced(words.span(period)).contains(counted), "\(tag) \(counted)") }
            }
        }
    }

    /// CLDR and the tables may differ in whether the space breaks.
    private static func spaced(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }

    /// Whole numbers up to 200 say their number, or are the words for one and two.
    @Test(arguments: Wording.languages)
    func ownCountedWordsSayTheirNumber(language: LanguageTag) throws {
        let table = try #require(WordingTable.table(for: language)).periods
        let rules = PluralRules(language: language)
        for unit in BillingPeriod.Unit.allCases {
            guard let counted = table[unit].counted else { continue }
            for count in 1...200 {
                let form = counted[rules.category(of: count)]
                #expect(
                    form.placeholders == [.count] || (count <= 2 && form.placeholders.isEmpty), "\(language) \(count)")
            }
        }
    }
}
