import Testing

@testable import Localization

@Suite struct PluralTests {
    /// CLDR's own samples for cardinal integers.
    @Test(arguments: [
        ("en", "other one other other other other other"), ("ja", "other other other other other other other"),
        ("ru", "many one few many many one few"), ("pl", "many one few many many many few"),
        ("cs", "other one few other other other other"), ("ar", "zero one two few many many many"),
        ("fr", "one one other other other other other"), ("de", "other one other other other other other"),
        ("es", "other one other other other other other"), ("he", "other one two other other other other"),
        ("xx", "other one other other other other other"), ("pt-PT", "other one other other other other other"),
    ])
    func categoriesFollowCLDR(language: String, expected: String) throws {
        let rules = PluralRules(language: try #require(LanguageTag(language)))
        let categories = [0, 1, 2, 5, 11, 21, 22].map { rules.category(of: $0).rawValue }
        #expect(categories.joined(separator: " ") == expected)
    }

    /// The rule of Russian written out (CLDR, `ru`, integers), for every number up to 2,000 and its negative.
    @Test func russianAgreesWithTheRuleWrittenOut() throws {
        let rules = PluralRules(language: try #require(LanguageTag("ru-KZ")))
        for number in 0...2000 {
            let expected: PluralCategory =
                switch (number % 10, number % 100) {
                case (1, let tens) where tens != 11: .one
                case (2...4, let tens) where !(12...14).contains(tens): .few
                default: .many
                }
            #expect(rules.category(of: number) == expected)
            #expect(rules.category(of: -number) == expected)
        }
    }

    /// The rule of Arabic written out (CLDR, `ar`, integers).
    @Test func arabicAgreesWithTheRuleWrittenOut() throws {
        let rules = PluralRules(language: try #require(LanguageTag("ar")))
        for number in 0...2000 {
            let expected: PluralCategory =
                switch (number, number % 100) {
                case (0, _): .zero
                case (1, _): .one
                case (2, _): .two
                case (_, 3...10): .few
                case (_, 11...99): .many
                default: .other
                }
            #expect(rules.category(of: number) == expected)
        }
    }

    @Test func manyTasksMayAskAtOnce() async throws {
        let languages = try ["ru", "ar", "pl", "en"].map { try #require(LanguageTag($0)) }
        await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    languages.flatMap { language in
                        (0..<50).map { PluralRules(language: language).category(of: $0).rawValue }
                            + (1..<50).map { PeriodWords(language: language).counted(.init(count: $0, unit: .month)) }
                    }
                }
            }
            var answers = Set<[String]>()
            for await answer in group { answers.insert(answer) }
            #expect(answers.count == 1)
        }
    }
}
