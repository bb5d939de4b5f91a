/// A name as a tag holds it: `price`, `paywall.headline`, or `.` for the current item.
package struct TemplateName: Sendable {
    /// The parts between the dots; none for `.`.
    package let parts: [String]
    /// Where it stands, in bytes of the document's source.
    package let offsets: Range<Int>

    /// The current item.
    package var isImplicit: Bool { parts.isEmpty }
    package var text: String { isImplicit ? "." : parts.joined(separator: ".") }

    /// Where a part stands.
    package func offsets(ofPart index: Int) -> Range<Int> {
        let before = parts[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
        let start = offsets.lowerBound + before
        return start..<start + parts[index].utf8.count
    }
}

extension TemplateName {
    /// `nil` when the text is no name: empty, with a blank inside, or with an empty part (`a..b`, `.a`).
    init?(_ text: String, offsets: Range<Int>) {
        self.offsets = offsets
        if text == "." {
            parts = []
            return
        }
        guard !text.isEmpty, !text.unicodeScalars.contains(where: \.properties.isWhitespace) else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains(where: \.isEmpty) else { return nil }
        self.parts = parts
    }
}

extension TemplateName {
    /// The name's beginning, with this many parts.
    package func prefix(_ count: Int) -> TemplateName {
        let length = parts[..<count].reduce(count - 1) { $0 + $1.utf8.count }
        return TemplateName(
            parts: Array(parts[..<count]), offsets: offsets.lowerBound..<offsets.lowerBound + max(length, 0))
    }
}
