import Arguments
import Diagnostics
import HTTPServer
import PreviewServer
import SiteBuilder
import SiteModel

/// `paywallgen preview`: the site in a browser, rebuilt whenever a file changes.
enum PreviewCommand: Command {
    static let content = Option("content", "DIR", .path, default: "content", "the folder with site.yaml")
    static let themes = Option("themes", "DIR", .path, default: "themes", "the folder with a folder for each theme")
    static let port = Option("port", "N", .integer(in: 0...65535), default: 8080, "the port; 0 is any free one")
    static let open = Option.flag("open", "open the browser")

    static let definition = CommandDefinition(
        "preview", "show the site in a browser and follow your changes",
        discussion: """
            The site is built into memory and served on this machine only; output/ stays as it is. Saving any file \
            that the site is made from builds it anew, and the browser follows, at the same place of the page. While \
            there are errors the browser shows them. Ctrl-C ends it.
            """,
        options: [content, themes, port, open],
        examples: [
            ("preview --open", "show content/ in the browser"),
            ("preview --content shop --port 0", "another site, on any free port"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitCode {
        let source = PreviewSource(
            BuildOptions(
                contentFolder: arguments[content].withoutTrailingSlash,
                themesFolder: arguments[themes].withoutTrailingSlash, host: .preview))
        let log = PreviewLog(console)
        let interrupt = InterruptSignal()
        let session = try open(port: arguments[port], source, log)
        session.start()
        if let failure = source.firstFailure {
            session.stop()
            throw failure
        }
        console.output.write("\(session.address)   Ctrl-C ends it\n")
        if arguments[open] { Browser.open(session.address, console) }
        await interrupt.wait()
        session.stop()
        return .success
    }

    private static func open(port: Int, _ source: PreviewSource, _ log: PreviewLog) throws -> PreviewSession {
        do throws(ListenError) {
            return try PreviewSession(port: port) {
                source.makeSite()
            } report: { report in
                if source.firstFailure == nil { log.write(report) }
            }
        } catch {
            throw PortFailure(error: error)
        }
    }
}

/// A port that cannot be opened, with what to do about it.
private struct PortFailure: Error, CustomStringConvertible {
    let error: ListenError

    var description: String {
        let other = error.port < 65535 ? error.port + 1 : 8080
        return "\(error)\n  another one: paywallgen preview --port \(other)"
    }
}
