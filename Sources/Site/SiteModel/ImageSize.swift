/// The width and height of a picture in CSS pixels, read from its first bytes so that a page can reserve its place.
package struct ImageSize: Sendable, Hashable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension ImageSize {
    /// Reads PNG, GIF, JPEG, WebP and SVG; `nil` when the bytes are none of these or name no size.
    package init?(_ bytes: [UInt8]) {
        guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes) ?? Self.svg(bytes),
            size.width > 0, size.height > 0
        else { return nil }
        self = size
    }

    /// PNG specification, section 11.2.2: the IHDR chunk comes first.
    private static func png(_ bytes: [UInt8]) -> ImageSize? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24,
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        return ImageSize(width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4))
    }

    /// GIF89a: the logical screen descriptor follows the signature.
    private static func gif(_ bytes: [UInt8]) -> ImageSize? {
        guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
        return ImageSize(width: littleEndian(bytes, 6, 2), height: littleEndian(bytes, 8, 2))
    }

    /// JPEG, ITU T.81: the first start-of-frame segment. A marker may have fill bytes before it (B.1.1.2).
    private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
            if isFrame {
                return ImageSize(width: bigEndian(bytes, offset + 7, 2), height: bigEndian(bytes, offset + 5, 2))
            }
            offset += 2 + bigEndian(bytes, offset + 2, 2)
        }
        return nil
    }

    /// WebP container specification: VP8, VP8L and VP8X chunks.
    private static func webp(_ bytes: [UInt8]) -> ImageSize? {
        guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30,
            Array(bytes[8..<12]) == Array("WEBP".utf8)
        else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            return ImageSize(width: littleEndian(bytes, 24, 3) + 1, height: littleEndian(bytes, 27, 3) + 1)
        case "VP8L":
            let bits = littleEndian(bytes, 21, 4)
            return ImageSize(width: (bits & 0x3FFF) + 1, height: ((bits >> 14) & 0x3FFF) + 1)
        case "VP8 ":
            return ImageSize(
                width: littleEndian(bytes, 26, 2) & 0x3FFF, height: littleEndian(bytes, 28, 2) & 0x3FFF)
        default: return nil
        }
    }

    /// SVG: `width` and `height` of the root element in pixels, else the last two numbers of its `viewBox`.
    private static func svg(_ bytes: [UInt8]) -> ImageSize? {
        // What stands before the root element (a prologue, a licence) has no limit, but is short in practice.
        let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        guard let start = head.firstRange(of: "<svg"), let end = head[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = head[start.upperBound..<end]
        if let width = pixels(attribute("width", of: tag)), let height = pixels(attribute("height", of: tag)) {
            return ImageSize(width: width, height: height)
        }
        let box = attribute("viewBox", of: tag)?.split { $0.isWhitespace || $0 == "," } ?? []
        guard box.count == 4, let width = pixels(String(box[2])), let height = pixels(String(box[3])) else {
            return nil
        }
        return ImageSize(width: width, height: height)
    }
}

extension ImageSize {
    private static func bigEndian(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func littleEndian(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        var rest = tag
        while let found = rest.firstRange(of: name) {
            let isWhole = found.lowerBound > tag.startIndex && tag[tag.index(before: found.lowerBound)].isWhitespace
            rest = rest[found.upperBound...]
            guard isWhole else { continue }
            var value = rest.drop(while: \.isWhitespace)
            guard value.popFirst() == "=" else { continue }
            value = value.drop(while: \.isWhitespace)
            guard let quote = value.popFirst(), quote == "\"" || quote == "'",
                let end = value.firstIndex(of: quote)
            else { continue }
            return String(value[..<end])
        }
        return nil
    }

    private static func pixels(_ text: String?) -> Int? {
        guard let text else { return nil }
        let number = text.hasSuffix("px") ? String(text.dropLast(2)) : text
        guard let value = Double(number), value > 0, value < 100_000 else { return nil }
        return Int(value.rounded())
    }
}
