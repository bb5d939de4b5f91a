import Diagnostics
import SiteModel
import SourceFiles
import TemplateEngine

extension Theme {
    /// What the checks look at.
    var checked: CheckedTheme {
        CheckedTheme(folder: folder, tokens: tokens, colors: options.standardColors, templates: templates)
    }
}

/// The compiled layouts of one theme.
package struct Theme: Sendable {
    package let name: String
    /// By layout name; every layout of `Theme.layoutNames`.
    let programs: [String: TemplateProgram]
    let options: ThemeOptions
    /// Colours and sizes; `nil` for a theme that declares none.
    let tokens: ThemeTokens?
    /// Where each layout is, as it is shown: in the theme's folder, or in that of its base.
    let layoutPaths: [String: String]
    /// The bytes of the theme's own pictures that its options name, by path below the output folder.
    let assetFiles: [String: [UInt8]]
    /// Of everything that the programs were made of.
    let sourcesHash: ContentHash
    /// As it is shown.
    let folder: String
    /// As they were written, by path below the folder.
    let templates: [String: SourceText]

    /// What every theme must have a layout for.
    package static let layoutNames = ["chooser", "document", "gate", "plans", "pricing", "rows"]
}

/// Reads a theme's folder, and those of the themes that it is based on: `theme.yaml`, `layouts/*.mustache`, `partials/*`;
/// pictures in `assets/` are the theme's own alone.
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
        let lineage = try ThemeLineage(
            of: name.value, themesFolder: themesFolder, files: files, into: &diagnostics)
        report(lineage.options, lacking: assets.assets, into: &diagnostics)
        let options = ThemeOptions(theme: name.value, options: lineage.options, assets: assets.assets)
        var partials = try lineage.partials()
        let tokens = lineage.tokens
        add(tokens?.tokens, to: &partials, declaredIn: tokens?.path ?? "", into: &diagnostics)
        let layouts = try readLayouts(of: name.value, lineage, into: &diagnostics)
        let compiler = TemplateCompiler(
            schema: options.schema, partials: partials, allowedURLSchemes: allowedSchemes)
        var programs: [String: TemplateProgram] = [:]
        for (layout, source) in layouts.sorted(by: { $0.key < $1.key }) {
            programs[layout] = compiler.compile(source, into: &diagnostics)
        }
        // Also those of partials that no layout takes in; what is said twice is shown once.
        diagnostics += compiler.partialDiagnostics
        guard diagnostics.count(of: .error) == before else { return nil }
        // Nobody wrote the partial of the tokens.
        let written = partials.filter { $0.key != ThemeTokens.partialName }
        let templates = layouts.map { ("layouts/\($0).mustache", $1) } + written.map { ("partials/\($0)", $1) }
        return Theme(
            name: name.value, programs: programs, options: options, tokens: tokens?.tokens,
            layoutPaths: layouts.mapValues(\.path), assetFiles: assets.bytes,
            sourcesHash: sourcesHash(layouts, partials, options), folder: folder,
            templates: Dictionary(uniqueKeysWithValues: templates))
    }
}

extension ThemeLoader {
    private func sourcesHash(
        _ layouts: [String: SourceText], _ partials: [String: SourceText], _ options: ThemeOptions
    ) -> ContentHash {
        var text = allowedSchemes.sorted() + options.schema.fields.map(\.name)
        for (name, source) in (layouts.sorted { $0.key < $1.key } + partials.sorted { $0.key < $1.key }) {
            text += [name, ContentHash(of: source.bytes).hexadecimal]
        }
        return ContentHash(of: Array(text.joined(separator: "\n").utf8))
    }
}

extension ThemeLoader {
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

    /// The tokens as a partial, which styles take in.
    private func add(
        _ tokens: ThemeTokens?, to partials: inout [String: SourceText], declaredIn path: String,
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
        partials[name] = SourceText(path: path, text: tokens.styleSheet)
    }

    private func readLayouts(
        of theme: String, _ lineage: ThemeLineage, into diagnostics: inout [Diagnostic]
    ) throws(FileError) -> [String: SourceText] {
        var layouts: [String: SourceText] = [:]
        for name in Theme.layoutNames {
            if let path = lineage.path(of: "layouts/\(name).mustache") {
                layouts[name] = try FileReader.read(path: path, shownAs: path)
            } else {
                let path = "\(themesFolder)/\(theme)/layouts/\(name).mustache"
                diagnostics.append(
                    Diagnostic(
                        .themeLayoutMissing, "the theme lacks the layout \(name)", at: .file(path),
                        suggestion: .advice("write \(path)")))
            }
        }
        return layouts
    }
}
