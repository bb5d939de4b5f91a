import Diagnostics
import Localization
import SiteModel

/// Holds the paywall pages against what fits the first round trip.
///
/// Compressing takes many times as long as rendering. Pages of one layout in one language differ by little but their
/// texts, so of each such family those with most bytes are measured, and all of them as soon as one of these comes near
/// the budget.
struct PageBudget {
    let renderer: SiteRenderer
    /// The bytes of each page as they are stored, in the order of the plan.
    let sizes: [Int]
    let workers: Workers

    /// How many of a family are measured at least.
    private static let measured = 3
    /// How near the budget the whole family is: far more than the pages of a family differ by.
    private static let near = 2048

    private struct Family: Hashable {
        let theme: String
        let layout: String
        let locale: LanguageTag?
    }

    /// The page that takes most bytes on the wire, and the findings about pages over the budget.
    func measure() -> (largest: SiteSummary.Page?, findings: [Diagnostic]) {
        let pages = renderer.plan.pages
        var families: [Family: [Int]] = [:]
        for index in pages.indices where pages[index].isPaywall {
            let page = pages[index]
            let family = Family(theme: renderer.theme(of: page), layout: page.layout, locale: page.route.locale)
            families[family, default: []].append(index)
        }
        let sorted = families.values.map { $0.sorted { (sizes[$1], $0) < (sizes[$0], $1) } }
        var compressed = compressedSizes(of: sorted.flatMap { $0.prefix(Self.measured) })
        let near = sorted.filter { family in
            family.prefix(Self.measured).contains { (compressed[$0] ?? 0) + Self.near > BuildReport.pageBudget }
        }
        compressed.merge(compressedSizes(of: near.flatMap { $0.dropFirst(Self.measured) })) { first, _ in first }
        return summarize(compressed)
    }
}

extension PageBudget {
    private func compressedSizes(of indexes: [Int]) -> [Int: Int] {
        let found = workers.each(indexes.count, state: { (SiteRenderer.Scratch(), [Int: Int]()) }) { position, state in
            let index = indexes[position]
            let page = renderer.plan.pages[index]
            renderer.render(page, renderer.value(of: page), into: &state.0)
            state.1[index] = CompressedSize.gzip(state.0.bytes)
        }
        return found.reduce(into: [:]) { all, part in all.merge(part.1) { first, _ in first } }
    }

    private func summarize(_ compressed: [Int: Int]) -> (largest: SiteSummary.Page?, findings: [Diagnostic]) {
        var largest: SiteSummary.Page?
        var overBudget: [String: [SiteSummary.Page]] = [:]
        for (index, size) in compressed.sorted(by: { $0.key < $1.key }) {
            let page = renderer.plan.pages[index]
            let measured = SiteSummary.Page(path: page.route.folders.joined(separator: "/"), compressedBytes: size)
            if largest.map(measured.isLarger) ?? true { largest = measured }
            if size > BuildReport.pageBudget { overBudget[renderer.layoutPath(of: page), default: []].append(measured) }
        }
        return (largest, findings(overBudget))
    }

    /// One finding a layout: what makes its pages large is nearly always what all of them have.
    private func findings(_ pages: [String: [SiteSummary.Page]]) -> [Diagnostic] {
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

extension SiteSummary.Page {
    /// Of equals the first by name is the larger, so that the answer does not depend on the cores.
    fileprivate func isLarger(than other: Self) -> Bool {
        compressedBytes > other.compressedBytes || (compressedBytes == other.compressedBytes && path < other.path)
    }
}
