import Diagnostics

/// Puts the events of one YAML document together into nodes.
struct YAMLComposer: ~Copyable {
    private let source: SourceText
    private let bytes: [UInt8]
    private let offsets: Range<Int>
    private var stream: YAMLEventStream
    private var scalarOffsets: ScalarOffsets
    private var anchors: [String: Anchor] = [:]
    private var depth = 0
    private var valueCount = 0
    /// Mistakes after which reading goes on: doubled keys, tags, values that begin with `{{`.
    private(set) var diagnostics: [Diagnostic] = []

    private struct Anchor {
        let node: YAMLNode
        let valueCount: Int
    }

    /// The bytes are those of the source, or the same number with something covered.
    init(_ source: SourceText, bytes: [UInt8], in offsets: Range<Int>) {
        self.source = source
        self.bytes = bytes
        self.offsets = offsets
        stream = YAMLEventStream(Array(bytes[offsets]))
        scalarOffsets = ScalarOffsets(bytes, from: offsets.lowerBound)
    }

    mutating func composeDocument() throws(YAMLFault) -> YAMLNode {
        _ = try nextEvent()
        guard case .documentStart = try nextEvent().kind else {
            let empty = YAMLNode.Scalar(text: "", style: .plain, contentOffset: offsets.lowerBound)
            return YAMLNode(
                value: .scalar(empty), range: source.range(offsets.lowerBound..<offsets.lowerBound))
        }
        let node = try compose(try nextEvent())
        _ = try nextEvent()
        let last = try nextEvent()
        if case .documentStart = last.kind {
            throw YAMLFault(.severalDocuments, scalarOffsets.offsets(of: last.positions))
        }
        return node
    }

    private mutating func nextEvent() throws(YAMLFault) -> YAMLEvent {
        do throws(YAMLStreamFault) {
            return try stream.next()
        } catch {
            let offset = scalarOffsets.offset(of: error.position)
            let context = error.contextPosition.map { scalarOffsets.offset(of: $0) }
            throw YAMLFault(
                .stream(problem: error.problem, context: error.context),
                offset..<min(offset + 1, offsets.upperBound), context: context)
        }
    }
}

// MARK: Values

extension YAMLComposer {
    private mutating func compose(_ event: YAMLEvent) throws(YAMLFault) -> YAMLNode {
        let place = scalarOffsets.offsets(of: event.positions)
        let countBefore = valueCount
        try count(1, at: place)
        reportTag(of: event, at: place.lowerBound)
        let node: YAMLNode
        switch event.kind {
        case .alias(let name): return try resolve(name, at: place)
        case .scalar(let text, let style): node = scalar(text, style, at: place)
        case .sequenceStart: node = try composeSequence(from: place)
        case .mappingStart: node = try composeMapping(from: place)
        default: preconditionFailure("libyaml begins a value with another event")
        }
        if let anchor = event.anchor {
            anchors[anchor] = Anchor(node: node, valueCount: valueCount - countBefore)
        }
        return node
    }

    private mutating func scalar(_ text: String, _ style: YAMLNode.Style, at place: Range<Int>) -> YAMLNode {
        let start = style == .plain ? place.lowerBound : contentStart(from: place.lowerBound)
        var end = place.upperBound
        while end > start, bytes[end - 1].isLineBreak || bytes[end - 1] == .space { end -= 1 }
        if style == .plain { reportElements(in: start..<end) }
        let isQuoted = style == .singleQuoted || style == .doubleQuoted
        let isOneLine = !bytes[start..<end].contains { $0.isLineBreak }
        let scalar = YAMLNode.Scalar(
            text: text, style: style, contentOffset: isQuoted && isOneLine ? start + 1 : start)
        return YAMLNode(value: .scalar(scalar), range: source.range(start..<end))
    }

    /// Reports lines of an unquoted text that look like elements of a list: YAML silently joins them to the text.
    private mutating func reportElements(in text: Range<Int>) {
        var offset = text.lowerBound
        while let lineBreak = bytes[offset..<text.upperBound].firstIndex(where: { $0.isLineBreak }) {
            offset = lineBreak + 1
            let line = YAMLLine(at: offset, in: bytes)
            guard line.isElement(in: bytes), line.contentStart < text.upperBound else { continue }
            diagnostics.append(
                Diagnostic(
                    .yamlIndentation, "this looks like an element of a list, yet belongs to the text above",
                    at: source.place(at: line.contentStart), suggestion: .advice("mend the indentation"),
                    notes: [Diagnostic.Note("the text begins here", at: .range(source.place(at: text.lowerBound)))]))
        }
    }

    private mutating func composeSequence(from place: Range<Int>) throws(YAMLFault) -> YAMLNode {
        try enter(at: place)
        defer { depth -= 1 }
        let start = contentStart(from: place.lowerBound)
        let isFlow = bytes[start...].first == .openBracket
        var elements: [YAMLNode] = []
        while true {
            let event = try nextEvent()
            if case .sequenceEnd = event.kind {
                let last = isFlow ? nil : elements.last?.range.offsets.upperBound
                let range = range(from: start, to: event, lastChild: last)
                return YAMLNode(value: .sequence(elements), range: range)
            }
            elements.append(try compose(event))
        }
    }

    private mutating func composeMapping(from place: Range<Int>) throws(YAMLFault) -> YAMLNode {
        try enter(at: place)
        defer { depth -= 1 }
        let start = contentStart(from: place.lowerBound)
        let isFlow = bytes[start...].first == .openBrace
        if isFlow, bytes[start...].starts(with: [.openBrace, .openBrace]) { return try reportBraces(at: start) }
        var members: [YAMLMember] = []
        var positions: [String: Int] = [:]
        while true {
            let event = try nextEvent()
            if case .mappingEnd = event.kind {
                let last = isFlow ? nil : members.last?.value.range.offsets.upperBound
                let range = range(from: start, to: event, lastChild: last)
                return YAMLNode(value: .mapping(members), range: range)
            }
            let key = try compose(event)
            let value = try compose(try nextEvent())
            guard let member = member(key, value) else { continue }
            if let first = positions[member.key] {
                diagnostics.append(.doubledKey(member, first: members[first]))
            } else {
                positions[member.key] = members.count
                members.append(member)
            }
        }
    }

    /// A key with its value; `nil` after the key has been reported.
    private mutating func member(_ key: YAMLNode, _ value: YAMLNode) -> YAMLMember? {
        guard let scalar = key.scalar else {
            diagnostics.append(
                Diagnostic(.yamlSyntax, "a key must be text, this is \(key.kindName)", at: key.range))
            return nil
        }
        if scalar.text == "<<", scalar.style == .plain {
            diagnostics.append(
                Diagnostic(
                    .yamlTag, "merge keys (<<) are not supported", at: key.range,
                    suggestion: .advice("write the keys out, or use an alias for a whole value")))
            return nil
        }
        return YAMLMember(key: scalar.text, keyRange: key.range, value: value)
    }
}

// MARK: Anchors, tags, limits

extension YAMLComposer {
    private mutating func resolve(_ name: String, at place: Range<Int>) throws(YAMLFault) -> YAMLNode {
        if let anchor = anchors[name] {
            try count(anchor.valueCount - 1, at: place)
            return anchor.node
        }
        let range = source.range(place)
        let nearest = NearestName.find(name, in: anchors.keys)
        diagnostics.append(
            Diagnostic(
                .yamlAliasUnknown, "no anchor &\(name) stands before this alias", at: range,
                suggestion: nearest.map { .name("*\($0)") }
                    ?? .advice("put quotes around a text that begins with *")))
        return scalar("", .plain, at: place)
    }

    private mutating func reportTag(of event: YAMLEvent, at start: Int) {
        guard event.tag != nil else { return }
        var offset = start
        if event.anchor != nil, bytes[offset...].first == UInt8(ascii: "&") {
            offset = bytes[offset...].firstIndex(of: UInt8(ascii: "!")) ?? offset
        }
        let end = bytes[offset...].firstIndex { $0 == .space || $0.isLineBreak || $0 == .comma } ?? bytes.count
        let range = source.range(offset..<max(end, offset))
        diagnostics.append(
            Diagnostic(
                .yamlTag, "tags are not supported: \(range.text)", at: range,
                suggestion: .advice("put quotes around a text that begins with !")))
    }

    /// Reports a value that begins with `{{` and steps over it.
    private mutating func reportBraces(at start: Int) throws(YAMLFault) -> YAMLNode {
        let outerDepth = depth
        diagnostics.append(YAMLUnquotedValue(at: start, in: bytes).bracesDiagnostic(in: source))
        var open = 1
        var end = start
        while open > 0 {
            let event = try nextEvent()
            switch event.kind {
            case .mappingStart, .sequenceStart: open += 1
            case .mappingEnd, .sequenceEnd: open -= 1
            default: break
            }
            guard open + outerDepth <= YAMLReader.depthLimit else {
                throw YAMLFault(.tooDeep, scalarOffsets.offsets(of: event.positions))
            }
            end = scalarOffsets.offset(of: event.positions.upperBound)
        }
        return scalar("", .plain, at: start..<end)
    }

    private mutating func enter(at place: Range<Int>) throws(YAMLFault) {
        depth += 1
        guard depth <= YAMLReader.depthLimit else { throw YAMLFault(.tooDeep, place) }
    }

    private mutating func count(_ values: Int, at place: Range<Int>) throws(YAMLFault) {
        valueCount += values
        guard valueCount <= YAMLReader.valueLimit else { throw YAMLFault(.tooLarge, place) }
    }
}

// MARK: Places

extension YAMLComposer {
    /// Where a value itself begins, behind its anchor and tag.
    private func contentStart(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "!") {
            while offset < bytes.count, bytes[offset] != .space, !bytes[offset].isLineBreak { offset += 1 }
            while offset < bytes.count, bytes[offset] == .space || bytes[offset].isLineBreak { offset += 1 }
        }
        return offset
    }

    /// A block ends with its last child: libyaml ends it where the next token begins.
    private mutating func range(from start: Int, to event: YAMLEvent, lastChild: Int?) -> SourceRange {
        let end = lastChild ?? scalarOffsets.offset(of: event.positions.upperBound)
        return source.range(start..<max(start, end))
    }
}
