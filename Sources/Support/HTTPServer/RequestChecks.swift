/// The rules that a request must pass before its body is read.
struct RequestChecks: Sendable {
    let settings: ServerSettings
    /// The port that the server listens on.
    let port: Int

    /// What to answer instead of asking the handler, or nil.
    func refusal(of head: RequestHead) -> Response? {
        if let error = head.targetError { return .text("Bad request: \(error.message)", status: 400) }
        return refusalOfHost(head) ?? refusalOfMethod(head) ?? refusalOfLength(head)
    }
}

/// A request before its body is read.
struct RequestHead: Sendable {
    let method: Method
    let headers: HeaderFields
    /// Nil when it could not be read.
    let target: RequestTarget?
    let targetError: TargetError?

    init(method: Method, target bytes: [UInt8], headers: HeaderFields) {
        self.method = method
        self.headers = headers
        do {
            target = try RequestTarget(bytes)
            targetError = nil
        } catch {
            target = nil
            targetError = error
        }
    }
}

extension RequestChecks {
    /// A page of another site may send its visitors' browsers here by pointing its own name at 127.0.0.1 (DNS
    /// rebinding); the browser then still sends that name, so only the loopback names are served.
    private func refusalOfHost(_ head: RequestHead) -> Response? {
        let hosts = head.headers.values(of: "Host")
        guard hosts.count <= 1 else { return .text("Bad request: more than one Host", status: 400) }
        let host = head.target?.authority ?? hosts.first ?? ""
        if LoopbackHost.isAllowed(host, port: port), LoopbackHost.isAllowed(hosts.first ?? "", port: port) {
            return nil
        }
        return .text("This server answers only to localhost, 127.0.0.1 and [::1] on port \(port)", status: 421)
    }

    private func refusalOfMethod(_ head: RequestHead) -> Response? {
        guard !settings.methods.contains(head.method) else { return nil }
        var response = Response.text("Method not allowed", status: 405)
        response.headers["Allow"] = settings.methods.map(\.name).joined(separator: ", ")
        return response
    }

    /// A length that can be read in two ways is how requests are smuggled (RFC 9112 §6.3).
    private func refusalOfLength(_ head: RequestHead) -> Response? {
        let lengths = head.headers.values(of: "Content-Length")
        let encodings = head.headers.values(of: "Transfer-Encoding")
        if lengths.count > 1 || encodings.count > 1 || (!lengths.isEmpty && !encodings.isEmpty) {
            return .text("Bad request: the length of the body is given twice", status: 400)
        }
        if let encoding = encodings.first, encoding.lowercased() != "chunked" {
            return .text("Bad request: unknown transfer encoding", status: 400)
        }
        guard let length = lengths.first else { return nil }
        guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return .text("Bad request: the length of the body is not a number", status: 400)
        }
        guard let count = Int(length), count <= settings.bodyLimit else { return .tooLarge(settings.bodyLimit) }
        return nil
    }
}

extension Response {
    static func tooLarge(_ limit: Int) -> Response {
        .text("The request is larger than \(limit) bytes", status: 413)
    }
}

/// The names under which a loopback server may be addressed.
enum LoopbackHost {
    static func isAllowed(_ host: String, port: Int) -> Bool {
        let host = host.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains { name in
            host == "\(name):\(port)" || (port == 80 && host == name)
        }
    }
}
