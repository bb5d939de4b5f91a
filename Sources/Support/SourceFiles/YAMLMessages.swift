import Diagnostics

/// The words for what stops the reading of a YAML file.
extension YAMLFault {
    func diagnostic(in source: SourceText) -> Diagnostic {
        switch problem {
        case .severalDocuments:
            Diagnostic(
                .yamlDocuments, "a second document begins here; a file holds one", at: source.range(offsets))
        case .tooDeep:
            Diagnostic(
                .yamlLimit, "mappings and lists stand more than \(YAMLReader.depthLimit) deep in each other",
                at: source.range(offsets))
        case .tooLarge:
            Diagnostic(
                .yamlLimit, "with its aliases filled in, the file holds more than \(YAMLReader.valueLimit) values",
                at: source.range(offsets))
        case .stream(let problem, _):
            conflict(in: source) ?? tab(in: source) ?? wording(of: problem, in: source)
        }
    }

    /// libyaml's problem, put so that a person sees what to change.
    private func wording(of problem: String, in source: SourceText) -> Diagnostic {
        switch problem {
        case "mapping values are not allowed in this context": unexpectedColon(in: source)
        case "could not find expected ':'": missingColon(at: context ?? offsets.lowerBound, in: source)
        case "did not find expected key": unexpectedInMapping(in: source)
        case "did not find expected '-' indicator": unexpectedInList(in: source)
        case "did not find expected ',' or ']'": unclosed("list", "]", in: source)
        case "did not find expected ',' or '}'": unclosed("mapping", "}", in: source)
        case "found unexpected end of stream", "found unexpected document indicator":
            Diagnostic(
                .yamlSyntax, "the quoted text that begins here is not closed",
                at: source.place(at: context ?? offsets.lowerBound))
        case "found character that cannot start any token", "mapping keys are not allowed in this context":
            needsQuotes(at: offsets.lowerBound, in: source)
        case "did not find expected alphabetic or numeric character", "did not find expected comment or line break",
            "found indentation indicator equal to 0":
            needsQuotes(at: context ?? offsets.lowerBound, in: source)
        case "did not find expected node content": missingValue(in: source)
        case "block sequence entries are not allowed in this context":
            Diagnostic(
                .yamlIndentation, "a list begins on a line of its own", at: source.range(offsets),
                suggestion: .advice("put each \"- \" on a new line, or write [one, two]"))
        case "found unknown escape character": unknownEscape(in: source)
        case "did not find expected hexdecimal number":
            Diagnostic(.yamlSyntax, "hexadecimal digits are missing in this escape", at: source.range(offsets))
        case "did not find expected <document start>": unexpectedDocument(in: source)
        default: otherwise(problem, in: source)
        }
    }

    private func otherwise(_ problem: String, in source: SourceText) -> Diagnostic {
        let isDirective = YAMLLine(at: offsets.lowerBound, in: source.bytes).startsWith("%", in: source.bytes)
        let message = isDirective ? "directives (%) are not supported" : problem
        return Diagnostic(.yamlSyntax, message, at: source.range(offsets))
    }
}

// MARK: Lines

extension YAMLFault {
    private func conflict(in source: SourceText) -> Diagnostic? {
        let bytes = source.bytes
        let mark = bytes.indices.first {
            bytes[$0] == UInt8(ascii: "<") && TextEncoding.isConflictMark(in: bytes, at: $0)
        }
        return mark.map {
            Diagnostic(.fileConflict, "a merge conflict is left in the file", at: source.range($0..<$0 + 7))
        }
    }

    private func tab(in source: SourceText) -> Diagnostic? {
        let line = YAMLLine(at: offsets.lowerBound, in: source.bytes)
        guard let tab = line.indentationTab(in: source.bytes) else { return nil }
        let others = source.bytes.indices.count { offset in
            offset > line.end && source.bytes[offset] == .tab && source.bytes[offset - 1].isLineBreak
        }
        let note = others == 1 ? "one more line begins with a tab" : "\(others) more lines begin with tabs"
        return Diagnostic(
            .yamlTab, "tabs cannot indent YAML", at: source.place(at: tab), suggestion: .advice("indent with spaces"),
            notes: others == 0 ? [] : [Diagnostic.Note(note)])
    }

    /// A colon that parts no key from its value: a second one on a line, or a line that is indented wrongly.
    private func unexpectedColon(in source: SourceText) -> Diagnostic {
        let bytes = source.bytes
        let line = YAMLLine(at: offsets.lowerBound, in: bytes)
        let colons = line.colons(in: bytes).filter { $0 < offsets.lowerBound }
        if let colon = colons.last, let value = line.valueStarts(in: bytes).first(where: { $0 > colon }) {
            return Diagnostic(
                .yamlQuotes, "a value with \": \" in it needs quotes", at: source.range(offsets),
                suggestion: YAMLUnquotedValue(at: value, in: bytes).suggestion(in: source))
        }
        guard let above = line.contentAbove(in: bytes) else { return otherwise("unexpected colon", in: source) }
        if above.colons(in: bytes).isEmpty, above.indentation == line.indentation {
            return missingColon(at: above.contentStart, in: source)
        }
        let message =
            above.indentation < line.indentation
            ? "this line is indented deeper than the one above, which already has a value"
            : "the indentation of this line fits no line above"
        return Diagnostic(
            .yamlIndentation, message, at: source.place(at: line.contentStart),
            notes: [Diagnostic.Note("the line above", at: .range(source.range(above.contentStart..<above.end)))])
    }

    /// A line among `key: value` lines that has no colon followed by a space.
    private func missingColon(at start: Int, in source: SourceText) -> Diagnostic {
        let line = YAMLLine(at: start, in: source.bytes)
        let content = source.text(in: start..<line.end)
        let range = source.range(start..<line.end)
        guard let colon = content.firstIndex(of: ":"), !content[colon...].hasPrefix("://") else {
            return Diagnostic(.yamlSyntax, "this line has no colon after its key", at: range)
        }
        let key = content[..<colon]
        let value = content[content.index(after: colon)...]
        return Diagnostic(
            .yamlSyntax, "a space is missing after the colon", at: range, suggestion: .write("\(key): \(value)"))
    }

    private func unexpectedInMapping(in source: SourceText) -> Diagnostic {
        let line = YAMLLine(at: offsets.lowerBound, in: source.bytes)
        guard line.contentStart == offsets.lowerBound else { return textAfterValue(in: source) }
        let notes = context.map { [Diagnostic.Note("the mapping begins here", at: .range(source.place(at: $0)))] } ?? []
        let message =
            line.isElement(in: source.bytes)
            ? "an element of a list stands among the keys of a mapping"
            : "the indentation of this line fits no line above"
        return Diagnostic(.yamlIndentation, message, at: source.range(offsets), notes: notes)
    }

    private func unexpectedInList(in source: SourceText) -> Diagnostic {
        let line = YAMLLine(at: offsets.lowerBound, in: source.bytes)
        guard line.contentStart == offsets.lowerBound else { return textAfterValue(in: source) }
        let notes = context.map { [Diagnostic.Note("the list begins here", at: .range(source.place(at: $0)))] } ?? []
        return Diagnostic(
            .yamlIndentation, "this line stands in a list, yet does not begin with \"- \"", at: source.range(offsets),
            notes: notes)
    }

    private func unexpectedDocument(in source: SourceText) -> Diagnostic {
        let line = YAMLLine(at: offsets.lowerBound, in: source.bytes)
        if let above = line.contentAbove(in: source.bytes), above.startsWith("...", in: source.bytes) {
            return Diagnostic(
                .yamlDocuments, "a second document begins here; a file holds one", at: source.range(offsets))
        }
        return line.contentStart == offsets.lowerBound
            ? Diagnostic(
                .yamlIndentation, "this line is indented less than the first one", at: source.range(offsets))
            : textAfterValue(in: source)
    }
}

// MARK: Values

extension YAMLFault {
    private func needsQuotes(at start: Int, in source: SourceText) -> Diagnostic {
        let place = source.place(at: start)
        return Diagnostic(
            .yamlQuotes, "a value that begins with \(place.text) needs quotes", at: place,
            suggestion: YAMLUnquotedValue(at: start, in: source.bytes).suggestion(in: source))
    }

    private func missingValue(in source: SourceText) -> Diagnostic {
        if case .stream(_, "while parsing a flow node") = problem {
            return Diagnostic(.yamlSyntax, "a value is missing here", at: source.range(offsets))
        }
        return needsQuotes(at: offsets.lowerBound, in: source)
    }

    /// `"a" b` or `[a] b`.
    private func textAfterValue(in source: SourceText) -> Diagnostic {
        let bytes = source.bytes
        let line = YAMLLine(at: offsets.lowerBound, in: bytes)
        let before = bytes[line.start..<offsets.lowerBound].last { $0 != .space }
        switch before {
        case .apostrophe:
            return Diagnostic(
                .yamlQuotes, "text follows the closing quote", at: source.range(offsets),
                suggestion: .advice("in single quotes an apostrophe is written twice; or use double quotes"))
        case .quote:
            return Diagnostic(
                .yamlQuotes, "text follows the closing quote", at: source.range(offsets),
                suggestion: .advice("in double quotes a quote is written \\\""))
        default:
            let value = line.valueStarts(in: bytes).last { start in
                start < offsets.lowerBound && line.colons(in: bytes).contains { $0 < start }
                    && (bytes[start] == .openBracket || bytes[start] == .openBrace)
            }
            return Diagnostic(
                .yamlQuotes, "text follows the closing bracket", at: source.range(offsets),
                suggestion: value.map { YAMLUnquotedValue(at: $0, in: bytes).suggestion(in: source) })
        }
    }

    private func unclosed(_ name: String, _ bracket: String, in source: SourceText) -> Diagnostic {
        let opening = context ?? offsets.lowerBound
        let isOnLine = YAMLLine(at: opening, in: source.bytes) == YAMLLine(at: offsets.lowerBound, in: source.bytes)
        guard isOnLine, offsets.lowerBound < source.bytes.count else {
            return Diagnostic(
                .yamlSyntax, "the \(name) that begins here is not closed: \"\(bracket)\" is missing",
                at: source.place(at: opening))
        }
        return Diagnostic(
            .yamlSyntax, "a comma or \"\(bracket)\" is missing here", at: source.range(offsets),
            suggestion: .advice("or put quotes around the value"),
            notes: [Diagnostic.Note("the \(name) begins here", at: .range(source.place(at: opening)))])
    }

    private func unknownEscape(in source: SourceText) -> Diagnostic {
        let range = source.range(offsets.lowerBound..<min(offsets.lowerBound + 2, source.bytes.count))
        return Diagnostic(
            .yamlSyntax, "\(range.text) is no escape of YAML", at: range,
            suggestion: .advice("in single quotes a backslash is only a backslash"))
    }
}

extension YAMLLine {
    fileprivate func startsWith(_ text: String, in bytes: [UInt8]) -> Bool {
        bytes[contentStart..<end].starts(with: text.utf8)
    }
}

extension Diagnostic {
    /// A key that stands twice in one mapping.
    static func doubledKey(_ member: YAMLMember, first: YAMLMember) -> Diagnostic {
        Diagnostic(
            .yamlKeyDouble, "the key \"\(member.key)\" stands twice in this mapping", at: member.keyRange,
            notes: [Note("the first is here", at: .range(first.keyRange))])
    }
}
