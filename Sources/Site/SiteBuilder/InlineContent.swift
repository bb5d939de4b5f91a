#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The styles and scripts that stand in a page, as a browser hashes them: each distinct content once, in order, with
/// line breaks as the HTML standard normalizes them (13.2.3.5), without data islands (`type="application/json"`), which
/// are not run.
struct InlineContent {
    private(set) var styles: [[UInt8]] = []
    private(set) var scripts: [[UInt8]] = []

    init(_ page: [UInt8]) {
        var position = 0
        while let start = page.firstIndex(of: UInt8(ascii: "<"), from: position) {
            let next = start + 1 < page.count ? page[start + 1] | 0x20 : 0
            if next != UInt8(ascii: "s"), next != UInt8(ascii: "!") {
                position = start + 1
            } else if page.hasWord("!--", at: start + 1, isTag: false) {
                position = page.firstIndex(of: Array("-->".utf8), from: start + 4) ?? page.count
            } else if let name = ["style", "script"].first(where: { page.hasWord($0, at: start + 1, isTag: true) }) {
                position = read(name, in: page, at: start)
            } else {
                position = start + 1
            }
        }
    }

    /// Takes one element; returns where reading goes on.
    private mutating func read(_ name: String, in page: [UInt8], at start: Int) -> Int {
        guard let tagEnd = Self.end(ofTag: start, in: page) else { return page.count }
        var end = tagEnd + 1
        while let next = page.firstIndex(of: UInt8(ascii: "<"), from: end) {
            end = next
            if end + 1 < page.count, page[end + 1] == UInt8(ascii: "/"), page.hasWord(name, at: end + 2, isTag: true) {
                break
            }
            end += 1
        }
        let tag = String(decoding: page[start..<tagEnd], as: UTF8.self).lowercased()
        let isData = tag.contains("type=\"application/") || tag.contains("type='application/")
        let content = Self.withNormalizedLines(page[(tagEnd + 1)..<max(end, tagEnd + 1)])
        if isData || content.isEmpty { return end }
        if name == "style" {
            if !styles.contains(content) { styles.append(content) }
        } else if !scripts.contains(content) {
            scripts.append(content)
        }
        return end
    }

    /// The `>` of a tag; one in a quoted value does not count.
    private static func end(ofTag start: Int, in page: [UInt8]) -> Int? {
        var quote: UInt8?
        for index in start..<page.count {
            let byte = page[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index
            }
        }
        return nil
    }

    private static func withNormalizedLines(_ content: ArraySlice<UInt8>) -> [UInt8] {
        let carriageReturn = UInt8(ascii: "\r")
        guard content.contains(carriageReturn) else { return Array(content) }
        var lines: [UInt8] = []
        var last: UInt8 = 0
        for byte in content {
            if byte == carriageReturn {
                lines.append(UInt8(ascii: "\n"))
            } else if !(byte == UInt8(ascii: "\n") && last == carriageReturn) {
                lines.append(byte)
            }
            last = byte
        }
        return lines
    }
}

extension [UInt8] {
    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard start < count else { return nil }
        return unsafe withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let found = unsafe memchr(base + start, Int32(byte), count - start)
            else {
                return nil
            }
            return unsafe UnsafeRawPointer(found) - base
        }
    }

    func firstIndex(of needle: [UInt8], from start: Int = 0) -> Int? {
        guard let first = needle.first else { return nil }
        var position = start
        while let index = firstIndex(of: first, from: position), index + needle.count <= count {
            if self[index..<index + needle.count].elementsEqual(needle) { return index }
            position = index + 1
        }
        return nil
    }

    /// Whether a word stands at an index, in capital letters or small ones; a tag's name ends there.
    fileprivate func hasWord(_ word: String, at index: Int, isTag: Bool) -> Bool {
        let end = index + word.utf8.count
        guard end <= count, zip(self[index..<end], word.utf8).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) else {
            return false
        }
        return !isTag || end == count || " \t\r\n\u{0C}/>".utf8.contains(self[end])
    }
}
