/// What was read, before anything is decided about it.
package struct ReadingCounts: Sendable, Equatable {
    package var bytes = 0
    /// Lines that are not blank.
    package var lines = 0
    /// Signals that could be read.
    package var events = 0
    /// Those of them that are TelemetryDeck bodies.
    package var telemetryDeckBodies = 0
    /// Lines, or signals of a line, that could not.
    package var unreadable = 0
    /// The first of them.
    package var firstUnreadable: [UnreadableLine] = []
    /// Bit n is set when an event has the n-th field of the plan's columns or conditions.
    package var seenColumns: UInt64 = 0

    package static let shownUnreadable = 5

    package init() {}
}

/// A line that could not be read.
package struct UnreadableLine: Sendable, Equatable {
    package let file: String
    /// From 1.
    package var line: Int
    package let fault: LineFault
}

extension ReadingCounts {
    package mutating func note(_ fault: LineFault, file: String, line: Int) {
        unreadable += 1
        guard firstUnreadable.count < Self.shownUnreadable else { return }
        firstUnreadable.append(UnreadableLine(file: file, line: line, fault: fault))
    }

    /// Adds what another reader counted in what follows.
    package mutating func add(_ other: ReadingCounts) {
        bytes += other.bytes
        lines += other.lines
        events += other.events
        telemetryDeckBodies += other.telemetryDeckBodies
        unreadable += other.unreadable
        firstUnreadable = Array((firstUnreadable + other.firstUnreadable).prefix(Self.shownUnreadable))
        seenColumns |= other.seenColumns
    }
}
