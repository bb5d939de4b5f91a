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
        var output = ""
        write(to: &output, indent: nil, escapesHTML: true)
        return output
    }

    /// The value on one line.
    package func compact() -> String {
        var output = ""
        write(to: &output, indent: nil, escapesHTML: false)
        return output
    }

    /// The value with two spaces of indentation and a final newline.
    package func pretty() -> String {
        var output = ""
        write(to: &output, indent: 0, escapesHTML: false)
        return output + "\n"
    }
}

extension JSONText {
    private func write(to output: inout String, indent: Int?, escapesHTML: Bool) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .integer(let value): output += String(value)
        case .number(let value): output += Self.numberText(value)
        case .string(let text): Self.write(text, to: &output, escapesHTML: escapesHTML)
        case .array(let values):
            Self.writeList(values, open: "[", close: "]", to: &output, indent: indent) { value, output, inner in
                value.write(to: &output, indent: inner, escapesHTML: escapesHTML)
            }
        case .object(let members):
            Self.writeList(members, open: "{", close: "}", to: &output, indent: indent) { member, output, inner in
                Self.write(member.key, to: &output, escapesHTML: escapesHTML)
                output += inner == nil ? ":" : ": "
                member.value.write(to: &output, indent: inner, escapesHTML: escapesHTML)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], open: String, close: String, to output: inout String, indent: Int?,
        writeElement: (Element, inout String, Int?) -> Void
    ) {
        output += open
        if elements.isEmpty {
            output += close
            return
        }
        let inner = indent.map { $0 + 1 }
        for (index, element) in elements.enumerated() {
            if index > 0 { output += "," }
            breakLine(&output, inner)
            writeElement(element, &output, inner)
        }
        breakLine(&output, indent)
        output += close
    }

    private static func breakLine(_ output: inout String, _ indent: Int?) {
        guard let indent else { return }
        output += "\n"
        output += String(repeating: "  ", count: indent)
    }

    private static func numberText(_ value: Double) -> String {
        precondition(value.isFinite, "JSON has no infinity; the caller writes null")
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func write(_ text: String, to output: inout String, escapesHTML: Bool) {
        output += "\""
        defer { output += "\"" }
        if !text.utf8.contains(where: mayNeedEscaping) {
            output += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case "<", ">", "&":
                if escapesHTML { output += escaped(scalar) } else { output.unicodeScalars.append(scalar) }
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": output += escaped(scalar)
            default: output.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a character that is escaped somewhere may begin with, or be, this byte: U+2028 and U+2029 begin with E2.
    private static func mayNeedEscaping(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
            0x7F, 0xE2:
            true
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
