import Diagnostics
import Testing

@Suite("What a person most likely meant")
struct NearestNameTests {
    @Test(
        "The nearest name, if it is near enough to be a slip",
        arguments: [
            ("headlin", "headline"), ("haedline", "headline"), ("Headline", "headline"), ("payw", "paywall"),
            ("pro.yearl", "pro.yearly"), ("xyz", nil), ("pa", nil), ("headline", nil),
        ] as [(String, String?)])
    func nearest(name: String, expected: String?) {
        #expect(NearestName.find(name, in: ["paywall", "headline", "pro.yearly"]) == expected)
    }

    @Test("Among equals the first in sorted order, whatever the order of the candidates")
    func order() {
        #expect(NearestName.find("cat", in: ["cut", "bat", "car"]) == "bat")
        #expect(NearestName.find("cat", in: ["car", "cut", "bat"]) == "bat")
    }

    @Test("The distance counts swaps of neighbours as one, and is the same in both directions")
    func distance() {
        func distance(_ left: String, _ right: String) -> Int {
            NearestName.editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars))
        }
        #expect(distance("", "abc") == 3)
        #expect(distance("abc", "abc") == 0)
        #expect(distance("abc", "acb") == 1)
        #expect(distance("kitten", "sitting") == 3)
        #expect(distance("sitting", "kitten") == 3)
    }
}
