import Diagnostics
import SiteModel
package import SourceFiles
import TemplateEngine

/// Makes a site in memory: load, plan, render.
package struct BuildJob: Sendable {
    private let options: BuildOptions

    package init(_ options: BuildOptions) { self.options = options }

    /// Loads everything, plans the pages and renders them. After an error there are findings and no files.
    ///
    /// - Throws: `FileError` when the content folder, its `site.yaml` or the themes folder is not there.
    package func run() throws(FileError) -> BuiltSite {
        var (site, prepared) = try prepare()
        guard let prepared else { return site.finished() }
        site.files = prepared.everything(workers: workers, into: &site.diagnostics)
        let files = site.files
        measure(prepared, sizes: prepared.pageSizes { files[prepared.paths[$0]]?.count ?? 0 }, into: &site)
        if !site.diagnostics.hasErrors { site.checked = prepared.checked(files) }
        return site.finished()
    }

    /// Loads everything and plans the pages; `nil` instead of a site after an error.
    func prepare() throws(FileError) -> (BuiltSite, PreparedSite?) {
        var loader = ContentLoader(folder: options.contentFolder, host: options.host)
        let content = try loader.load().map { loaded in
            var content = loaded
            if let baseURL = options.baseURL { content.settings.url = content.settings.url.map { _ in baseURL } }
            return content
        }
        var site = BuiltSite(
            files: [:], diagnostics: loader.diagnostics, inputs: loader.inputs + [options.themesFolder],
            summary: loader.summary)
        guard let content else {
            // Nothing is built, but a person sees what is wrong with the theme in the same run.
            if let settings = loader.settings { _ = try loadThemes(settings, plan: nil, into: &site) }
            return (site, nil)
        }

        let plan = SitePlan.make(
            content, isStrict: options.isStrict, workers: workers, into: &site.diagnostics)
        let themes = try loadThemes(content.settings, plan: plan, into: &site)
        let themeOptions = PageOptions(plan.pages, content: content, themes: themes, into: &site.diagnostics)
        site.summary.leftOut = plan.leftOut
        if site.diagnostics.hasErrors { return (site, nil) }

        site.summary.pages = plan.pages.count
        let values = PageValues(content: content, plan: plan, policyPlaceholder: ContentSecurityPolicy.placeholder)
        let renderer = SiteRenderer(
            content: content, plan: plan, themes: themes, values: values, options: themeOptions)
        let shown = themeOptions.pictures.union(plan.pages.flatMap(\.pictures))
        var assets: [String: [UInt8]] = [:]
        for theme in themes.values {
            assets.merge(theme.assetFiles.filter { shown.contains($0.key) }) { first, _ in first }
        }
        // An app carries no picture that its pages do not show.
        let own = options.host == .app ? loader.assetFiles.filter { shown.contains($0.key) } : loader.assetFiles
        assets.merge(own) { first, _ in first }
        let files = options.host == .app ? nil : SiteFiles(content: content, plan: plan, values: values)
        return (
            site,
            PreparedSite(
                renderer: renderer, assets: assets, files: files, templatesHash: templatesHash(themes))
        )
    }

    var workers: Workers { Workers(options.jobs) }

    /// Holds the pages against their budget.
    func measure(_ prepared: PreparedSite, sizes: [Int], into site: inout BuiltSite) {
        if site.diagnostics.hasErrors { return }
        let measured = PageBudget(renderer: prepared.renderer, sizes: sizes, workers: workers).measure()
        site.summary.largest = measured.largest
        site.diagnostics += measured.findings
    }
}

extension BuildJob {
    /// Every theme that a page asks for, compiled once.
    private func loadThemes(
        _ settings: SiteSettings, plan: SitePlan?, into site: inout BuiltSite
    ) throws(FileError) -> [String: Theme] {
        let loader = ThemeLoader(themesFolder: options.themesFolder, allowedSchemes: settings.allowedSchemes)
        var themes: [String: Theme] = [:]
        var tried = Set<String>()
        let names = [settings.theme] + (plan?.pages.compactMap(\.theme) ?? [])
        for name in names where tried.insert(name.value).inserted {
            themes[name.value] = try loader.load(name, inputs: &site.inputs, into: &site.diagnostics)
        }
        return themes
    }
}

extension BuildJob {
    /// What the pages depend on beside their values.
    private func templatesHash(_ themes: [String: Theme]) -> ContentHash {
        var bytes = ToolIdentity.current.bytes
        for (name, theme) in themes.sorted(by: { $0.key < $1.key }) {
            bytes += name.utf8
            bytes += theme.sourcesHash.bytes
        }
        return ContentHash(of: bytes)
    }
}

extension BuiltSite {
    /// Findings in reading order; nothing to write after an error.
    func finished() -> BuiltSite {
        var site = self
        site.diagnostics = diagnostics.inReadingOrder()
        var seen = Set<String>()
        site.inputs = inputs.filter { seen.insert($0).inserted }
        if site.diagnostics.hasErrors { site.files = [:] }
        return site
    }
}
