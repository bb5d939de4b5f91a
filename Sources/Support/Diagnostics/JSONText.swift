/// A JSON value to be written: keys keep the order in which they are given, numbers are exact.
package enum JSONText: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A finite floating-point number, written with the fewest digits that read back as the same value.
    case number(Double)
    case string(String)
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    /// A string, or `null` when it is unknown.
    package static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
    /// An integer, or `null` when it is unknown.
    package static func optional(_ number: Int?) -> JSONText { number.map { .integer($0) } ?? .null }
    /// A number, or `null` when it is unknown or not finite.
    package static func optional(_ number: Double?) -> JSONText {
        guard let number, number.isFinite else { return .null }
        return .number(number)
    }
}

extension JSONText {
    /// The value on one line, safe to embed in HTML: `<`, `>`, `&`, U+2028 and U+2029 are escaped.
    package func compactForHTML() -> String {
        var output: [UInt8] = []
        appendCompactForHTML(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends what `compactForHTML` returns.
    package func appendCompactForHTML(to output: inout [UInt8]) {
        write(to: &output, indent: nil, escapesHTML: true)
    }

    /// The value on one line.
    package func compact() -> String {
        var output: [UInt8] = []
        write(to: &output, indent: nil, escapesHTML: false)
        return String(decoding: output, as: UTF8.self)
    }

    /// The value with two spaces of indentation and a final newline.
    package func pretty() -> String { String(decoding: prettyBytes(), as: UTF8.self) }

    /// The bytes of `pretty`.
    package func prettyBytes() -> [UInt8] {
        var output: [UInt8] = []
        write(to: &output, indent: 0, escapesHTML: false)
        output.append(UInt8(ascii: "\n"))
        return output
    }
}

extension JSONText {
    private func write(to output: inout [UInt8], indent: Int?, escapesHTML: Bool) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .integer(let value): output += String(value).utf8
        case .number(let value): output += Self.numberText(value).utf8
        case .string(let text): Self.write(text, to: &output, escapesHTML: escapesHTML)
        case .array(let values):
            output.append(UInt8(ascii: "["))
            let inner = indent.map { $0 + 1 }
            for (index, value) in values.enumerated() {
                Self.beginElement(index, &output, inner)
                value.write(to: &output, indent: inner, escapesHTML: escapesHTML)
            }
            if !values.isEmpty { Self.breakLine(&output, indent) }
            output.append(UInt8(ascii: "]"))
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            let inner = indent.map { $0 + 1 }
            for (index, member) in members.enumerated() {
                Self.beginElement(index, &output, inner)
                Self.write(member.key, to: &output, escapesHTML: escapesHTML)
                output.append(UInt8(ascii: ":"))
                if inner != nil { output.append(UInt8(ascii: " ")) }
                member.value.write(to: &output, indent: inner, escapesHTML: escapesHTML)
            }
            if !members.isEmpty { Self.breakLine(&output, indent) }
            output.append(UInt8(ascii: "}"))
        }
    }

    private static func beginElement(_ index: Int, _ output: inout [UInt8], _ indent: Int?) {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        breakLine(&output, indent)
    }

    private static func breakLine(_ output: inout [UInt8], _ indent: Int?) {
        guard let indent else { return }
        output.append(UInt8(ascii: "\n"))
        for _ in 0..<2 * indent { output.append(UInt8(ascii: " ")) }
    }

    private static func numberText(_ value: Double) -> String {
        precondition(value.isFinite, "JSON has no infinity; the caller writes null")
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

// MARK: Strings

extension JSONText {
    private static func write(_ text: String, to output: inout [UInt8], escapesHTML: Bool) {
        output.append(UInt8(ascii: "\""))
        let bytes = text.utf8Span.span
        var start = 0
        var index = 0
        while index < bytes.count {
            let length = escapedLength(at: index, in: bytes, escapesHTML: escapesHTML)
            if length > 0 {
                append(bytes.extracting(start..<index), to: &output)
                appendEscape(at: index, in: bytes, to: &output)
                start = index + length
            }
            index += max(length, 1)
        }
        append(bytes.extracting(start..<bytes.count), to: &output)
        output.append(UInt8(ascii: "\""))
    }

    private static func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }

    /// How many bytes from here are escaped; 0 when this one stands for itself. U+2028 and U+2029 are three.
    @inline(__always)
    private static func escapedLength(at index: Int, in bytes: Span<UInt8>, escapesHTML: Bool) -> Int {
        switch bytes[index] {
        case 0...0x1F, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): return 1
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): return escapesHTML ? 1 : 0
        case 0xE2:
            guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
            return bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
        default: return 0
        }
    }

    private static func appendEscape(at index: Int, in bytes: Span<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(bytes[index])
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0xE2: output += bytes[index + 2] == 0xA8 ? "u2028".utf8 : "u2029".utf8
        case let byte:
            output += "u00".utf8
            for digit in [byte >> 4, byte & 0xF] {
                output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}
