import CXML2

/// Reads HTML pages of our own, for the checks of them.
///
/// libxml2's parser knows the elements of HTML 4 and takes the others as they are nested; it adds no `tbody` and moves
/// nothing. For pages that close what they open that is the structure that browsers see, and a test says so.
package enum HTMLReader {
    /// The document's element, `html`; `nil` when there is none.
    ///
    /// - Parameter bytes: UTF-8 of less than 2 GiB.
    package static func read(_ bytes: [UInt8]) -> HTMLElement? {
        guard let tree = HTMLTree(bytes) else { return nil }
        return tree.root()
    }
}

/// Owns a tree of libxml2's; its pointers never leave this file. It opens no file and no address.
@safe private struct HTMLTree: ~Copyable {
    private let document: xmlDocPtr

    /// `nil` for bytes that hold nothing.
    init?(_ bytes: [UInt8]) {
        let document = unsafe bytes.withUnsafeBytes { buffer -> xmlDocPtr? in
            guard let start = buffer.baseAddress, let count = Int32(exactly: buffer.count) else { return nil }
            return unsafe cxml2_html_read(start.assumingMemoryBound(to: CChar.self), count)
        }
        guard let document = unsafe document else { return nil }
        unsafe self.document = document
    }

    deinit { unsafe xmlFreeDoc(document) }

    func root() -> HTMLElement? {
        guard let root = unsafe xmlDocGetRootElement(document) else { return nil }
        return unsafe element(root)
    }

    /// libxml2 itself refuses trees more than 256 deep.
    private func element(_ node: xmlNodePtr) -> HTMLElement {
        var content: [HTMLElement.Content] = []
        var text = ""
        var child = unsafe node.pointee.children
        while let current = unsafe child {
            switch unsafe current.pointee.type {
            case XML_ELEMENT_NODE:
                if !text.isEmpty { content.append(.text(text)) }
                text = ""
                content.append(.element(unsafe element(current)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: text += unsafe string(current.pointee.content)
            default: break
            }
            unsafe child = unsafe current.pointee.next
        }
        if !text.isEmpty { content.append(.text(text)) }
        return unsafe HTMLElement(
            name: string(node.pointee.name).lowercased(), attributes: attributes(node.pointee.properties),
            content: content, line: Int(xmlGetLineNo(node)))
    }

    private func attributes(_ first: xmlAttrPtr?) -> [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        var attribute = unsafe first
        while let current = unsafe attribute {
            var value = ""
            var part = unsafe current.pointee.children
            while let text = unsafe part {
                value += unsafe string(text.pointee.content)
                unsafe part = unsafe text.pointee.next
            }
            found.append((name: unsafe string(current.pointee.name).lowercased(), value: value))
            unsafe attribute = unsafe current.pointee.next
        }
        return found
    }

    private func string(_ text: UnsafePointer<xmlChar>?) -> String {
        unsafe text.map { unsafe String(cString: $0) } ?? ""
    }

    private func string(_ text: UnsafeMutablePointer<xmlChar>?) -> String {
        unsafe text.map { unsafe String(cString: $0) } ?? ""
    }
}
