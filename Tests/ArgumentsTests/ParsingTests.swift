import Arguments
import Testing

@Suite("Reading a command line")
struct ParsingTests {
    @Test(
        "Options and operands reach the command with their types",
        arguments: [
            (["build", "a"], "a [] output 2 - [] false text 3d\n"),
            (["build", "a", "b", "-"], "a [\"b\", \"-\"] output 2 - [] false text 3d\n"),
            (["build", "--jobs", "8", "a", "--strict"], "a [] output 8 - [] true text 3d\n"),
            (["build", "--jobs=8", "--output=x=y", "a"], "a [] x=y 8 - [] false text 3d\n"),
            (["build", "a", "--base-url", "u", "--format", "json"], "a [] output 2 u [] false json 3d\n"),
            (["build", "a", "--prices", "p", "--prices=q"], "a [] output 2 - [\"p\", \"q\"] false text 3d\n"),
            (["build", "a", "--strict", "--strict"], "a [] output 2 - [] true text 3d\n"),
            (["build", "--", "a", "--strict", "--"], "a [\"--strict\", \"--\"] output 2 - [] false text 3d\n"),
            (["build", "a", "--output", "-"], "a [] - 2 - [] false text 3d\n"),
            (["build", "a", "--output=--odd"], "a [] --odd 2 - [] false text 3d\n"),
            (["build", "a", "--window", "90m"], "a [] output 2 - [] false text 90m\n"),
            (["build", ""], " [] output 2 - [] false text 3d\n"),
        ])
    func parsed(words: [String], output: String) async {
        let result = await SampleProgram.run(words)
        #expect(result.exitCode == .success)
        #expect(result.output == output)
        #expect(result.errors == "")
    }

    @Test(
        "What is wrong is said in full, with what was meant, and ends with exit code 2",
        arguments: [
            (["biuld"], "sample: there is no command biuld\n  did you mean: build\n  help: sample --help\n"),
            (["x"], "sample: there is no command x\n  help: sample --help\n"),
            (["--verison"], "sample: there is no option --verison\n  did you mean: --version\n  help: sample --help\n"),
            (
                ["--strict", "build", "a"],
                "sample: --strict stands before the command; options follow it\n"
                    + "  did you mean: sample build --strict\n  help: sample --help\n"
            ),
            (["build"], "sample build: SOURCE is missing: the folder to read\n  help: sample build --help\n"),
            (
                ["build", "a", "--stritc", "--jbos=3"],
                "sample build: there is no option --stritc\n  did you mean: --strict\n"
                    + "sample build: there is no option --jbos\n  did you mean: --jobs\n  help: sample build --help\n"
            ),
            (
                ["build", "a", "-strict"],
                "sample build: there is no option -strict\n  did you mean: --strict\n  help: sample build --help\n"
            ),
            (["build", "a", "-x"], "sample build: there is no option -x\n  help: sample build --help\n"),
            (
                ["build", "a", "--base"],
                "sample build: there is no option --base\n  did you mean: --base-url\n  help: sample build --help\n"
            ),
            (
                ["build", "a", "--jobs"],
                "sample build: --jobs needs a value: a whole number from 1 to 64\n  help: sample build --help\n"
            ),
            (
                ["build", "a", "--base-url", "--strict"],
                "sample build: --base-url needs a value: text; --strict looks like the next\n  option\n"
                    + "  help: sample build --help\n"
            ),
            (
                ["build", "a", "--jobs=0"],
                "sample build: --jobs expects a whole number from 1 to 64, found 0\n  help: sample build --help\n"
            ),
            (
                ["build", "a", "--format", "jsn"],
                "sample build: --format expects one of text, json, found jsn\n  did you mean: json\n"
                    + "  help: sample build --help\n"
            ),
            (
                ["build", "a", "--output="],
                "sample build: --output expects a path, found nothing\n  help: sample build --help\n"
            ),
            (["build", "a", "--strict=yes"], "sample build: --strict takes no value\n  help: sample build --help\n"),
            (
                ["build", "a", "--jobs", "1", "--jobs", "2"],
                "sample build: --jobs is given twice\n  help: sample build --help\n"
            ),
            (["preview", "a"], "sample preview: a is one operand too many\n  help: sample preview --help\n"),
            (
                ["build", "a", "--window", "3 days"],
                "sample build: --window expects a duration such as 90s, 15m, 12h, 3d or 2w, found\n  3 days\n"
                    + "  help: sample build --help\n"
            ),
            (["build", "rule"], "sample build: --strict needs --base-url\n  help: sample build --help\n"),
        ])
    func wrong(words: [String], errors: String) async {
        let result = await SampleProgram.run(words)
        #expect(result.errors == errors)
        #expect(result.output == "")
        #expect(result.exitCode == .usage)
    }

    @Test("A failure of the machine is shown and ends with exit code 3")
    func failure() async {
        let result = await SampleProgram.run(["build", "disk"])
        #expect(result.errors == "sample build: output/: no space is left\n")
        #expect(result.exitCode == .failure)
    }

    @Test("The command's own exit code is handed on")
    func findings() async {
        #expect(await SampleProgram.run(["build", "findings"]).exitCode == .findings)
    }

    @Test(
        "Durations are a whole number and a unit",
        arguments: [
            ("0s", 0), ("90s", 90), ("15m", 900), ("12h", 43_200), ("3d", 259_200), ("2w", 1_209_600), ("", nil),
            ("3", nil),
            ("d", nil), ("3D", nil), ("-3d", nil), ("+3d", nil), ("1.5h", nil), ("3 d", nil), ("1h30m", nil),
            ("99999999999999999999d", nil), ("9223372036854775807w", nil), ("40000d", nil),
        ] as [(String, Int64?)])
    func durations(text: String, seconds: Int64?) {
        #expect(DurationText.read(text) == seconds.map { Duration.seconds($0) })
    }

    @Test(
        "A duration is written in the largest whole unit and read back",
        arguments: ["1s", "61s", "1m", "90m", "36h", "10d", "2w"])
    func durationsRoundTrip(text: String) {
        #expect(DurationText.read(text).map(DurationText.write) == text)
    }
}
