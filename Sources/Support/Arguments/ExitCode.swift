/// How a program ends, for scripts and continuous integration.
package enum ExitCode: Int32, Sendable {
    /// All is well; warnings too.
    case success = 0
    /// Findings in what a person wrote.
    case findings = 1
    /// The command line is wrong.
    case usage = 2
    /// It could not run: a missing input path, a port taken, a disk full.
    case failure = 3
}
