import Arguments
import Diagnostics
import Foundation
import PreviewServer
import Synchronization

/// Tells in the terminal what the preview does: one line a build, and the findings whenever they are others.
final class PreviewLog: Sendable {
    private let console: Console
    private let state = Mutex(State())

    private struct State {
        /// The findings as they were shown last.
        var findings = ""
        var watched: [String] = []
    }

    init(_ console: Console) { self.console = console }

    func write(_ report: PreviewReport) {
        let terminal = console.errors.terminal
        let shown = report.diagnostics.filter { $0.severity != .note }
        let findings = DiagnosticText(width: terminal.width, color: terminal.hasColor).render(shown)
        let (isOther, newlyWatched) = state.withLock { state in
            defer {
                state.findings = findings
                state.watched = Self.topmost(of: report.watched)
            }
            let watched = Self.topmost(of: report.watched)
            return (state.findings != findings, watched == state.watched ? [] : watched)
        }
        if isOther { console.errors.write(findings) }
        console.output.write(Self.line(for: report) + "\n")
        if !newlyWatched.isEmpty { console.output.write(watchedText(newlyWatched)) }
    }

    /// "14:02:11  41 pages in 0.03 s, 2 warnings   content/paywalls/pro.yaml"
    static func line(for report: PreviewReport) -> String {
        let hundredths = Int((report.duration / .seconds(1) * 100).rounded())
        let time = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
        let pages = report.diagnostics.hasErrors ? "not built" : counted(report.pages, "page")
        let findings = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun in
            let count = report.diagnostics.count(of: severity)
            return count == 0 ? nil : counted(count, noun)
        }
        var line = "\(clockText)  " + (["\(pages) in \(time)"] + findings).joined(separator: ", ")
        if let first = report.changed.first {
            let rest = report.changed.count - 1
            line += "   " + ShownPath.relative(first) + (rest > 0 ? " and \(rest) more" : "")
            if !report.isNew { line += ", nothing to show anew" }
        }
        return line
    }

    private func watchedText(_ paths: [String]) -> String {
        let width = console.output.terminal.width
        let text = "watching " + paths.map(ShownPath.relative).joined(separator: ", ")
        return TextWrapping.lines(text, width: width, indent: 2).map { $0 + "\n" }.joined()
    }

    /// The paths that lie in no other one of them.
    static func topmost(of paths: [String]) -> [String] {
        paths.filter { path in !paths.contains { path.hasPrefix("\($0)/") } }
    }

    private static var clockText: String {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
        return [parts.hour, parts.minute, parts.second].map { part in
            let number = part ?? 0
            return number < 10 ? "0\(number)" : "\(number)"
        }.joined(separator: ":")
    }

    private static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// Paths as a person who works in the current folder writes them.
enum ShownPath {
    static func relative(_ path: String) -> String {
        relative(path, to: FileManager.default.currentDirectoryPath)
    }

    /// With `../` for at most two folders up, else absolute.
    static func relative(_ path: String, to folder: String) -> String {
        let parts = path.split(separator: "/")
        let base = folder.split(separator: "/")
        let common = zip(parts, base).prefix { $0 == $1 }.count
        let up = base.count - common
        guard up <= 2, common > 0 else { return path }
        let steps = [Substring](repeating: "..", count: up) + parts.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
