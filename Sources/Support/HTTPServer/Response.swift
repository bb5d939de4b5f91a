/// What a handler answers.
///
/// The server adds `Content-Length`, `Date`, and, unless the response has its own, `Cache-Control: no-store`,
/// `X-Content-Type-Options: nosniff` and `Cross-Origin-Resource-Policy: same-origin`.
package struct Response: Sendable {
    /// 200…599.
    package var status: Int
    package var headers: HeaderFields
    package var content: Content

    package enum Content: Sendable {
        case bytes([UInt8])
        /// Server-sent events until the client or the server ends; the content type is set by the server.
        case events(EventStream)
    }

    package init(status: Int = 200, headers: [(String, String)] = [], content: Content) {
        precondition((200...599).contains(status), "a final HTTP status")
        self.status = status
        self.headers = HeaderFields(headers)
        self.content = content
    }
}

extension Response {
    package static func bytes(_ bytes: [UInt8], type: String, status: Int = 200) -> Response {
        Response(status: status, headers: [("Content-Type", type)], content: .bytes(bytes))
    }

    package static func html(_ text: String, status: Int = 200) -> Response {
        bytes(Array(text.utf8), type: "text/html; charset=utf-8", status: status)
    }

    /// A line of plain text; a line break is added.
    package static func text(_ text: String, status: Int = 200) -> Response {
        bytes(Array("\(text)\n".utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// A temporary redirect that keeps the method, to an address of this server: already percent-encoded, beginning
    /// with one `/`.
    package static func redirect(to location: String) -> Response {
        precondition(
            location.hasPrefix("/") && !location.hasPrefix("//"), "a redirect stays on this server: \(location)")
        return Response(status: 307, headers: [("Location", location)], content: .bytes([]))
    }

    package static func events(_ stream: EventStream) -> Response {
        Response(content: .events(stream))
    }
}
