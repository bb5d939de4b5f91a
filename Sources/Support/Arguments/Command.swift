/// A subcommand of a program: its definition and what it does.
package protocol Command: SendableMetatype {
    static var definition: CommandDefinition { get }

    /// Runs it. A `UsageError` ends the program as wrong usage; any other error is shown by its description and ends
    /// the program as a failure of the machine. Findings about what a person wrote are no errors: the command shows
    /// them itself and returns `.findings`.
    static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitCode
}
