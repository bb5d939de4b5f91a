#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What is known of the place that an output goes to.
package struct Terminal: Sendable, Equatable {
    /// Whether a person is looking on; otherwise it is a file or a pipe.
    package let isTerminal: Bool
    /// Columns of a line.
    package let width: Int
    /// Whether colours are welcome.
    package let hasColor: Bool

    /// The width of what is no terminal, unless `COLUMNS` says otherwise.
    package static let defaultWidth = 100

    package init(isTerminal: Bool, width: Int = Terminal.defaultWidth, hasColor: Bool = false) {
        self.isTerminal = isTerminal
        self.width = width
        self.hasColor = hasColor
    }
}

extension Terminal {
    /// Looks at an open file. `COLUMNS` overrides the width; colours need a terminal that is not `dumb`, and no
    /// `NO_COLOR` (https://no-color.org).
    init(descriptor: Int32, environment: (String) -> String?) {
        let isTerminal = isatty(descriptor) == 1
        let columns = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        let measured = isTerminal ? Self.measuredWidth(of: descriptor) : nil
        self.init(
            isTerminal: isTerminal, width: max(columns ?? measured ?? Self.defaultWidth, 20),
            hasColor: Self.wantsColor(isTerminal: isTerminal, environment: environment))
    }

    static func wantsColor(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }

    private static func measuredWidth(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

/// A variable of the process's environment.
func environmentVariable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
}
