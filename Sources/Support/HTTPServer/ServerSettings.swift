/// How a server listens and what it refuses.
package struct ServerSettings: Sendable {
    /// 1…65535, or 0 for any free one.
    package var port: Int
    /// What the handler takes; anything else is answered with 405 and the list.
    package var methods: [Method] = [.get, .head]
    /// The largest request body, in bytes; more is answered with 413.
    package var bodyLimit = 1 << 20
    /// The memory of one connection, in bytes: request line and header fields must fit into it.
    package var headerLimit = 32 << 10
    /// How many connections may be open at once, event streams included; more are closed at once.
    package var connectionLimit = 1024
    /// A connection that is silent for so long is closed, event streams excepted.
    package var idleSeconds = 30
    /// How often an idle event stream gets a comment line, so that clients that went away are noticed; 0 for never.
    package var heartbeatSeconds = 15

    package init(port: Int) {
        precondition((0...65535).contains(port), "a TCP port")
        self.port = port
    }
}
