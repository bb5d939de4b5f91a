import Diagnostics
import Dispatch
import SiteModel
import SourceFiles
import Synchronization
import TemplateEngine

/// Renders the planned pages on all cores.
struct SiteRenderer: Sendable {
    let content: SiteContent
    let plan: SitePlan
    let themes: [String: Theme]

    struct Result: Sendable {
        var files: [String: [UInt8]] = [:]
        var diagnostics: [Diagnostic] = []
        var largest: SiteSummary.Page?
    }

    func render() -> Result {
        let pages = plan.pages
        let values = PageValues(
            content: content, pages: pages, policyPlaceholder: ContentSecurityPolicy.placeholder)
        let collected = Mutex(Result())
        // A few stretches for each core, so that a stretch of large pages does not leave a core idle at the end.
        let stretches = min(max(pages.count / 16, 1), 64)
        DispatchQueue.concurrentPerform(iterations: stretches) { stretch in
            var own = Result()
            for index in stride(from: stretch, to: pages.count, by: stretches) {
                render(pages[index], values: values, into: &own)
            }
            let finished = own
            collected.withLock { $0.merge(finished) }
        }
        return collected.withLock { $0 }
    }

    private func render(_ page: PlannedPage, values: PageValues, into result: inout Result) {
        let theme = page.theme?.value ?? content.settings.theme.value
        guard let program = themes[theme]?.programs[page.layout] else { return }
        var bytes: [UInt8] = []
        program.render(values.value(of: page), into: &bytes, reporting: &result.diagnostics)
        let filled = ContentSecurityPolicy.fill(bytes)
        result.files[page.route.outputPath] = filled
        guard page.isPaywall else { return }
        let size = CompressedSize.gzip(filled)
        let name = page.route.folders.joined(separator: "/")
        result.consider(SiteSummary.Page(path: name, compressedBytes: size))
        if size > BuildReport.pageBudget {
            result.diagnostics.append(
                Diagnostic(
                    .pageOverBudget,
                    "\(page.route.sitePath) is \(size) bytes compressed, over the budget of \(BuildReport.pageBudget)",
                    at: .file("\(theme)/layouts/\(page.layout).mustache")))
        }
    }
}

extension SiteRenderer.Result {
    fileprivate mutating func merge(_ other: Self) {
        files.merge(other.files) { own, _ in own }
        diagnostics += other.diagnostics
        if let page = other.largest { consider(page) }
    }

    /// Keeps the larger page; of equals the first by name, so that the answer does not depend on the cores.
    fileprivate mutating func consider(_ page: SiteSummary.Page) {
        guard let known = largest else {
            largest = page
            return
        }
        let isLarger =
            page.compressedBytes > known.compressedBytes
            || (page.compressedBytes == known.compressedBytes && page.path < known.path)
        if isLarger { largest = page }
    }
}
