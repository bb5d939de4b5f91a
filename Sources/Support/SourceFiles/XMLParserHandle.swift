import CXML2

/// libxml2's parser: the only place that touches its pointers. It opens no file, no address and no entity.
@safe struct XMLParserHandle: ~Copyable {
    private let context: xmlParserCtxtPtr
    private let handler: UnsafeMutablePointer<cxml2_handler>
    private let builder: XMLTreeBuilder

    /// A parser that tells `builder` what it reads.
    init(_ builder: XMLTreeBuilder) {
        self.builder = builder
        unsafe handler = .allocate(capacity: 1)
        // The handle keeps the builder alive for as long as the pointer is used.
        unsafe handler.initialize(to: Self.makeHandler(owner: Unmanaged.passUnretained(builder).toOpaque()))
        guard let context = unsafe cxml2_parser_new(handler) else {
            preconditionFailure("libxml2 has no memory for a parser")
        }
        unsafe self.context = context
        builder.stop = { unsafe cxml2_parser_stop(context) }
    }

    deinit {
        builder.stop = {}
        unsafe cxml2_parser_free(context)
        unsafe handler.deinitialize(count: 1)
        unsafe handler.deallocate()
    }

    /// Reads UTF-8 without a byte order mark, of less than 2 GiB, to its end or to the first fault.
    func read(_ bytes: ArraySlice<UInt8>) {
        unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe cxml2_parser_read(context, start.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
        }
    }
}

extension XMLParserHandle {
    private static func makeHandler(owner: UnsafeMutableRawPointer) -> cxml2_handler {
        unsafe cxml2_handler(
            owner: owner,
            start_element: { owner, name, attributes, count, offset in
                unsafe receiver(owner).startElement(
                    string(name), attributes: attributeList(attributes, count: Int(count)), offset: offset)
            },
            end_element: { owner, offset in unsafe receiver(owner).endElement(offset: offset) },
            text: { owner, bytes, count in
                unsafe receiver(owner).text(UnsafeBufferPointer(start: bytes, count: Int(count)).map { $0 })
            },
            declaration: { owner, name, offset in
                unsafe receiver(owner).stop(at: offset, .declaration(string(name)))
            },
            unknown_entity: { owner, name, offset in
                unsafe receiver(owner).stop(at: offset, .unknownEntity(string(name)))
            },
            fault: { owner, code, message, offset in
                let words = unsafe message.map { unsafe String(cString: $0) } ?? ""
                unsafe receiver(owner).stop(at: offset, .syntax(code: Int(code), words: words))
            })
    }
}

// Functions of the file, since a C function pointer can capture nothing.

private func receiver(_ owner: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    guard let owner = unsafe owner else { preconditionFailure("libxml2 lost the handler's owner") }
    return unsafe Unmanaged<XMLTreeBuilder>.fromOpaque(owner).takeUnretainedValue()
}

private func string(_ text: UnsafePointer<xmlChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
}

/// libxml2 gives five pointers an attribute: name, prefix, namespace, begin and end of the value.
private func attributeList(
    _ parts: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
) -> [(name: String, value: String)] {
    guard let parts = unsafe parts else { return [] }
    return (0..<count).map { index in
        let own = unsafe parts + index * 5
        let prefix = unsafe own[1].map { unsafe String(cString: $0) + ":" } ?? ""
        guard let start = unsafe own[3], let end = unsafe own[4] else {
            return unsafe (prefix + string(own[0]), "")
        }
        let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
        // As long as it does not replace entities, libxml2 hands an ampersand in a value on as `&#38;`, and no other
        // character so (parser.c, xmlParseAttValueComplex).
        let text = unsafe String(decoding: value, as: UTF8.self).replacing("&#38;", with: "&")
        return unsafe (prefix + string(own[0]), text)
    }
}
