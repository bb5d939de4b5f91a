#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two outputs of a program: what was asked for, and what is said about it.
package struct Console: Sendable {
    /// Results: pages of numbers, JSON.
    package let output: TextOutput
    /// Findings, failures and progress.
    package let errors: TextOutput

    package init(output: TextOutput, errors: TextOutput) {
        self.output = output
        self.errors = errors
    }

    /// The standard output and error of this process.
    package static func standard() -> Console {
        Console(
            output: TextOutput(
                descriptor: STDOUT_FILENO,
                terminal: Terminal(descriptor: STDOUT_FILENO, environment: environmentVariable)),
            errors: TextOutput(
                descriptor: STDERR_FILENO,
                terminal: Terminal(descriptor: STDERR_FILENO, environment: environmentVariable)))
    }
}
