/// A server could not begin to listen: a fault of the machine's state, for exit code 3.
package struct ListenError: Error, Sendable, CustomStringConvertible {
    /// The port that was asked for; 0 stands for any.
    package let port: Int
    package let reason: Reason

    package enum Reason: Sendable {
        /// Another process listens there; named if the system tells.
        case taken(by: PortHolder?)
        /// Ports below 1024 need a right.
        case notPermitted
        /// What the system says.
        case system(String)
    }

    /// One sentence without a full stop.
    package var description: String {
        switch reason {
        case .taken(let holder?): "port \(port) is taken by \(holder.name) (process \(holder.processID))"
        case .taken(nil): "port \(port) is taken by another program"
        case .notPermitted: "port \(port) may not be opened by this user"
        case .system(let text): "port \(port) cannot be opened: \(text)"
        }
    }
}
