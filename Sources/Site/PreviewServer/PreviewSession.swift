package import HTTPServer

/// A running preview: a site built into memory, served on this machine, built anew when its inputs change.
///
/// Browsers that show it load anew by themselves. While the input is broken, every address shows what is wrong; the
/// last good site stays in memory. Nothing is ever written. The preview ends when it is dropped.
package final class PreviewSession: Sendable {
    private let server: WebServer
    private let loop: RebuildLoop

    /// Opens the port; until `start()` every address says that the site is being built.
    ///
    /// - Parameters:
    ///   - port: 0 for any free one.
    ///   - makeSite: builds the site; called from one thread at a time.
    ///   - report: called after each build, from one thread at a time.
    /// - Throws: `ListenError`.
    package init(
        port: Int, makeSite: @escaping @Sendable () -> PreviewSite,
        report: @escaping @Sendable (PreviewReport) -> Void
    ) throws(ListenError) {
        let store = SiteStore()
        let handler = PreviewHandler(store: store)
        server = try WebServer(settings: ServerSettings(port: port)) { handler.respond(to: $0) }
        loop = RebuildLoop(store: store, makeSite: makeSite, report: report)
    }

    /// Builds the site and begins to watch; returns when the first build is done. To be called once.
    package func start() { loop.start() }

    deinit { stop() }

    /// The port it is served on, never 0.
    package var port: Int { server.port }

    /// Where a browser finds it.
    package var address: String { "http://localhost:\(port)/" }

    /// Ends it; returns when connections are closed and no build is under way. Must not be called by `report`.
    package func stop() {
        loop.stop()
        server.stop()
    }
}
