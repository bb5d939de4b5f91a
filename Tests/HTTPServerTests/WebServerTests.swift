import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

/// Drives the server through real sockets.
@Suite struct WebServerTests {
    /// Echoes what the handler saw.
    private static func echo(_ request: Request) -> Response {
        let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        let agent = request.headers["x-agent"] ?? "-"
        return .text("\(request.method.name) \(request.path) [\(query)] \(agent) \(request.body.count)")
    }

    private func makeServer(
        _ change: (inout ServerSettings) -> Void = { _ in },
        handler: @escaping @Sendable (Request) -> Response = Self.echo
    ) throws -> WebServer {
        var settings = ServerSettings(port: 0)
        settings.heartbeatSeconds = 0
        change(&settings)
        return try WebServer(settings: settings, handler: handler)
    }

    private func host(_ server: WebServer) -> String { "127.0.0.1:\(server.port)" }

    /// Sends bytes, reads until the server closes.
    private func exchange(_ text: String, with server: WebServer) throws -> String {
        let client = try LoopbackClient(port: server.port)
        try client.send(text.replacing("PORT", with: "\(server.port)"))
        client.finishSending()
        return String(decoding: try client.readToEnd(), as: UTF8.self)
    }

    private func status(of answer: String) -> String {
        String(answer.split(separator: "\r\n").first ?? "no answer")
    }

    @Test func answersWithTheDecodedRequest() throws {
        let server = try makeServer()
        let client = try LoopbackClient(port: server.port)
        try client.send("GET /a%20b/?q=x+y HTTP/1.1\r\nHost: localhost:\(server.port)\r\nX-Agent: t\r\n\r\n")
        let answer = try client.readAnswer()
        #expect(answer.status == 200)
        #expect(answer.text == "GET /a b/ [q=x y] t 0\n")
        #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
        #expect(answer["Cache-Control"] == "no-store")
        #expect(answer["X-Content-Type-Options"] == "nosniff")
        #expect(answer["Access-Control-Allow-Origin"] == nil)
    }

    @Test func keepsAConnectionOpenForMoreRequests() throws {
        let server = try makeServer()
        let client = try LoopbackClient(port: server.port)
        for index in 0..<20 {
            #expect(try client.request("/\(index)", host: host(server)).text == "GET /\(index) [] - 0\n")
        }
    }

    @Test func answersPipelinedRequestsInOrder() throws {
        let server = try makeServer()
        let one = "GET /1 HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n"
        let two = "GET /2 HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n"
        let answers = try exchange(one + two, with: server)
        let first = try #require(answers.firstRange(of: "GET /1"))
        let second = try #require(answers.firstRange(of: "GET /2"))
        #expect(first.lowerBound < second.lowerBound)
    }

    @Test func listensOnIPv6Too() throws {
        let server = try makeServer()
        // A machine without IPv6 has nothing to connect to.
        guard let client = try? LoopbackClient(port: server.port, .ipv6) else { return }
        #expect(try client.request("/", host: "[::1]:\(server.port)").status == 200)
    }

    @Test func headGivesTheHeadersOfGet() throws {
        let server = try makeServer { _ in
        } handler: { _ in
            .bytes(Array("12345".utf8), type: "text/plain")
        }
        let client = try LoopbackClient(port: server.port)
        let head = try client.request("/", method: "HEAD", host: host(server))
        #expect(head.status == 200)
        #expect(head["Content-Length"] == "5")
        // Had a body come, the next answer would begin with it.
        #expect(try client.request("/", host: host(server)).text == "12345")
    }

    @Test func emptyAndLargeBodiesArriveWhole() throws {
        let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let server = try makeServer { _ in
        } handler: { request in
            .bytes(request.path == "/large" ? large : [], type: "application/octet-stream")
        }
        let client = try LoopbackClient(port: server.port)
        #expect(try client.request("/", host: host(server)).body.isEmpty)
        #expect(try client.request("/large", host: host(server)).body == large)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"])
    func refusesOtherMethods(method: String) throws {
        let server = try makeServer()
        let client = try LoopbackClient(port: server.port)
        let answer = try client.request("/", method: method, host: host(server))
        #expect(answer.status == 405)
        #expect(answer["Allow"] == "GET, HEAD")
    }

    // MARK: Host

    @Test(arguments: ["localhost:PORT", "LOCALHOST:PORT", "127.0.0.1:PORT", "[::1]:PORT"])
    func answersToTheLoopbackNames(host: String) throws {
        let server = try makeServer()
        let answer = try exchange("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n", with: server)
        #expect(status(of: answer) == "HTTP/1.1 200 OK")
    }

    @Test(arguments: [
        "evil.example", "evil.example:PORT", "localhost", "localhost:1", "127.0.0.1", "127.0.0.2:PORT",
        "localhost.evil.example:PORT", "localhost:PORT.evil.example", "x@localhost:PORT", "::1:PORT", "0.0.0.0:PORT",
        "localhost:PORT,localhost:PORT", "",
    ])
    func refusesOtherHosts(host: String) throws {
        let server = try makeServer()
        let answer = try exchange("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n", with: server)
        #expect(["421", "400"].contains { status(of: answer).hasPrefix("HTTP/1.1 \($0)") }, "\(answer)")
        #expect(!answer.contains("GET / ["), "the handler must not be asked")
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost:PORT\r\nHost: evil.example\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n",
        "GET http://localhost:PORT/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    ])
    func refusesMissingAndDoubleHosts(text: String) throws {
        let answer = try exchange(text, with: try makeServer())
        #expect(["421", "400"].contains { status(of: answer).contains(" \($0) ") }, "\(answer)")
    }

    @Test func answersHTTP10WithAHost() throws {
        let answer = try exchange("GET /x HTTP/1.0\r\nHost: localhost:PORT\r\n\r\n", with: try makeServer())
        #expect(status(of: answer).contains(" 200 "))
        #expect(answer.hasSuffix("GET /x [] - 0\n"))
    }

    // MARK: Bad requests

    @Test(arguments: [
        "GET /../../etc/passwd", "GET /%2e%2e/%2e%2e/etc/passwd", "GET /..%2f..%2fetc/passwd", "GET /%", "GET /a%00",
        "GET /%ff", "GET *", "GET /a\\b", "GET /?%zz", "GET /#x",
    ])
    func refusesBadAddresses(line: String) throws {
        let answer = try exchange(
            "\(line) HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n", with: try makeServer())
        #expect(status(of: answer).contains(" 400 "), "\(answer)")
    }

    /// Requests that two servers could take apart differently.
    @Test(arguments: [
        "Content-Length: 3\r\nContent-Length: 4\r\n",
        "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: gzip, chunked\r\n",
        "Transfer-Encoding: xchunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        "Content-Length: +3\r\n",
        "Content-Length: 0x3\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 3, 3\r\n",
        "Content-Length: 99999999999999999999\r\n",
    ])
    func refusesASmuggledBody(headers: String) throws {
        let asked = Mutex(0)
        let server = try makeServer {
            $0.methods = [.get, .post]
        } handler: { _ in
            asked.withLock { $0 += 1 }
            return .text("ok")
        }
        let answer = try exchange(
            "POST / HTTP/1.1\r\nHost: localhost:PORT\r\n\(headers)\r\nabcGET /smuggled HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n",
            with: server)
        #expect(!answer.contains(" 200 "), "\(answer)")
        #expect(asked.withLock { $0 } == 0)
    }

    @Test(arguments: [
        "\r\n", "\u{0}\u{0}\u{0}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}",
    ])
    func survivesGarbage(text: String) throws {
        let server = try makeServer()
        // Not read to the end: a request line that is not finished is waited for.
        let client = try LoopbackClient(port: server.port)
        try client.send(text)
        client.finishSending()
        #expect(try LoopbackClient(port: server.port).request("/", host: host(server)).status == 200)
    }

    /// Every prefix of a request, then a closed connection: the server goes on.
    @Test func survivesEveryTornRequest() throws {
        let server = try makeServer { $0.methods = [.get, .post] }
        let request = "POST /x?y=1 HTTP/1.1\r\nHost: \(host(server))\r\nContent-Length: 4\r\n\r\nbody"
        for count in 0..<request.utf8.count {
            let client = try LoopbackClient(port: server.port)
            try client.send(Array(request.utf8.prefix(count)))
        }
        let client = try LoopbackClient(port: server.port)
        try client.send(request)
        #expect(try client.readAnswer().text == "POST /x [y=1] - 4\n")
    }

    @Test func aRequestMayComeByteByByte() throws {
        let server = try makeServer()
        let client = try LoopbackClient(port: server.port)
        for byte in "GET /slow HTTP/1.1\r\nHost: \(host(server))\r\n\r\n".utf8 { try client.send([byte]) }
        #expect(try client.readAnswer().text == "GET /slow [] - 0\n")
    }

    // MARK: Limits

    @Test func refusesHeadersOverTheLimit() throws {
        let server = try makeServer { $0.headerLimit = 4096 }
        let long = String(repeating: "x", count: 20_000)
        for request in [
            "GET /\(long) HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost:PORT\r\nX: \(long)\r\n\r\n",
        ] {
            let answer = (try? exchange(request, with: server)) ?? ""
            #expect(!answer.contains(" 200 "))
        }
        #expect(try LoopbackClient(port: server.port).request("/", host: host(server)).status == 200)
    }

    @Test(arguments: [0, 1, 9, 10])
    func takesABodyUpToTheLimit(count: Int) throws {
        let server = try makeServer {
            $0.methods = [.post]
            $0.bodyLimit = 10
        }
        let client = try LoopbackClient(port: server.port)
        let body = String(repeating: "b", count: count)
        try client.send("POST / HTTP/1.1\r\nHost: \(host(server))\r\nContent-Length: \(count)\r\n\r\n\(body)")
        #expect(try client.readAnswer().text == "POST / [] - \(count)\n")
        try client.send(
            "POST / HTTP/1.1\r\nHost: \(host(server))\r\nTransfer-Encoding: chunked\r\n\r\n"
                + (count == 0 ? "" : "\(String(count, radix: 16))\r\n\(body)\r\n") + "0\r\n\r\n")
        #expect(try client.readAnswer().text == "POST / [] - \(count)\n")
    }

    /// Said beforehand, a body that is too large is refused before any of it is read.
    @Test(arguments: ["11", "1073741824", "9223372036854775807"])
    func refusesALargeBodyUnread(length: String) throws {
        let server = try makeServer {
            $0.methods = [.post]
            $0.bodyLimit = 10
        }
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\r\nHost: \(host(server))\r\nContent-Length: \(length)\r\n\r\n")
        #expect(try client.readAnswer().status == 413)
    }

    @Test func refusesALargeBodyInChunks() throws {
        let server = try makeServer {
            $0.methods = [.post]
            $0.bodyLimit = 10
        }
        let client = try LoopbackClient(port: server.port)
        let head = "POST / HTTP/1.1\r\nHost: \(host(server))\r\nTransfer-Encoding: chunked\r\n\r\n"
        try client.send(head + "6\r\nabcdef\r\n5\r\nghijk\r\n0\r\n\r\n")
        #expect(try client.readAnswer().status == 413)
        // One without end is cut off.
        let endless = try LoopbackClient(port: server.port)
        #expect(throws: LoopbackClient.Failure.self) {
            try endless.send(head)
            let chunk = "10000\r\n" + String(repeating: "x", count: 1 << 16) + "\r\n"
            for _ in 0..<10_000 { try endless.send(chunk) }
        }
    }

    @Test func closesConnectionsOverTheLimit() throws {
        let server = try makeServer { $0.connectionLimit = 3 }
        let clients = try (0..<3).map { _ in try LoopbackClient(port: server.port) }
        for client in clients { #expect(try client.request("/", host: host(server)).status == 200) }
        let extra = try LoopbackClient(port: server.port)
        try? extra.send("GET / HTTP/1.1\r\nHost: \(host(server))\r\n\r\n")
        // It is closed, or waits in the queue of the system; it is not answered before another one leaves.
        for client in clients { #expect(try client.request("/", host: host(server)).status == 200) }
    }

    // MARK: Beginning and end

    @Test func refusesATakenPort() throws {
        let server = try makeServer()
        let error = #expect(throws: ListenError.self) { try makeServer { $0.port = server.port } }
        guard case .taken(let holder) = error?.reason else {
            Issue.record("not refused as taken: \(String(describing: error))")
            return
        }
        #expect(error?.port == server.port)
        #if os(Linux)
        #expect(holder?.name.isEmpty == false)
        #expect(error?.description.hasPrefix("port \(server.port) is taken by ") == true)
        #endif
    }

    @Test func freesThePortWhenItStops() throws {
        let server = try makeServer()
        let client = try LoopbackClient(port: server.port)
        _ = try client.request("/", host: host(server))
        server.stop()
        server.stop()
        #expect(try client.readToEnd().isEmpty, "the connection is closed")
        let again = try makeServer { $0.port = server.port }
        #expect(again.port == server.port)
    }

    @Test func stopsWhenItIsDropped() throws {
        var server: WebServer? = try makeServer()
        let port = try #require(server?.port)
        server = nil
        #expect(try makeServer { $0.port = port }.port == port)
    }

    @Test func tellsTheListenersOfAPortFromTheSystemsTable() {
        let table = """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 4711 1
               1: 0100007F:1F90 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 4712 1
               2: 0100007F:0050 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1
            """
        #expect(PortHolder.listeners(in: table, port: 8080) == ["4711"])
        #expect(PortHolder.listeners(in: table, port: 80) == ["4713"])
        #expect(PortHolder.listeners(in: table, port: 81).isEmpty)
        #expect(PortHolder.listeners(in: "", port: 80).isEmpty)
    }
}
