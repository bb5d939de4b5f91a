import Testing

@testable import Arguments

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

@Suite("Terminal and progress")
struct TerminalTests {
    @Test(
        "Colours need a terminal that can show them, and nobody who objects",
        arguments: [
            (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
            (true, ["TERM": "dumb"], false), (true, ["TERM": "xterm"], true),
        ] as [(Bool, [String: String], Bool)])
    func color(isTerminal: Bool, environment: [String: String], hasColor: Bool) {
        #expect(Terminal.wantsColor(isTerminal: isTerminal) { environment[$0] } == hasColor)
    }

    @Test(
        "COLUMNS sets the width when it is a sensible number",
        arguments: [("60", 60), ("", 100), ("0", 100), ("-5", 100), ("wide", 100), ("5", 20), (nil, 100)]
            as [(String?, Int)])
    func columns(variable: String?, width: Int) throws {
        let descriptor = unsafe open("/dev/null", O_WRONLY)
        defer { close(descriptor) }
        let terminal = Terminal(descriptor: descriptor) { $0 == "COLUMNS" ? variable : nil }
        #expect(terminal == Terminal(isTerminal: false, width: width))
    }

    @Test("Progress is drawn on a terminal and taken away again")
    func progressOnTerminal() {
        let output = TextOutput(capturedAs: Terminal(isTerminal: true))
        do {
            var progress = ProgressLine("rendering", total: 10, on: output, every: .zero)
            progress.update(1)
            progress.update(2)
        }
        #expect(output.captured == "\r\u{1B}[Krendering 1 of 10\r\u{1B}[Krendering 2 of 10\r\u{1B}[K")
    }

    @Test("Finished progress is taken away once")
    func finishedProgress() {
        let output = TextOutput(capturedAs: Terminal(isTerminal: true))
        do {
            var progress = ProgressLine("reading", on: output, every: .zero)
            progress.update(7)
            progress.finish()
        }
        #expect(output.captured == "\r\u{1B}[Kreading 7\r\u{1B}[K")
    }

    @Test("Progress within the interval is drawn once")
    func progressIsThrottled() {
        let output = TextOutput(capturedAs: Terminal(isTerminal: true))
        var progress = ProgressLine("reading", on: output, every: .seconds(1_000_000))
        for count in 1...100 { progress.update(count) }
        #expect(output.captured == "\r\u{1B}[Kreading 1")
    }

    @Test("In a pipe there is no progress")
    func progressInPipe() {
        let output = TextOutput(capturedAs: Terminal(isTerminal: false))
        do {
            var progress = ProgressLine("reading", on: output, every: .zero)
            progress.update(1)
        }
        #expect(output.captured == "")
    }

    @Test("A full disk is a failure that is kept, and ends the program with exit code 3")
    func fullDisk() async throws {
        let descriptor = unsafe open("/dev/full", O_WRONLY)
        try #require(descriptor >= 0, "this system has no /dev/full")
        defer { close(descriptor) }
        let output = TextOutput(descriptor: descriptor, terminal: Terminal(isTerminal: false))
        let errors = TextOutput()
        let exitCode = await SampleProgram.program.run(["--version"], Console(output: output, errors: errors))
        #expect(exitCode == .failure)
        #expect(errors.captured == "sample: cannot write the output: No space left on device\n")
    }
}
