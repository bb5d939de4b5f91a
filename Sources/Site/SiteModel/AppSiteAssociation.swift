package import Diagnostics
import SourceFiles

/// `apple-app-site-association`: says to Apple's systems that the app opens links to the site's paywalls.
///
/// Source: Apple, "Supporting associated domains". The systems look for it at the root of the host, under
/// `/.well-known/`, over https, as JSON although its name has no ending.
package enum AppSiteAssociation {
    /// Below the output folder.
    package static let path = ".well-known/apple-app-site-association"

    /// The file, of paths as the host sees them; `nil` when `site.yaml` does not name team and bundle, or without paywalls.
    ///
    /// - Parameter routes: every page of the site.
    package static func json(_ settings: SiteSettings, routes: some Sequence<Route>) -> JSONText? {
        guard let app = settings.app, let team = app.team, let bundle = app.bundle else { return nil }
        var names = Set<String>()
        for case .paywall(_, let name) in routes { names.insert(name) }
        if names.isEmpty { return nil }
        let folder = settings.url.value.path
        let components = names.sorted().map { name in
            // Any locale, with the variants below it.
            JSONText.object([("/", .string("\(folder)*/\(name)/*"))])
        }
        return .object([
            (
                "applinks",
                .object([
                    (
                        "details",
                        .array([
                            .object([
                                ("appIDs", .array([.string("\(team.value).\(bundle.value)")])),
                                ("components", .array(components)),
                            ])
                        ])
                    )
                ])
            )
        ])
    }
}
