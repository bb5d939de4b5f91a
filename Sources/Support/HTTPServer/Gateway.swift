import Synchronization

/// What stands between the C library and the handler, free of pointers: checks, limits, and the open event streams.
final class Gateway: Sendable {
    let checks: RequestChecks
    private let handler: @Sendable (Request) -> Response
    private let streams = Mutex(Streams())

    private struct Streams {
        var open: [ObjectIdentifier: EventSubscription] = [:]
        var isClosed = false
    }

    init(checks: RequestChecks, handler: @escaping @Sendable (Request) -> Response) {
        self.checks = checks
        self.handler = handler
    }

    /// The answer to a request that passed the checks and is whole, with the headers that every answer has.
    func respond(to head: RequestHead, body: BodyBuffer) -> Response {
        guard let target = head.target else { preconditionFailure("the checks refuse what has no target") }
        guard !body.isTooLarge else { return finished(.tooLarge(checks.settings.bodyLimit)) }
        let request = Request(
            head.method, path: target.path, query: target.query, headers: head.headers, body: body.bytes)
        return finished(handler(request))
    }

    func finished(_ response: Response) -> Response {
        var response = response
        for (name, value) in Self.defaultHeaders where response.headers[name] == nil {
            response.headers.append(name, value)
        }
        if case .events = response.content { response.headers["Content-Type"] = "text/event-stream; charset=utf-8" }
        return response
    }

    private static let defaultHeaders = [
        ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}

extension Gateway {
    /// A new client of a stream, or nil when the server is stopping.
    func subscribe(to stream: EventStream) -> EventSubscription? {
        let client = stream.subscribe()
        let isOpen = streams.withLock { streams in
            if !streams.isClosed { streams.open[ObjectIdentifier(client)] = client }
            return !streams.isClosed
        }
        if isOpen { return client }
        client.cancel()
        return nil
    }

    /// The client is gone.
    func unsubscribe(_ client: EventSubscription) {
        streams.withLock { $0.open[ObjectIdentifier(client)] = nil }
        client.cancel()
    }

    func sendHeartbeat() {
        for client in streams.withLock({ Array($0.open.values) }) { client.append(Array(":\n\n".utf8)) }
    }

    /// Ends all streams and lets no new one begin.
    func close() {
        let clients = streams.withLock { streams in
            streams.isClosed = true
            return Array(streams.open.values)
        }
        for client in clients { client.finish() }
    }
}
