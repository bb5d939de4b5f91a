import HTTPServer
import TestSupport
import Testing

@Suite struct EventStreamTests {
    private func makeServer(_ stream: EventStream) throws -> WebServer {
        var settings = ServerSettings(port: 0)
        settings.heartbeatSeconds = 0
        settings.connectionLimit = 1024
        return try WebServer(settings: settings) { request in
            request.path == "/events" ? .events(stream) : .text("page")
        }
    }

    private func connect(_ server: WebServer) throws -> LoopbackClient {
        let client = try LoopbackClient(port: server.port)
        let head = try client.openEvents("/events", host: "localhost:\(server.port)")
        #expect(head.status == 200)
        #expect(head["Content-Type"] == "text/event-stream; charset=utf-8")
        return client
    }

    @Test(arguments: [
        ("one", "event: x\ndata: one\n\n"),
        ("", "event: x\ndata: \n\n"),
        ("a\nb", "event: x\ndata: a\ndata: b\n\n"),
        ("a\r\nb\rc\n", "event: x\ndata: a\ndata: b\ndata: c\ndata: \n\n"),
        ("a\n\nevent: y", "event: x\ndata: a\ndata: \ndata: event: y\n\n"),
    ])
    func writesAnEvent(data: String, expected: String) {
        #expect(String(decoding: ServerEvent("x", data: data).bytes, as: UTF8.self) == expected)
    }

    @Test func sendsEventsInOrder() throws {
        let stream = EventStream()
        let server = try makeServer(stream)
        let client = try connect(server)
        for index in 0..<100 { stream.send(ServerEvent("tick", data: "\(index)")) }
        for index in 0..<100 { #expect(try client.nextEvent() == "event: tick\ndata: \(index)") }
    }

    @Test func greetsWithTheStateAndNotWithOldEvents() throws {
        let stream = EventStream(greeting: ServerEvent("state", data: "1"))
        let server = try makeServer(stream)
        stream.send(ServerEvent("tick", data: "old"))
        let early = try connect(server)
        #expect(try early.nextEvent() == "event: state\ndata: 1")
        stream.setState(ServerEvent("state", data: "2"))
        #expect(try early.nextEvent() == "event: state\ndata: 2")
        #expect(try connect(server).nextEvent() == "event: state\ndata: 2")
    }

    @Test func anEventReachesALongSleepingClient() throws {
        let stream = EventStream(greeting: ServerEvent("state", data: "1"))
        let server = try makeServer(stream)
        let client = try connect(server)
        #expect(try client.nextEvent() == "event: state\ndata: 1")
        // Pages are answered while the stream sleeps.
        let page = try LoopbackClient(port: server.port)
        for _ in 0..<50 {
            #expect(try page.request("/", host: "localhost:\(server.port)").text == "page\n")
        }
        stream.send(ServerEvent("tick", data: "a"))
        #expect(try client.nextEvent() == "event: tick\ndata: a")
    }

    @Test func serves500Streams() throws {
        let counts = Mailbox<Int>()
        let stream = EventStream(greeting: ServerEvent("state", data: "1")) { counts.put($0) }
        let server = try makeServer(stream)
        var clients = try (0..<500).map { _ in try connect(server) }
        for client in clients { #expect(try client.nextEvent() == "event: state\ndata: 1") }
        #expect(stream.clientCount == 500)
        stream.send(ServerEvent("tick", data: "all"))
        for client in clients { #expect(try client.nextEvent() == "event: tick\ndata: all") }
        // They go away without a word; heartbeats notice.
        clients = []
        while stream.clientCount > 0 {
            let before = stream.clientCount
            server.sendHeartbeat()
            _ = counts.next { $0 < before || $0 == 0 }
        }
    }

    @Test func concurrentSendersLoseNothing() async throws {
        let stream = EventStream()
        let server = try makeServer(stream)
        let client = try connect(server)
        await withTaskGroup { group in
            for sender in 0..<4 {
                group.addTask {
                    for index in 0..<500 { stream.send(ServerEvent("s\(sender)", data: "\(index)")) }
                }
            }
        }
        var next = [0, 0, 0, 0]
        for _ in 0..<2000 {
            let event = try #require(try client.nextEvent())
            let sender = try #require(event.dropFirst("event: s".count).first?.wholeNumberValue)
            #expect(event.hasSuffix("data: \(next[sender])"))
            next[sender] += 1
        }
    }

    @Test func letsGoOfAClientThatDoesNotRead() throws {
        let counts = Mailbox<Int>()
        let stream = EventStream(backlogLimit: 1 << 16) { counts.put($0) }
        let server = try makeServer(stream)
        let slow = try connect(server)
        let quick = try connect(server)
        #expect(counts.next { $0 == 2 } == 2)
        // More than the buffers of both sockets hold, in lines that the quick one reads.
        let data = String(repeating: "x", count: 1 << 14)
        for _ in 0..<2000 {
            stream.send(ServerEvent("fill", data: data))
            #expect(try quick.nextEvent()?.hasPrefix("event: fill") == true)
            if stream.clientCount == 1 { break }
        }
        // The slow one finds what the system had taken, and then the end.
        var end: String? = ""
        while end != nil { end = try slow.nextEvent() }
        #expect(counts.next { $0 == 1 } == 1)
        stream.send(ServerEvent("tick", data: "still here"))
        #expect(try quick.nextEvent() == "event: tick\ndata: still here")
    }

    @Test func stopsWhileStreamsAreOpen() throws {
        for _ in 0..<20 {
            let stream = EventStream(greeting: ServerEvent("state", data: "1"))
            let server = try makeServer(stream)
            let clients = try (0..<5).map { _ in try connect(server) }
            for client in clients { _ = try client.nextEvent() }
            stream.send(ServerEvent("tick", data: "last"))
            server.stop()
            #expect(stream.clientCount == 0)
            for client in clients { _ = try client.readToEnd() }
            stream.send(ServerEvent("tick", data: "to nobody"))
        }
    }

    @Test func headDoesNotOpenAStream() throws {
        let stream = EventStream()
        let server = try makeServer(stream)
        let client = try LoopbackClient(port: server.port)
        let head = try client.request("/events", method: "HEAD", host: "localhost:\(server.port)")
        #expect(head.status == 200)
        #expect(stream.clientCount == 0)
        #expect(try client.request("/", host: "localhost:\(server.port)").text == "page\n")
    }
}
