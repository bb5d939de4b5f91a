import Testing

@testable import HTTPServer

@Suite struct RequestTargetTests {
    @Test(arguments: [
        ("/", "/"),
        ("/en/pro/", "/en/pro/"),
        ("/a%20b", "/a b"),
        ("/%E6%97%A5", "/日"),
        ("/a+b", "/a+b"),
        ("/%7epreview/events", "/~preview/events"),
        ("/a%25b", "/a%b"),
        ("//evil.example/x", "//evil.example/x"),
        ("/...", "/..."),
        ("/a..b", "/a..b"),
        ("/x?", "/x"),
        ("http://localhost:80/x?y=1", "/x"),
        ("HTTP://localhost", "/"),
        ("http://localhost?x", "/"),
    ])
    func decodesAPath(target: String, path: String) throws {
        #expect(try RequestTarget(Array(target.utf8)).path == path)
    }

    @Test(arguments: [
        ("", TargetError.notAbsolute),
        ("*", .notAbsolute),
        ("en", .notAbsolute),
        ("https://localhost/", .notAbsolute),
        ("/a#b", .fragment),
        ("/%", .badEscape),
        ("/%4", .badEscape),
        ("/%zz", .badEscape),
        ("/?a=%f", .badEscape),
        ("/a%2Fb", .escapedSlash),
        ("/..%2f..%2fetc/passwd", .escapedSlash),
        ("/%ff", .notUTF8),
        ("/?q=%C0%AF", .notUTF8),
        ("/%C0%AE%C0%AE/", .notUTF8),
        ("/a%00b", .controlCharacter),
        ("/a%0d%0aX:y", .controlCharacter),
        ("/a\\b", .backslash),
        ("/..%5c..%5cwindows", .backslash),
        ("/.", .dotSegment),
        ("/..", .dotSegment),
        ("/../etc/passwd", .dotSegment),
        ("/en/../../x", .dotSegment),
        ("/%2e%2E/x", .dotSegment),
        ("http://localhost/../x", .dotSegment),
    ])
    func refusesWhatCanBeReadInTwoWays(target: String, expected: TargetError) {
        #expect(throws: expected) { try RequestTarget(Array(target.utf8)) }
    }

    @Test func decodesAQuery() throws {
        let target = try RequestTarget(Array("/?a=1&b=x+y%3D&a&=&%C3%A9=%26&c==".utf8))
        #expect(
            target.query == [
                QueryItem("a", "1"), QueryItem("b", "x y="), QueryItem("a", ""), QueryItem("", ""),
                QueryItem("é", "&"), QueryItem("c", "="),
            ])
    }

    @Test func takesTheAuthorityOfAnAbsoluteTarget() throws {
        #expect(try RequestTarget(Array("http://evil.example/".utf8)).authority == "evil.example")
        #expect(try RequestTarget(Array("/".utf8)).authority == nil)
    }

    /// Every byte, escaped and plain, alone in a segment: either refused, or decoded to exactly that character.
    @Test func everyByteIsDecodedOrRefused() {
        for byte in UInt8.min...UInt8.max {
            let digits = String(byte, radix: 16)
            let escaped = Array("/%\(digits.count == 1 ? "0" : "")\(digits)".utf8)
            for target in [escaped, [0x2F, byte]] {
                guard let path = try? RequestTarget(target).path else { continue }
                let isSafe = byte >= 0x20 && byte < 0x7F && byte != 0x5C && byte != 0x2E
                let plain = target.count == 2
                if plain, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "/") { continue }
                #expect(isSafe, "byte \(byte) must be refused")
                #expect(Array(path.utf8) == [0x2F, byte])
            }
        }
    }

    @Test(arguments: ["/", "/en/pro/", "/a b", "/日本/é", "/%", "/a?b#c&d", "/~preview/x-y_z.css", "//x", "/\"<>"])
    func encodingIsUndoneByDecoding(path: String) throws {
        let encoded = RequestTarget.encode(path: path)
        #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        let target = try RequestTarget(Array(encoded.utf8))
        #expect(target.path == path)
        #expect(target.query.isEmpty && target.authority == nil)
    }
}
