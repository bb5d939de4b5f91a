import Arguments
import Diagnostics
import Testing

@Suite("Help")
struct HelpTests {
    static let programHelp = """
        Builds and serves.

        Usage: sample COMMAND [OPTION…]

        Commands:
          build    build the pages
          preview  serve the pages

        Options:
          -h, --help  show help, here or of a command
          --version   show the version

        Help on a command: sample COMMAND --help

        """

    @Test("The program's help lists its commands", arguments: [["--help"], ["-h"], ["help"]])
    func program(words: [String]) async {
        let result = await SampleProgram.run(words)
        #expect(result.output == Self.programHelp)
        #expect(result.exitCode == .success)
    }

    @Test("Without a command the help goes to the errors, and the usage is wrong")
    func noCommand() async {
        let result = await SampleProgram.run([])
        #expect(result.errors == Self.programHelp)
        #expect(result.output == "")
        #expect(result.exitCode == .usage)
    }

    @Test("The version is one line")
    func version() async {
        #expect(await SampleProgram.run(["--version"]).output == "sample 1.2.3\n")
    }

    @Test(
        "A command's help wins over everything else on the line",
        arguments: [
            ["build", "--help"], ["build", "-h", "a", "--nonsense"], ["help", "build"],
            ["build", "--jobs=0", "--help"],
        ])
    func command(words: [String]) async {
        let result = await SampleProgram.run(words)
        #expect(
            result.output == """
                Build the pages.

                Usage: sample build SOURCE [FILE…] [OPTION…]

                Reads everything first and writes only when all is well.

                Operands:
                  SOURCE  the folder to read
                  FILE    files besides; - is the standard input

                Options:
                  --output DIR     where the pages go (default: output)
                  --jobs N         pages rendered at the same time (default: 2)
                  --base-url URL   where the site will stand
                  --prices FILE    a price list; may be given more than once
                  --strict         warnings become errors
                  --format FORMAT  how to print (text, json; default: text)
                  --window TIME    how long a purchase counts after the view (default: 3d)
                  -h, --help       show this help

                Examples:
                  sample build content --strict
                      build the demo site, and fail if a text is missing

                """)
        #expect(result.exitCode == .success)
    }

    @Test("Help is wrapped at the width of the terminal", arguments: [40, 60, 79, 100])
    func wrapping(width: Int) async {
        let output = await SampleProgram.run(["build", "--help"], width: width).output
        #expect(output.split(separator: "\n").allSatisfy { TextWidth.of($0) <= width })
    }

    @Test("On a narrow terminal a wide option stands on a line of its own")
    func narrow() async {
        let output = await SampleProgram.run(["build", "--help"], width: 40).output
        #expect(
            output.contains(
                """
                  --jobs N       pages rendered at the
                                 same time (default: 2)
                  --base-url URL
                                 where the site will
                                 stand

                """))
    }
}
