import Diagnostics
import SiteModel
import SourceFiles

/// What a theme's `theme.yaml` says.
struct ThemeManifest: Sendable {
    /// The theme that has what this one lacks.
    var base: Located<String>?
    /// The theme's own options.
    var options: [ThemeOption] = []
    /// Its colours and sizes, if it declares any.
    var tokens: ThemeTokens?
}

extension ThemeManifest {
    /// - Returns: an empty manifest where there is none to read, which is in `diagnostics`.
    static func read(_ path: String, isThere: Bool, into diagnostics: inout [Diagnostic]) throws(FileError) -> Self {
        guard isThere else {
            diagnostics.append(Diagnostic(.themeInvalid, "the theme has no theme.yaml", at: .file(path)))
            return ThemeManifest()
        }
        let source = try FileReader.read(path: path, shownAs: path)
        guard let node = YAMLReader.read(source, into: &diagnostics) else { return ThemeManifest() }
        let manifest = YAMLMappingReader.read(node, describedAs: "the theme", into: &diagnostics) { theme in
            _ = theme.required("name", .text)
            _ = theme.optional("summary", .text)
            let base = theme.optional("base", .located(.text))
            let options = theme.optional("options", .themeOptions, default: [])
            return ThemeManifest(
                base: base, options: options, tokens: theme.optional("tokens", .themeTokens(options: options)))
        }
        return manifest ?? ThemeManifest()
    }
}
