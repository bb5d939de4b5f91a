import Diagnostics
import SiteModel
import SourceFiles
import TemplateEngine

/// The compiled layouts of one theme.
package struct Theme: Sendable {
    package let name: String
    /// By layout name; every layout of `Theme.layoutNames`.
    let programs: [String: TemplateProgram]
    let options: ThemeOptions
    /// Colours and sizes; `nil` for a theme that declares none.
    let tokens: ThemeTokens?
    /// The bytes of the theme's own pictures that its options name, by path below the output folder.
    let assetFiles: [String: [UInt8]]

    /// What every theme must have a layout for.
    package static let layoutNames = ["chooser", "document", "gate", "plans", "pricing", "rows"]
}

/// Reads a theme's folder: `theme.yaml`, `layouts/*.mustache`, `partials/*`, `assets/`.
struct ThemeLoader {
    let themesFolder: String
    let allowedSchemes: Set<String>

    /// - Parameters:
    ///   - name: where a person named the theme.
    ///   - inputs: gets what was read and looked for.
    /// - Returns: `nil` after an error, which is in `diagnostics`.
    func load(
        _ name: Located<String>, inputs: inout [String], into diagnostics: inout [Diagnostic]
    ) throws(FileError) -> Theme? {
        let folder = "\(themesFolder)/\(name.value)"
        inputs.append(themesFolder)
        let files = try FileLister.list(folder: themesFolder, shownAs: themesFolder).files
        let names = Set(files.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil }).sorted()
        guard names.contains(name.value) else {
            diagnostics.append(
                Diagnostic(
                    .siteThemeUnknown, "there is no theme \(name.value) in \(themesFolder)", at: name.range,
                    suggestion: NearestName.find(name.value, in: names).map { .name($0) },
                    notes: names.isEmpty ? [] : [.init("themes there: \(names.joined(separator: ", "))")]))
            return nil
        }
        let own = files.filter { $0.hasPrefix("\(name.value)/") }.map { String($0.dropFirst(name.value.count + 1)) }
        let before = diagnostics.count(of: .error)
        let assets = try AssetReader.read(own, below: folder, publishedIn: name.value, into: &diagnostics)
        let manifest = try readManifest(folder, own, into: &diagnostics)
        report(manifest.options, lacking: assets.assets, into: &diagnostics)
        let options = ThemeOptions(theme: name.value, options: manifest.options, assets: assets.assets)
        var partials = try PartialFiles.read(
            folder: "\(folder)/partials",
            files: own.filter { $0.hasPrefix("partials/") }.map { String($0.dropFirst("partials/".count)) })
        add(manifest.tokens, to: &partials, folder, into: &diagnostics)
        let layouts = try readLayouts(folder, own, into: &diagnostics)
        let compiler = TemplateCompiler(
            schema: options.schema, partials: partials, allowedURLSchemes: allowedSchemes)
        var programs: [String: TemplateProgram] = [:]
        for (layout, source) in layouts.sorted(by: { $0.key < $1.key }) {
            programs[layout] = compiler.compile(source, into: &diagnostics)
        }
        // Also those of partials that no layout takes in; what is said twice is shown once.
        diagnostics += compiler.partialDiagnostics
        guard diagnostics.count(of: .error) == before else { return nil }
        return Theme(
            name: name.value, programs: programs, options: options, tokens: manifest.tokens,
            assetFiles: assets.bytes)
    }
}

extension ThemeLoader {
    /// What `theme.yaml` declares.
    private struct Manifest {
        var options: [ThemeOption] = []
        var tokens: ThemeTokens?
    }

    /// Says which options have a picture for their default that the theme does not have.
    private func report(
        _ options: [ThemeOption], lacking assets: [String: Asset], into diagnostics: inout [Diagnostic]
    ) {
        let names = assets.filter { $0.value.size != nil }.keys.sorted()
        for option in options {
            guard case .picture(let path)? = option.standard, assets[path]?.size == nil,
                let place = option.standardRange
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .pictureMissing, "\(path) is no picture of the theme", at: place,
                    suggestion: NearestName.find(path, in: names).map { .name($0) }))
        }
    }

    private func readManifest(
        _ folder: String, _ files: [String], into diagnostics: inout [Diagnostic]
    ) throws(FileError) -> Manifest {
        let path = "\(folder)/theme.yaml"
        guard files.contains("theme.yaml") else {
            diagnostics.append(Diagnostic(.themeInvalid, "the theme has no theme.yaml", at: .file(path)))
            return Manifest()
        }
        let source = try FileReader.read(path: path, shownAs: path)
        guard let node = YAMLReader.read(source, into: &diagnostics) else { return Manifest() }
        let manifest = YAMLMappingReader.read(node, describedAs: "the theme", into: &diagnostics) { theme in
            _ = theme.required("name", .text)
            _ = theme.optional("summary", .text)
            let options = theme.optional("options", .themeOptions, default: [])
            return Manifest(options: options, tokens: theme.optional("tokens", .themeTokens(options: options)))
        }
        return manifest ?? Manifest()
    }

    /// The tokens as a partial, which styles take in.
    private func add(
        _ tokens: ThemeTokens?, to partials: inout [String: SourceText], _ folder: String,
        into diagnostics: inout [Diagnostic]
    ) {
        guard let tokens else { return }
        let name = ThemeTokens.partialName
        if let file = partials[name] {
            diagnostics.append(
                Diagnostic(
                    .themeTokenInvalid, "\(name) is made from the tokens of theme.yaml", at: .file(file.path),
                    suggestion: .advice("give the file another name")))
            return
        }
        partials[name] = SourceText(path: "\(folder)/theme.yaml", text: tokens.styleSheet)
    }

    private func readLayouts(
        _ folder: String, _ files: [String], into diagnostics: inout [Diagnostic]
    ) throws(FileError) -> [String: SourceText] {
        var layouts: [String: SourceText] = [:]
        for name in Theme.layoutNames {
            let path = "\(folder)/layouts/\(name).mustache"
            if files.contains("layouts/\(name).mustache") {
                layouts[name] = try FileReader.read(path: path, shownAs: path)
            } else {
                diagnostics.append(
                    Diagnostic(
                        .themeLayoutMissing, "the theme lacks the layout \(name)", at: .file(path),
                        suggestion: .advice("write \(path)")))
            }
        }
        return layouts
    }
}
