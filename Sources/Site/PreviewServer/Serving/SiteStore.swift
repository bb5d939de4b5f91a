import Diagnostics
import HTTPServer
import Synchronization

/// What the preview shows now: the last good site, or the findings that stand in its way.
final class SiteStore: Sendable {
    /// Tells browsers when what is shown changes.
    let events: EventStream
    private let state = Mutex(State())
    /// Differs with every run, so that a page of an earlier run knows that it is old.
    private let run: String

    private struct State {
        var number = 0
        var files: [String: [UInt8]]?
        var findings: [Diagnostic]?
    }

    /// What is shown, at one moment.
    struct Shown: Sendable {
        /// Changes whenever the pages in a browser should be loaded anew.
        let version: String
        let content: Content

        enum Content: Sendable {
            /// Nothing was built yet.
            case starting
            case site([String: [UInt8]])
            /// The findings, with at least one error; the last good site, if there was one.
            case broken([Diagnostic], lastGood: [String: [UInt8]]?)
        }
    }

    init(run: String = String(UInt32.random(in: 0...UInt32.max), radix: 36)) {
        self.run = run
        events = EventStream()
        events.setState(Self.event(for: shown))
    }

    var shown: Shown {
        state.withLock { state in
            let version = "\(run)-\(state.number)"
            if let findings = state.findings {
                return Shown(version: version, content: .broken(findings, lastGood: state.files))
            }
            return Shown(version: version, content: state.files.map { .site($0) } ?? .starting)
        }
    }

    /// Takes what a build gave; true when browsers load anew.
    @discardableResult
    func take(_ site: PreviewSite) -> Bool {
        let isNew = state.withLock { state in
            if site.diagnostics.hasErrors {
                state.findings = site.diagnostics.inReadingOrder()
            } else if state.findings == nil, state.files == site.files {
                return false
            } else {
                state.findings = nil
                state.files = site.files
            }
            state.number += 1
            return true
        }
        if isNew { events.setState(Self.event(for: shown)) }
        return isNew
    }

    private static func event(for shown: Shown) -> ServerEvent {
        let isBroken = if case .broken = shown.content { true } else { false }
        let data = JSONText.object([("version", .string(shown.version)), ("broken", .bool(isBroken))])
        return ServerEvent("site", data: data.compact())
    }
}
