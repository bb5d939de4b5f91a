import Diagnostics
import Testing

@testable import PreviewServer

@Suite struct SourceExcerptTests {
    private func excerpt(_ text: String, _ marked: String) throws -> SourceExcerpt {
        let source = SourceText(path: "x.yaml", text: text)
        let bytes = Array(text.utf8)
        let wanted = Array(marked.utf8)
        let start = try #require(
            (0...(bytes.count - wanted.count)).first { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) })
        return SourceExcerpt(source.range(start..<(start + wanted.count)))
    }

    private func line(_ number: Int, _ before: String, _ marked: String? = nil, _ after: String = "")
        -> SourceExcerpt.Line
    {
        SourceExcerpt.Line(number: number, before: before, marked: marked, after: after)
    }

    @Test func marksAWordBetweenItsNeighbours() throws {
        #expect(
            try excerpt("one: 1\ntwo: 2\nthree: 3\nfour: 4\n", "2").lines
                == [line(1, "one: 1"), line(2, "two: ", "2"), line(3, "three: 3")])
    }

    @Test func marksTheFirstAndTheLastLine() throws {
        #expect(try excerpt("one\ntwo", "one").lines == [line(1, "", "one"), line(2, "two")])
        #expect(try excerpt("one\ntwo", "two").lines == [line(1, "one"), line(2, "", "two")])
        #expect(try excerpt("one\n", "one").lines == [line(1, "", "one")], "the end of the file is no line")
    }

    @Test func marksAPointAndAnEmptyFile() {
        let source = SourceText(path: "x", text: "ab")
        #expect(SourceExcerpt(source.range(1..<1)).lines == [line(1, "a", "", "b")])
        #expect(SourceExcerpt(source.range(2..<2)).lines == [line(1, "ab", "")])
        #expect(SourceExcerpt(SourceText(path: "x", text: "").range(0..<0)).lines == [line(1, "", "")])
        #expect(
            SourceExcerpt(SourceText(path: "x", text: "a\n").range(2..<2)).lines == [line(1, "a"), line(2, "", "")])
    }

    @Test func marksLinesOfALongRangeWithoutTheirIndentation() throws {
        #expect(
            try excerpt("a\n  b {\n    c\n  }\nd\n", "b {\n    c\n  }").lines
                == [line(1, "a"), line(2, "  ", "b {"), line(3, "    ", "c"), line(4, "  ", "}"), line(5, "d")])
        let long = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let lines = SourceExcerpt(SourceText(path: "x", text: long).range(0..<long.utf8.count)).lines
        #expect(lines.count(where: { $0.marked != nil }) == SourceExcerpt.mostMarkedLines)
        #expect(lines.count == SourceExcerpt.mostMarkedLines + 1)
    }

    @Test func aRangeWithItsLineBreakMarksOneLine() throws {
        #expect(
            try excerpt("one\ntwo\nthree", "two\n").lines == [line(1, "one"), line(2, "", "two"), line(3, "three")])
    }

    @Test func countsInCharactersWhateverTheScript() throws {
        #expect(
            try excerpt("x: \"日本語 عربي é\"\n", "عربي").lines == [line(1, "x: \"日本語 ", "عربي", " é\"")])
    }

    @Test func cutsALongLineToAWindow() throws {
        let text = String(repeating: "a", count: 100_000) + "HERE" + String(repeating: "b", count: 100_000)
        let lines = try excerpt(text, "HERE").lines
        #expect(lines.count == 1)
        #expect(lines[0].before == "…" + String(repeating: "a", count: SourceExcerpt.windowBefore))
        #expect(lines[0].marked == "HERE")
        #expect(lines[0].after == String(repeating: "b", count: SourceExcerpt.windowAfter - 4) + "…")
        let all = SourceExcerpt(SourceText(path: "x", text: text).range(0..<text.utf8.count)).lines[0]
        #expect(all.marked?.count == SourceExcerpt.windowAfter)
        #expect(all.after == "…")
    }

    @Test func makesWhatIsInvisibleVisible() throws {
        #expect(try excerpt("a:\n\tb: 1\n", "\t").lines[1] == line(2, "", "→   ", "b: 1"))
        #expect(try excerpt("a: \u{1}b", "b").lines == [line(1, "a: \u{2401}", "b")])
        #expect(try excerpt("a \u{202E}b", "b").lines == [line(1, "a \u{FFFD}", "b")])
    }
}
