import Testing

@testable import SiteModel

@Suite("Sizes of pictures")
struct ImageSizeTests {
    static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 6, 0, 0, 0]
    static let gif: [UInt8] = Array("GIF89a".utf8) + [0x80, 0x02, 0xE0, 0x01, 0, 0, 0]
    /// An APP0 segment, a comment, fill bytes, then a progressive frame.
    static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFE, 0, 3, 0x41, 0xFF, 0xFF, 0xFF, 0xC2, 0, 17, 8]
        + [0x01, 0xE0, 0x02, 0x80, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    static func webp(_ chunk: String, _ payload: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + payload
            + [UInt8](repeating: 0, count: 10)
    }
    static let webpLossy = webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x42, 0xE0, 0x81])
    static let webpLossless = webp("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0])
    static let webpExtended = webp("VP8X", [0, 0, 0, 0, 0x7F, 0x02, 0, 0xDF, 0x01, 0])

    static let svgs: [(text: String, width: Int?, height: Int?)] = [
        ("<svg width=\"640\" height=\"480\">", 640, 480), ("<svg width='640px' height='480.4px'/>", 640, 480),
        ("<?xml version=\"1.0\"?>\n<!-- <a> -->\n<svg\n\twidth=\"640\"\n\theight = '480'>", 640, 480),
        ("<svg viewBox=\"0 0 640 480\">", 640, 480), ("<svg viewBox='0,0,640,480'>", 640, 480),
        ("<svg viewBox=\"0 0\n640\t480\">", 640, 480),
        ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 640 480\">", 640, 480),
        ("<svg stroke-width=\"2\" viewBox=\"0 0 640 480\">", 640, 480),
        ("<svg stroke-width=\"2\" width=\"640\" height=\"480\">", 640, 480),
        ("<svg>", nil, nil), ("<svg width=\"640\">", nil, nil), ("<svg width=\"0\" height=\"480\">", nil, nil),
        ("<svg width=\"-1\" height=\"1\">", nil, nil), ("<svg width=\"nan\" height=\"inf\">", nil, nil),
        ("<svg width=\"1e9\" height=\"1\">", nil, nil), ("<svg width=640 height=480>", nil, nil),
        ("<svg viewBox=\"0 0 640\">", nil, nil), ("no picture", nil, nil), ("", nil, nil),
    ]

    @Test(
        "Every format, as its specification lays it out",
        arguments: [
            png, gif, jpeg, webpLossy, webpLossless, webpExtended,
        ])
    func formats(bytes: [UInt8]) {
        #expect(ImageSize(bytes) == ImageSize(width: 640, height: 480))
    }

    @Test("SVG says its size in attributes, or in its view box", arguments: svgs)
    func svg(text: String, width: Int?, height: Int?) {
        let size = ImageSize(Array(text.utf8))
        #expect(size?.width == width)
        #expect(size?.height == height)
    }

    @Test(
        "No prefix of a picture, and no single changed byte, is a reason to crash",
        arguments: [
            png, gif, jpeg, webpLossy, webpLossless, webpExtended, Array("<svg width=\"640\" height='480'>".utf8),
        ])
    func truncated(bytes: [UInt8]) {
        for end in 0..<bytes.count {
            if let size = ImageSize(Array(bytes[..<end])) { #expect(size == ImageSize(bytes)) }
        }
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xD8, 0xFF] {
                var changed = bytes
                changed[index] = value
                if let size = ImageSize(changed) { #expect(size.width > 0 && size.height > 0) }
            }
        }
    }

    @Test(
        "A JPEG whose segments lead past its end, or that has no frame, has no size",
        arguments: [
            [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100), [0xFF, 0xD8, 0x41, 0x42, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0xFF, 0xD8, 0xFF, 0xC4, 0, 2, 0xFF, 0xD9, 0, 0, 0, 0, 0],
        ])
    func badJPEG(bytes: [UInt8]) {
        #expect(ImageSize(bytes) == nil)
    }

    @Test("A PNG without its header chunk, or with a width of 0, has no size")
    func badPNG() {
        var other = Self.png
        other[12] = UInt8(ascii: "J")
        #expect(ImageSize(other) == nil)
        var empty = Self.png
        empty.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(ImageSize(empty) == nil)
    }
}
