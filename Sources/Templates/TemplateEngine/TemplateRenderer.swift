import Diagnostics
import HTMLEscaping

/// Runs a program over the values of one page.
struct TemplateRenderer {
    private let program: TemplateProgram
    private var frames: [Frame]

    /// A value that a section is about; for an item of a list also the list.
    private struct Frame {
        var value: TemplateValue
        var items: [TemplateValue] = []
        var index = 0
    }

    init(_ program: TemplateProgram, page: TemplateValue) {
        self.program = program
        frames = [Frame(value: page)]
        frames.reserveCapacity(16)
    }
}

extension TemplateRenderer {
    mutating func run(into output: inout [UInt8], reporting diagnostics: inout [Diagnostic]) {
        let instructions = program.instructions
        let text = program.text
        var position = 0
        while position < instructions.count {
            var next = position + 1
            switch instructions[position] {
            case .text(let range): output.append(copying: text.span.extracting(range))
            case .value(let slot, let writer, let tag):
                if let problem = write(value(at: slot), writer, to: &output) {
                    diagnostics.append(finding(problem, tag: tag, value: value(at: slot)))
                }
            case .enter(let slot, let otherwise):
                let value = value(at: slot)
                if value.holds { frames.append(Frame(value: value)) } else { next = otherwise }
            case .leave: frames.removeLast()
            case .iterate(let slot, let otherwise):
                if case .list(let items) = value(at: slot), let first = items.first {
                    frames.append(Frame(value: first, items: items))
                } else {
                    next = otherwise
                }
            case .next(let body): if advance() { next = body }
            case .skip(let slot, let target): if value(at: slot).holds { next = target }
            case .compare(let slot, let word, let otherwise):
                if !value(at: slot).isText(text[word]) { next = otherwise }
            case .jump(let target): next = target
            }
            position = next
        }
    }

    /// Goes on to the next item of the innermost list; ends its frame after the last.
    private mutating func advance() -> Bool {
        let last = frames.count - 1
        let index = frames[last].index + 1
        guard index < frames[last].items.count else {
            frames.removeLast()
            return false
        }
        frames[last].index = index
        frames[last].value = frames[last].items[index]
        return true
    }

    private func value(at slot: TemplateSlot) -> TemplateValue {
        var value = frames[slot.frame].value
        for index in slot.fields {
            guard case .record(let fields) = value else { return .absent }
            value = fields[program.fields[index]]
        }
        return value
    }
}

// MARK: Writing values

extension TemplateRenderer {
    /// Appends a value; returns what is wrong with it, after writing something harmless.
    private func write(_ value: TemplateValue, _ writer: ValueWriter, to output: inout [UInt8]) -> ValueProblem? {
        switch value {
        case .text(let text): return write(text, writer, to: &output)
        case .url(let text): return write(text, writer, to: &output)
        case .trustedHTML(let text):
            guard case .trustedHTML = writer else { preconditionFailure(Self.mismatch) }
            output.append(contentsOf: text.utf8)
        case .json(let json):
            guard case .json = writer else { preconditionFailure(Self.mismatch) }
            json.appendCompactForHTML(to: &output)
        case .flag(let flag):
            guard case .json = writer else { preconditionFailure(Self.mismatch) }
            output.append(contentsOf: (flag ? "true" : "false").utf8)
        case .absent, .list, .record: preconditionFailure(Self.mismatch)
        }
        return nil
    }

    private func write(_ text: String, _ writer: ValueWriter, to output: inout [UInt8]) -> ValueProblem? {
        write(text.utf8Span.span, writer, to: &output)
    }

    private func write(_ bytes: Span<UInt8>, _ writer: ValueWriter, to output: inout [UInt8]) -> ValueProblem? {
        switch writer {
        case .markup(let escaper): escaper.append(bytes, to: &output)
        case .url(let isInList): return writeURL(bytes, isInList: isInList, to: &output)
        case .urlPart: URLEscaper.appendPart(bytes, to: &output)
        case .jsonString:
            output.append(UInt8(ascii: "\""))
            JSONStringEscaper.append(bytes, to: &output)
            output.append(UInt8(ascii: "\""))
        case .jsonStringContent: JSONStringEscaper.append(bytes, to: &output)
        case .cssValue:
            guard CSSEscaper.isPlainValue(bytes) else {
                output.append(contentsOf: "initial".utf8)
                return .cssValue
            }
            output.append(copying: bytes)
        case .cssString: CSSEscaper.appendString(bytes, to: &output)
        case .trustedHTML, .json: preconditionFailure(Self.mismatch)
        }
        return nil
    }

    private func writeURL(_ bytes: Span<UInt8>, isInList: Bool, to output: inout [UInt8]) -> ValueProblem? {
        let verdict = program.schemes.verdict(on: bytes)
        guard verdict == .allowed else {
            output.append(contentsOf: "about:invalid".utf8)
            return .url(verdict)
        }
        URLEscaper.append(bytes, isInList: isInList, to: &output)
        return nil
    }

    private static let mismatch = "the value was not made by the schema that the program was compiled for"
}

extension TemplateValue {
    fileprivate func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
        if case .text(let text) = self { text.utf8.elementsEqual(bytes) } else { false }
    }

    /// Whether a section over it shows.
    fileprivate var holds: Bool {
        switch self {
        case .absent: false
        case .flag(let flag): flag
        case .list(let items): !items.isEmpty
        case .text, .url, .trustedHTML, .json, .record: true
        }
    }
}

// MARK: Findings

extension TemplateRenderer {
    private func finding(_ problem: ValueProblem, tag index: Int, value: TemplateValue) -> Diagnostic {
        let tag = program.tags[index]
        return problem.diagnostic(
            value: value, path: path(of: tag), place: tag.range, allowed: program.schemes.allowed)
    }

    /// The value's path from the page, with the indexes of lists: `paywall.products[1].url`.
    private func path(of tag: TemplateProgram.Tag) -> String {
        var parts = tag.name == "." ? [] : [tag.name]
        var depth = tag.frame
        while depth > 0 {
            let frame = frames[depth]
            let name = tag.frames[depth].name
            parts.append(frame.items.isEmpty ? name : "\(name)[\(frame.index)]")
            depth = tag.frames[depth].base
        }
        return parts.reversed().joined(separator: ".")
    }
}
