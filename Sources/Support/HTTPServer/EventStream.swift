import Synchronization

/// One server-sent event (HTML standard, "Server-sent events").
package struct ServerEvent: Sendable, Equatable {
    /// The event's type, one word.
    package let name: String
    /// May have several lines.
    package let data: String

    package init(_ name: String, data: String) {
        precondition(!name.contains { $0.isNewline }, "an event's name is one line")
        self.name = name
        self.data = data
    }

    /// The event as it is sent. Every kind of line break begins a new `data:` line, as the receiver joins them by \n.
    package var bytes: [UInt8] {
        var output = Array("event: \(name)\ndata: ".utf8)
        var isAfterReturn = false
        for byte in data.utf8 {
            let isReturn = byte == UInt8(ascii: "\r")
            if isReturn || byte == UInt8(ascii: "\n") {
                if isReturn || !isAfterReturn { output += Array("\ndata: ".utf8) }
            } else {
                output.append(byte)
            }
            isAfterReturn = isReturn
        }
        output += Array("\n\n".utf8)
        return output
    }
}

/// A source of events for any number of clients.
///
/// A client that connects first gets the current state, if there is one, and then every event that is sent. A client
/// that reads so slowly that `backlogLimit` bytes wait for it is let go; browsers then connect anew by themselves.
package final class EventStream: Sendable {
    private let state: Mutex<State>
    private let backlogLimit: Int
    private let onClientCount: @Sendable (Int) -> Void

    private struct State {
        var greeting: ServerEvent?
        var clients: [Int: EventSubscription] = [:]
        var nextID = 0
    }

    /// - Parameters:
    ///   - greeting: the state that a client gets first.
    ///   - backlogLimit: in bytes, for each client.
    ///   - onClientCount: called whenever a client came or went, with their number.
    package init(
        greeting: ServerEvent? = nil, backlogLimit: Int = 1 << 18,
        onClientCount: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        state = Mutex(State(greeting: greeting))
        self.backlogLimit = backlogLimit
        self.onClientCount = onClientCount
    }

    package var clientCount: Int { state.withLock { $0.clients.count } }

    /// Sends an event to everyone who is connected now.
    package func send(_ event: ServerEvent) {
        let bytes = event.bytes
        state.withLock { state in
            for client in state.clients.values { client.append(bytes) }
        }
    }

    /// Sends an event to everyone who is connected now, and first to everyone who connects later.
    package func setState(_ event: ServerEvent) {
        let bytes = event.bytes
        state.withLock { state in
            state.greeting = event
            for client in state.clients.values { client.append(bytes) }
        }
    }
}

extension EventStream {
    /// A new client, greeted. It stays until `EventSubscription.cancel()`.
    func subscribe() -> EventSubscription {
        let (client, count) = state.withLock { state in
            let id = state.nextID
            state.nextID += 1
            let client = EventSubscription(backlogLimit: backlogLimit) { [weak self] in self?.remove(id) }
            // The comment makes the headers go out at once, also when there is no state yet.
            client.append(Array(":\n\n".utf8))
            if let greeting = state.greeting { client.append(greeting.bytes) }
            state.clients[id] = client
            return (client, state.clients.count)
        }
        onClientCount(count)
        return client
    }

    private func remove(_ id: Int) {
        let count = state.withLock { state in
            state.clients[id] = nil
            return state.clients.count
        }
        onClientCount(count)
    }
}
