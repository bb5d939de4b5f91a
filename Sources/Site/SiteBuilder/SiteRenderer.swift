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
    let values: PageValues
    let options: PageOptions

    struct Result: Sendable {
        var files: [String: [UInt8]] = [:]
        var diagnostics: [Diagnostic] = []
        var largest: SiteSummary.Page?
        /// What the pages together need of a policy.
        var policy = ContentSecurityPolicy()
        /// The paywall pages over the budget, by the layout that makes them.
        fileprivate var overBudget: [String: [SiteSummary.Page]] = [:]
    }

    /// Every page. What is found does not depend on the number of cores.
    func render() -> Result {
        let pages = plan.pages
        let collected = Mutex<[Int: Result]>([:])
        // A few stretches for each core, so that a stretch of large pages does not leave a core idle at the end.
        let stretches = min(max(pages.count / 16, 1), 64)
        DispatchQueue.concurrentPerform(iterations: stretches) { stretch in
            var own = Result()
            for index in stride(from: stretch, to: pages.count, by: stretches) { render(pages[index], into: &own) }
            let finished = own
            collected.withLock { $0[stretch] = finished }
        }
        let results = collected.withLock { $0 }
        var result = Result()
        for stretch in 0..<stretches { results[stretch].map { result.merge($0) } }
        result.diagnostics += budgetFindings(result.overBudget)
        return result
    }

    private func render(_ page: PlannedPage, into result: inout Result) {
        let theme = themes[page.theme?.value ?? content.settings.theme.value]
        guard let theme, let program = theme.programs[page.layout], let layoutPath = theme.layoutPaths[page.layout]
        else {
            preconditionFailure("no layout for \(page.route.sitePath): a theme that lacks one ends the build earlier")
        }
        var bytes: [UInt8] = []
        program.render(values.value(of: page, options: options[page]), into: &bytes, reporting: &result.diagnostics)
        let (filled, policy) = ContentSecurityPolicy.fill(bytes)
        result.policy.formUnion(policy)
        result.files[page.route.outputPath] = filled
        guard page.isPaywall else { return }
        let size = CompressedSize.gzip(filled)
        let measured = SiteSummary.Page(path: page.route.folders.joined(separator: "/"), compressedBytes: size)
        result.consider(measured)
        if size > BuildReport.pageBudget {
            result.overBudget[layoutPath, default: []].append(measured)
        }
    }

    /// One finding a layout: what makes its pages large is nearly always what all of them have.
    private func budgetFindings(_ pages: [String: [SiteSummary.Page]]) -> [Diagnostic] {
        pages.sorted { $0.key < $1.key }.compactMap { layout, pages in
            var largest: SiteSummary.Page?
            for page in pages where largest.map(page.isLarger) ?? true { largest = page }
            guard let largest else { return nil }
            let others = pages.count - 1
            let more = others == 0 ? "" : others == 1 ? ", and 1 other page too" : ", and \(others) other pages too"
            return Diagnostic(
                .pageOverBudget,
                "/\(largest.path)/ is \(largest.compressedBytes) bytes compressed, over the budget of"
                    + " \(BuildReport.pageBudget)\(more)",
                at: .file(layout))
        }
    }
}

extension SiteRenderer.Result {
    fileprivate mutating func merge(_ other: Self) {
        files.merge(other.files) { own, _ in own }
        diagnostics += other.diagnostics
        overBudget.merge(other.overBudget) { $0 + $1 }
        policy.formUnion(other.policy)
        if let page = other.largest { consider(page) }
    }

    fileprivate mutating func consider(_ page: SiteSummary.Page) {
        if largest.map(page.isLarger) ?? true { largest = page }
    }
}

extension SiteSummary.Page {
    /// Of equals the first by name is the larger, so that the answer does not depend on the cores.
    fileprivate func isLarger(than other: Self) -> Bool {
        compressedBytes > other.compressedBytes || (compressedBytes == other.compressedBytes && path < other.path)
    }
}
