/// One line on a terminal that says how far a long command has come; nothing in a pipe or a file.
package struct ProgressLine: ~Copyable {
    private let output: TextOutput
    private let label: String
    private let total: Int?
    private let interval: Duration
    private var lastDrawn: ContinuousClock.Instant?

    /// `label` says what is done ("rendering"); `total` is how much there is to do, if that is known. The line is drawn
    /// anew at most once an interval.
    package init(
        _ label: String, total: Int? = nil, on output: TextOutput, every interval: Duration = .milliseconds(100)
    ) {
        self.label = label
        self.total = total
        self.output = output
        self.interval = interval
    }

    /// Whatever way the work ends, the line is taken away.
    deinit { Self.erase(on: output, isDrawn: lastDrawn != nil) }

    /// Says that `count` is done.
    package mutating func update(_ count: Int) {
        guard output.terminal.isTerminal else { return }
        let now = ContinuousClock.now
        if let lastDrawn, now - lastDrawn < interval { return }
        lastDrawn = now
        let amount = total.map { "\(count) of \($0)" } ?? "\(count)"
        output.write("\r\u{1B}[K\(label) \(amount)")
    }

    /// Takes the line away, before anything else is written.
    package mutating func finish() {
        Self.erase(on: output, isDrawn: lastDrawn != nil)
        lastDrawn = nil
    }

    private static func erase(on output: TextOutput, isDrawn: Bool) {
        if isDrawn { output.write("\r\u{1B}[K") }
    }
}
