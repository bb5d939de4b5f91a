package import Diagnostics

extension DiagnosticKind {
    package static let eventsUnreadable = DiagnosticKind(
        "events.unreadable", .warning, title: "A line of an event file could not be read",
        why: """
            The line counts in nothing but the number of unreadable lines, which the report prints. A torn last line is \
            common after a crash; many of them mean that something else is written into the file.
            """,
        example: #"{"ts":1793664000000,"type":"paywall_vie"#,
        mend: #"{"ts":1793664000000,"type":"paywall_viewed","user":"8f1c","paywall":"pro"}"#)

    package static let eventsNone = DiagnosticKind(
        "events.none", .error, title: "Not one line of the files is an event",
        why: "A report over nothing says nothing. The files are most likely not what was meant.",
        example: "telemetry report photo.jpg", mend: "telemetry report events.ndjson")

    package static let eventsEmpty = DiagnosticKind(
        "events.empty", .warning, title: "The files hold no line",
        why: "A day without events is fine; a wrong path or a log that was not written is not.",
        example: "telemetry report empty.ndjson", mend: "telemetry report events.ndjson")
}

/// The findings of this module.
package enum EventDiagnostics {
    package static let kinds: [DiagnosticKind] = [.eventsUnreadable, .eventsNone, .eventsEmpty]

    /// What is to be said of what was read.
    package static func findings(_ counts: ReadingCounts, of paths: [String]) -> [Diagnostic] {
        let names = paths.map { $0 == "-" ? "standard input" : $0 }.joined(separator: ", ")
        if counts.lines == 0 { return [Diagnostic(.eventsEmpty, "there are no events", at: .file(names))] }
        let unreadable = counts.firstUnreadable.enumerated().map { index, line in
            let more = counts.unreadable - counts.firstUnreadable.count
            let isLast = index == counts.firstUnreadable.count - 1
            let note = "and \(FigureText.count(more)) more that could not be read"
            return Diagnostic(
                .eventsUnreadable, line.fault.reason, at: .file("\(line.file):\(line.line)"),
                notes: isLast && more > 0 ? [Diagnostic.Note(note)] : [])
        }
        guard counts.events == 0 else { return unreadable }
        return unreadable + [Diagnostic(.eventsNone, "no line is an event", at: .file(names))]
    }
}
