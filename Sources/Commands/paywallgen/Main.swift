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
        name: "paywallgen", version: PackageVersion.current,
        summary: "makes localized paywall and pricing pages from .storekit files, String Catalogs and price lists",
        commands: [
            BuildCommand.self,
            PreviewCommand.self,
            CheckCommand.self,
            ProductsCommand.self,
            VariablesCommand.self,
            RenderCommand.self,
            StringsCommand.self,
            ExplainCommand.self,
        ])

    static func main() async {
        let exitCode = await program.run(Array(CommandLine.arguments.dropFirst()), .standard())
        exit(exitCode.rawValue)
    }
}
