import Dispatch
import Synchronization

/// An HTTP server for this machine only: it listens on 127.0.0.1 and, where there is IPv6, on ::1.
///
/// Requests are checked before the handler sees them: host, method, length, address (`RequestChecks`,
/// `RequestTarget`). The handler runs on the server's threads, one for each address family, so it answers from memory
/// and does not wait. The server stops when it is dropped.
package final class WebServer: Sendable {
    /// The port it listens on, never 0.
    package let port: Int
    private let gateway: Gateway
    private let running: Mutex<Running?>

    private struct Running {
        let daemons: [MicrohttpdDaemon]
        let heartbeat: (any DispatchSourceTimer)?
    }

    /// Opens the port and begins to answer.
    ///
    /// - Throws: `ListenError` when the port is taken on either address, or may not be opened.
    package init(
        settings: ServerSettings, handler: @escaping @Sendable (Request) -> Response
    ) throws(ListenError) {
        let first = try ListeningSocket.onIPv4(port: settings.port)
        port = try first.port()
        let second = try ListeningSocket.onIPv6(port: port)
        let gateway = Gateway(checks: RequestChecks(settings: settings, port: port), handler: handler)
        var daemons = [try MicrohttpdDaemon(socket: first, settings: settings, gateway: gateway)]
        if let second {
            daemons.append(try MicrohttpdDaemon(socket: second, settings: settings, gateway: gateway))
        }
        self.gateway = gateway
        running = Mutex(Running(daemons: daemons, heartbeat: Self.heartbeat(settings, gateway)))
    }

    deinit { stop() }

    /// Ends every event stream, closes every connection and frees the port; returns when that is done.
    ///
    /// A second call does nothing. Must not be called by the handler.
    package func stop() {
        let stopping = running.withLock { running in
            defer { running = nil }
            return running
        }
        guard let stopping else { return }
        stopping.heartbeat?.cancel()
        gateway.close()
        for daemon in stopping.daemons { daemon.stop() }
    }

    /// Sends a comment line on every event stream, by which clients that went away are noticed.
    package func sendHeartbeat() { gateway.sendHeartbeat() }

    private static func heartbeat(_ settings: ServerSettings, _ gateway: Gateway) -> (any DispatchSourceTimer)? {
        guard settings.heartbeatSeconds > 0 else { return nil }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(
            deadline: .now() + .seconds(settings.heartbeatSeconds), repeating: .seconds(settings.heartbeatSeconds),
            leeway: .seconds(1))
        timer.setEventHandler { gateway.sendHeartbeat() }
        timer.activate()
        return timer
    }
}
