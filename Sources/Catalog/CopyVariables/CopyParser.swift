import Diagnostics

/// Takes a text apart at its `{{ … }}`.
struct CopyParser {
    private let bytes: [UInt8]
    private let range: SourceRange
    private let names: CopyNames
    /// Whether offsets in the text are offsets in the range.
    private let pointsIntoText: Bool
    private(set) var diagnostics: [Diagnostic] = []
    private var parts: [CopyText.Part] = []
    private var literal: [UInt8] = []

    init(_ text: String, at range: SourceRange, names: CopyNames) {
        bytes = Array(text.utf8)
        self.range = range
        self.names = names
        pointsIntoText = range.text.utf8.elementsEqual(text.utf8)
    }
}

extension CopyParser {
    mutating func parse() -> [CopyText.Part] {
        var index = 0
        while index < bytes.count {
            if isDouble("{", at: index) {
                index = readVariable(from: index)
            } else if isDouble("}", at: index) {
                report(.copyBraces, "}} without {{ before it", index..<index + 2)
                literal += bytes[index..<index + 2]
                index += 2
            } else {
                literal.append(bytes[index])
                index += 1
            }
        }
        endLiteral()
        return parts
    }

    /// Reads from `{{` on; returns the offset behind it.
    private mutating func readVariable(from start: Int) -> Int {
        let inner = start + 2
        var end = inner
        while end < bytes.count, !isDouble("}", at: end), !isDouble("{", at: end) { end += 1 }
        guard end < bytes.count, isDouble("}", at: end) else {
            report(
                .copyBraces, "this {{ is never closed", start..<inner, suggestion: .advice("write }} behind the name"))
            literal += bytes[start..<end]
            return end
        }
        var close = end + 2
        if bytes[inner..<end].first == UInt8(ascii: "{") {
            if close < bytes.count, bytes[close] == UInt8(ascii: "}") { close += 1 }
            report(
                .copyBraces, "three braces", start..<inner + 1, suggestion: .advice("copy has two: {{ product.price }}")
            )
            literal += bytes[start..<close]
            return close
        }
        if let variable = variable(in: inner..<end, whole: start..<close) {
            endLiteral()
            parts.append(.variable(variable))
        } else {
            literal += bytes[start..<close]
        }
        return close
    }

    private func isDouble(_ brace: Unicode.Scalar, at index: Int) -> Bool {
        let byte = UInt8(ascii: brace)
        return index + 1 < bytes.count && bytes[index] == byte && bytes[index + 1] == byte
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        parts.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal = []
    }
}

extension CopyParser {
    /// `name | function | function`; `nil` when anything in it is wrong.
    private mutating func variable(in inner: Range<Int>, whole: Range<Int>) -> CopyVariable? {
        var fields: [Range<Int>] = []
        var start = inner.lowerBound
        for index in inner where bytes[index] == UInt8(ascii: "|") {
            fields.append(trimmed(start..<index))
            start = index + 1
        }
        fields.append(trimmed(start..<inner.upperBound))
        guard !fields[0].isEmpty else {
            report(.copyEmpty, "there is no name between the braces", whole)
            return nil
        }
        let name = CopyNameReader(names: names).read(text(fields[0]))
        let functions = fields.dropFirst().map { function(at: $0, whole: whole) }
        switch name {
        case .success(let name):
            guard functions.allSatisfy({ $0 != nil }) else { return nil }
            return CopyVariable(name: name, functions: functions.compactMap(\.self))
        case .failure(let fault):
            report(fault.kind, fault.message, fields[0], suggestion: fault.suggestion)
            return nil
        }
    }

    private mutating func function(at field: Range<Int>, whole: Range<Int>) -> CopyFunction? {
        let name = text(field)
        if let function = CopyFunction(rawValue: name) { return function }
        if name.isEmpty {
            report(.copyEmpty, "there is no function behind the |", whole)
        } else {
            let known = CopyFunction.allCases.map(\.rawValue)
            report(
                .copyFunction, "unknown function \"\(name)\"", field,
                suggestion: NearestName.find(name, in: known).map { .name($0) }
                    ?? .advice("there are \(known.joined(separator: ", "))"))
        }
        return nil
    }

    private func trimmed(_ field: Range<Int>) -> Range<Int> {
        func isBlank(_ index: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) }
        var low = field.lowerBound
        var high = field.upperBound
        while low < high, isBlank(low) { low += 1 }
        while high > low, isBlank(high - 1) { high -= 1 }
        return low..<high
    }

    private func text(_ field: Range<Int>) -> String { String(decoding: bytes[field], as: UTF8.self) }

    private mutating func report(
        _ kind: DiagnosticKind, _ message: String, _ part: Range<Int>, suggestion: Diagnostic.Suggestion? = nil
    ) {
        let place = pointsIntoText ? range.part(part) : range
        diagnostics.append(Diagnostic(kind, message, at: place, suggestion: suggestion))
    }
}
