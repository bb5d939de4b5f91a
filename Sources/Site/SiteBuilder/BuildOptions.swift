package import SiteModel

/// What a build is asked to do.
package struct BuildOptions: Sendable {
    /// The folder with `site.yaml`, as a person gave it.
    package var contentFolder: String
    /// The folder with a folder for each theme.
    package var themesFolder: String
    /// Who will show the pages.
    package var host: SiteContent.Host
    /// The site's address, instead of the one in `site.yaml`.
    package var baseURL: SiteURL?
    /// Whether a page that is left out is an error.
    package var isStrict: Bool
    /// How many pages are made at once; `nil`: as many as there are cores.
    package var jobs: Int?

    package init(
        contentFolder: String = "content", themesFolder: String = "themes", host: SiteContent.Host = .web,
        baseURL: SiteURL? = nil, isStrict: Bool = false, jobs: Int? = nil
    ) {
        self.contentFolder = contentFolder
        self.themesFolder = themesFolder
        self.host = host
        self.baseURL = baseURL
        self.isStrict = isStrict
        self.jobs = jobs
    }
}
