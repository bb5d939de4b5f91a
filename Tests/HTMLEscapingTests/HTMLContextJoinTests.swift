import HTMLEscaping
import Testing

struct HTMLContextJoinTests {
    @Test(
        "Two branches are joined when what follows is read alike after both",
        arguments: [
            ("<p>a", "<b>b</b>", true), ("<input ", "<input checked", true), ("<input ", "<input checked ", true),
            ("<a", "<a class=\"x\"", true), ("<a href=\"", "<a href=\"/x", true), ("<a title=\"", "<a title=\"x", true),
            ("<title>a", "<title>b", true), ("<meta a", "<meta content=\"x\"", true),
            ("<p>", "<p", false), ("<p class=\"", "<p class='", false), ("<p class=\"", "<p", false),
            ("<a href=\"", "<a title=\"", false), ("<script", "<style", false),
            ("<script>", "<script type=\"application/json\">", false), ("<!-- a", "a", false),
            ("<script type=\"application/json\">\"", "<script type=\"application/json\">", false),
            ("<style>a{--b:", "<style>a{b:", false), ("<title>", "<textarea>", false), ("</a", "<a", false),
        ])
    func joins(left: String, right: String, isJoined: Bool) throws {
        let left = try #require(HTMLContextTests.context(after: Array(left.utf8)))
        let right = try #require(HTMLContextTests.context(after: Array(right.utf8)))
        #expect((left.joined(with: right) != nil) == isJoined)
        #expect(left.joined(with: right) == right.joined(with: left))
        #expect(left.joined(with: left) == left)
        if let joined = left.joined(with: right) {
            #expect(joined.joined(with: left) == joined)
            #expect(joined.joined(with: right) == joined)
        }
    }

    @Test(
        "After branches that ended differently between attributes only what both read alike may follow",
        arguments: [
            ("<input ", "<input checked", " value", true), ("<input ", "<input checked", ">", true),
            ("<input ", "<input checked", "/>", true), ("<input ", "<input checked", "value", false),
            ("<input ", "<input checked", "=", false), ("<input ", "<input checked", " =", false),
            ("<input ", "<input checked ", "value", true), ("<input ", "<input checked ", "=", false),
            ("<a", "<a class=\"x\"", "b", false), ("<a", "<a class=\"x\"", "\nb", true),
        ])
    func goesOn(left: String, right: String, next: String, isReadAlike: Bool) throws {
        let left = try #require(HTMLContextTests.context(after: Array(left.utf8)))
        let right = try #require(HTMLContextTests.context(after: Array(right.utf8)))
        var joined = try #require(left.joined(with: right))
        let issue = next.utf8.lazy.compactMap { joined.consume($0) }.first
        #expect(issue == (isReadAlike ? nil : .branches))
    }

    @Test("No value may follow where a URL may or may not have begun")
    func urls() throws {
        let start = try #require(HTMLContextTests.context(after: Array("<a href=\"".utf8)))
        let joined = try #require(start.joined(with: start.afterValue))
        #expect(joined.insertion == .refused(.unclearURL))
    }
}
