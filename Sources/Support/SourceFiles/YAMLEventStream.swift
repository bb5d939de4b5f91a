import CYAML

/// libyaml's parser and the bytes that it reads: the only place that touches its pointers.
///
/// Positions count Unicode scalars from the beginning of the bytes, as libyaml's marks do.
@safe struct YAMLEventStream: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    /// The bytes must be UTF-8 without a byte order mark.
    init(_ bytes: [UInt8]) {
        unsafe input = .allocate(capacity: bytes.count)
        _ = unsafe input.initialize(from: bytes)
        unsafe parser = .allocate(capacity: 1)
        let isReady = unsafe yaml_parser_initialize(parser) == 1
        precondition(isReady, "libyaml has no memory for a parser")
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }
}

/// A step of a YAML file as libyaml reports it.
struct YAMLEvent {
    let kind: Kind
    let positions: Range<Int>
    var anchor: String?
    var tag: String?

    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias(String)
        case scalar(String, YAMLNode.Style)
        case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }
}

/// What libyaml says when it cannot go on, in its own words.
struct YAMLStreamFault: Error {
    let problem: String
    let position: Int
    /// What it was doing: "while parsing a block mapping".
    let context: String
    /// Where that began.
    let contextPosition: Int?
}

extension YAMLEventStream {
    /// The next event; after `streamEnd` and after a fault there is none.
    mutating func next() throws(YAMLStreamFault) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault }
        defer { unsafe yaml_event_delete(&event) }
        return unsafe Self.copy(event)
    }

    private var fault: YAMLStreamFault {
        let context = unsafe Self.text(parser.pointee.context)
        return unsafe YAMLStreamFault(
            problem: Self.text(parser.pointee.problem) ?? "",
            position: Int(parser.pointee.problem_mark.index),
            context: context ?? "",
            contextPosition: context == nil ? nil : Int(parser.pointee.context_mark.index))
    }
}

extension YAMLEventStream {
    private static func copy(_ event: yaml_event_t) -> YAMLEvent {
        let positions = unsafe Int(event.start_mark.index)..<Int(max(event.start_mark.index, event.end_mark.index))
        switch unsafe event.type {
        case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, positions: positions)
        case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, positions: positions)
        case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, positions: positions)
        case YAML_ALIAS_EVENT:
            return YAMLEvent(kind: .alias(unsafe text(event.data.alias.anchor) ?? ""), positions: positions)
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            return unsafe YAMLEvent(
                kind: .scalar(String(decoding: bytes, as: UTF8.self), style(scalar.style)), positions: positions,
                anchor: text(scalar.anchor), tag: text(scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            return unsafe YAMLEvent(
                kind: .sequenceStart, positions: positions, anchor: text(event.data.sequence_start.anchor),
                tag: text(event.data.sequence_start.tag))
        case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, positions: positions)
        case YAML_MAPPING_START_EVENT:
            return unsafe YAMLEvent(
                kind: .mappingStart, positions: positions, anchor: text(event.data.mapping_start.anchor),
                tag: text(event.data.mapping_start.tag))
        case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, positions: positions)
        default: return YAMLEvent(kind: .streamEnd, positions: positions)
        }
    }

    private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }

    private static func text(_ characters: UnsafePointer<CChar>?) -> String? {
        unsafe characters.map { unsafe String(cString: $0) }
    }

    private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        unsafe characters.map { unsafe String(cString: UnsafePointer($0)) }
    }
}
