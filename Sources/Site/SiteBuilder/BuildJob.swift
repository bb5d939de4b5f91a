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
            return site.finished()
        }

        let plan = SitePlan.make(content, isStrict: options.isStrict, into: &site.diagnostics)
        let themes = try loadThemes(content.settings, plan: plan, into: &site)
        let themeOptions = PageOptions(plan.pages, content: content, themes: themes, into: &site.diagnostics)
        site.summary.leftOut = plan.leftOut
        if site.diagnostics.hasErrors { return site.finished() }

        let values = PageValues(
            content: content, plan: plan, policyPlaceholder: ContentSecurityPolicy.placeholder)
        let renderer = SiteRenderer(
            content: content, plan: plan, themes: themes, values: values, options: themeOptions)
        let rendered = renderer.render()
        site.diagnostics += rendered.diagnostics
        site.files = rendered.files
        site.summary.pages = plan.pages.count
        site.summary.largest = rendered.largest
        if site.diagnostics.hasErrors { return site.finished() }
        let shown = themeOptions.pictures.union(plan.pages.flatMap(\.pictures))
        for theme in themes.values {
            site.files.merge(theme.assetFiles.filter { shown.contains($0.key) }) { page, _ in page }
        }
        if options.host == .app {
            // An app carries no picture that its pages do not show.
            site.files.merge(loader.assetFiles.filter { shown.contains($0.key) }) { page, _ in page }
            return site.finished()
        }
        site.files.merge(loader.assetFiles) { page, _ in page }
        SiteFiles(content: content, plan: plan, values: values, policy: rendered.policy).add(to: &site.files)
        return site.finished()
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

extension BuiltSite {
    /// Findings in reading order; nothing to write after an error.
    fileprivate func finished() -> BuiltSite {
        var site = self
        site.diagnostics = diagnostics.inReadingOrder()
        var seen = Set<String>()
        site.inputs = inputs.filter { seen.insert($0).inserted }
        if site.diagnostics.hasErrors { site.files = [:] }
        return site
    }
}
