import TestSupport
import Testing

@testable import Localization

/// The texts of each language as they were read and found right; a change of one shows here.
@Suite struct WordingSheetTests {
    @Test(arguments: Wording.languages)
    func everyTextIsAsItWasRead(language: LanguageTag) throws {
        let wording = try #require(Wording(language: language))
        try Snapshot.check(WordingSheet(wording: wording).text, "wording/\(language.identifier).txt")
    }
}
