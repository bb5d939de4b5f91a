import Arguments

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@main
struct Main {
    /// One line for each file of this folder that holds a command, in the order in which help lists them.
    static let program = Program(
        name: "telemetry", version: PackageVersion.current,
        summary: "turns purchase and cancel events into conversion reports that print what they counted",
        commands: [
            ReportCommand.self,
            SampleCommand.self,
        ])

    static func main() async {
        let exitCode = await program.run(Array(CommandLine.arguments.dropFirst()), .standard())
        exit(exitCode.rawValue)
    }
}
