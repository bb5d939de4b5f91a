import Diagnostics
import SiteModel
import TemplateEngine

/// A site that is planned, checked and ready to be rendered: its pages, its assets and its other files.
struct PreparedSite: Sendable {
    let renderer: SiteRenderer
    let paths: [String]
    let lastPath: String?
    private let pageCount: Int
    private let others: [[UInt8]]
    private let files: SiteFiles?
    /// Of everything but its values that makes a page: the templates and the program itself.
    private let templatesHash: ContentHash

    /// - Parameters:
    ///   - assets: bytes by path; what the site makes itself comes before an asset that would have its path.
    ///   - files: those that are no pages; none in an app.
    init(renderer: SiteRenderer, assets: [String: [UInt8]], files: SiteFiles?, templatesHash: ContentHash) {
        self.renderer = renderer
        self.templatesHash = templatesHash
        self.files = files
        var paths = renderer.plan.pages.map(\.route.outputPath)
        pageCount = paths.count
        var others = assets.merging(files?.files ?? [:]) { _, made in made }
        if files != nil { others[HostHeaders.path] = nil }
        let taken = Set(paths)
        self.others = others.filter { !taken.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
        paths += others.keys.filter { !taken.contains($0) }.sorted()
        self.paths = paths
        lastPath = files == nil ? nil : HostHeaders.path
    }
}

extension PreparedSite: OutputSource {
    struct Scratch: Sendable {
        var renderer = SiteRenderer.Scratch()
        var key: [UInt8] = []
        var templates: [String: BuildTimings.Template] = [:]
    }

    func makeScratch() -> Scratch { Scratch() }

    func bytes(of index: Int, unless known: ContentHash?, scratch: inout Scratch) -> OutputBytes {
        guard index < pageCount else { return .bytes(others[index - pageCount], key: nil, note: "") }
        let page = renderer.plan.pages[index]
        let clock = ContinuousClock()
        let start = clock.now
        let layout = renderer.layoutPath(of: page)
        let value = renderer.value(of: page)
        scratch.key.removeAll(keepingCapacity: true)
        scratch.key += templatesHash.bytes
        scratch.key += layout.utf8
        value.appendFingerprint(to: &scratch.key)
        let key = ContentHash(of: scratch.key)
        if key == known { return .same }
        renderer.render(page, value, into: &scratch.renderer)
        scratch.templates[layout, default: .init()] += .init(
            pages: 1, bytes: scratch.renderer.bytes.count, seconds: (clock.now - start) / .seconds(1))
        return .bytes(scratch.renderer.bytes, key: key, note: scratch.renderer.policy.note)
    }
}

extension PreparedSite {
    /// What hosts are told, of all pages together.
    func lastBytes(notes: Set<String>) -> [UInt8] {
        var policy = ContentSecurityPolicy()
        for note in notes { policy.formUnion(ContentSecurityPolicy(note: note)) }
        return files?.headers(policy) ?? []
    }
}

extension ContentSecurityPolicy {
    /// The policy in a line, to be kept with a page.
    fileprivate var note: String {
        styles.isEmpty && scripts.isEmpty ? "" : styles.joined(separator: " ") + "|" + scripts.joined(separator: " ")
    }

    fileprivate init(note: String) {
        self.init()
        let parts = note.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        styles = parts[0].split(separator: " ").map(String.init)
        scripts = parts[1].split(separator: " ").map(String.init)
    }
}

extension PreparedSite {
    /// Every file in memory, for whoever looks at the site without writing it.
    func everything(workers: Workers, into diagnostics: inout [Diagnostic]) -> [String: [UInt8]] {
        let states = workers.each(paths.count, state: { (makeScratch(), [String: [UInt8]](), Set<String>()) }) {
            index, state in
            if case .bytes(let bytes, _, let note) = self.bytes(of: index, unless: nil, scratch: &state.0) {
                state.1[paths[index]] = bytes
                state.2.insert(note)
            }
        }
        diagnostics += states.flatMap { $0.0.renderer.diagnostics }
        var files: [String: [UInt8]] = [:]
        var notes = Set<String>()
        for state in states {
            files.merge(state.1) { first, _ in first }
            notes.formUnion(state.2)
        }
        if let lastPath { files[lastPath] = lastBytes(notes: notes) }
        return files
    }

    /// The sizes of the pages among files, in the order of the plan.
    func pageSizes(_ size: (Int) -> Int) -> [Int] { (0..<pageCount).map(size) }
}

extension PreparedSite {
    /// What the checks look at.
    ///
    /// - Parameter files: every file of the site, bytes by path.
    func checked(_ files: [String: [UInt8]]) -> CheckedSite {
        CheckedSite.make(
            renderer.content, plan: renderer.plan, themes: renderer.themes.mapValues(\.checked), files: files,
            options: { renderer.options[$0] })
    }
}
