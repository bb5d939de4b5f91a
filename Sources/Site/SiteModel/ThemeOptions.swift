package import Diagnostics
package import SourceFiles
package import TemplateEngine

/// What `theme_options:` of `site.yaml` or of a paywall says; read as the theme's options when the theme is known.
package struct ThemeOptionSettings: Sendable {
    package var entries: [(key: Located<String>, value: YAMLNode)] = []

    package init(entries: [(key: Located<String>, value: YAMLNode)] = []) { self.entries = entries }
}

extension YAMLValue where Value == ThemeOptionSettings {
    static var themeOptionSettings: Self {
        YAMLValue<[(key: Located<String>, value: YAMLNode)]>.entries(of: .node)
            .map { entries, _, _ in ThemeOptionSettings(entries: entries) }
    }
}

/// The options of a theme.
package struct ThemeOptions: Sendable {
    /// The theme's folder.
    let theme: String
    let options: [ThemeOption]
    /// The files of the theme's own `assets/`, by path below the theme's folder.
    private let assets: [String: Asset]
    private let record: TemplateRecord

    /// - Parameters:
    ///   - options: no two of one name.
    ///   - assets: the files of the theme's own `assets/`, by path below the theme's folder.
    package init(theme: String, options: [ThemeOption], assets: [String: Asset] = [:]) {
        self.theme = theme
        self.options = options
        self.assets = assets
        record = TemplateRecord("theme", options.map(\.field))
    }

    /// The names that the theme's templates may use: those of `PageSchema.page`, and `theme`.
    package var schema: TemplateRecord {
        let page = PageSchema.page
        return TemplateRecord(
            page.name, page.fields + [TemplateField("theme", .record(record), "the options that the theme declares")])
    }
}

extension ThemeOptions {
    /// What the options are on pages of one kind; `nil` after an error.
    ///
    /// - Parameters:
    ///   - settings: of two that give an option, the later one counts.
    ///   - place: where a person named the theme, for options that nobody gives.
    ///   - assets: the files of the content folder, by path.
    package func values(
        _ settings: [ThemeOptionSettings], namedAt place: SourceRange, assets: [String: Asset],
        into diagnostics: inout [Diagnostic]
    ) -> ThemeOptionValues? {
        let before = diagnostics.count(of: .error)
        var given: [String: YAMLNode] = [:]
        for entry in settings.flatMap(\.entries) {
            if options.contains(where: { $0.name == entry.key.value }) {
                given[entry.key.value] = entry.value
            } else {
                reportUnknown(entry.key, into: &diagnostics)
            }
        }
        let values = options.map { option -> TemplatedOption in
            if let node = given[option.name] {
                return value(of: option, node, assets: assets, into: &diagnostics) ?? .absent
            }
            if let standard = option.standard { return standardValue(standard) }
            if !option.isOptional { reportMissing(option, at: place, into: &diagnostics) }
            return .absent
        }
        guard diagnostics.count(of: .error) == before else { return nil }
        return ThemeOptionValues(values: values, chosenColors: colors(given))
    }

    /// The colours that somebody chose, where they stand.
    private func colors(_ given: [String: YAMLNode]) -> [String: Located<String>] {
        Dictionary(
            uniqueKeysWithValues: options.filter(\.isColor).compactMap { option in
                guard let node = given[option.name], let text = node.scalar?.text else { return nil }
                return (option.name, Located(text, at: node.contentRange))
            })
    }

    /// What colours are where nobody chooses, by option.
    package var standardColors: [String: String] {
        Dictionary(
            uniqueKeysWithValues: options.filter(\.isColor).compactMap { option in
                guard case .text(let text) = option.standard else { return nil }
                return (option.name, text)
            })
    }

    /// What holds where a site says nothing; a picture is one of the theme's own.
    private func standardValue(_ standard: ThemeOptionValue) -> TemplatedOption {
        guard case .picture(let path) = standard else { return TemplatedOption(standard) }
        guard let asset = assets[path], let size = asset.size else { return .absent }
        return .picture(path: asset.outputPath, size)
    }

    private func value(
        of option: ThemeOption, _ node: YAMLNode, assets: [String: Asset], into diagnostics: inout [Diagnostic]
    ) -> TemplatedOption? {
        let read = YAMLMappingReader.value(of: node, named: option.name, option.kind.value, into: &diagnostics)
        guard let read else { return nil }
        guard case .picture(let path) = read else { return TemplatedOption(read) }
        if let asset = assets[path], let size = asset.size { return .picture(path: asset.outputPath, size) }
        diagnostics.append(
            Diagnostic(
                .pictureMissing, "\(path) is no picture of the content folder", at: node.contentRange,
                suggestion: NearestName.find(path, in: assets.pictureNames).map { .name($0) }))
        return nil
    }
}

/// What the options of a theme are on some pages.
package struct ThemeOptionValues: Sendable {
    fileprivate let values: [TemplatedOption]
    /// The colours that the site or the paywall chose, by option.
    package let chosenColors: [String: Located<String>]

    /// The pictures among them, by path below the output folder.
    package var pictures: [String] {
        values.compactMap { value in
            if case .picture(let path, _) = value { path } else { nil }
        }
    }

    /// The value of `theme` on a page.
    func value(on route: Route) -> TemplateValue {
        .record(
            values.map { value in
                switch value {
                case .finished(let value): value
                case .picture(let path, let size):
                    PageSchema.picture.makeValue(fields: [
                        "url": .url(route.link(toFile: path)), "width": .text(String(size.width)),
                        "height": .text(String(size.height)),
                    ])
                }
            })
    }
}

/// An option's value for templates, but for links, which depend on the page.
private enum TemplatedOption {
    case finished(TemplateValue)
    case picture(path: String, ImageSize)

    static let absent = TemplatedOption.finished(.absent)

    init(_ value: ThemeOptionValue) {
        switch value {
        case .text(let text): self = .finished(.text(text))
        case .flag(let flag): self = .finished(.flag(flag))
        case .url(let url): self = .finished(.url(url))
        case .picture: self = .absent
        }
    }
}

// MARK: Findings

extension ThemeOptions {
    private func reportUnknown(_ key: Located<String>, into diagnostics: inout [Diagnostic]) {
        let names = options.map(\.name)
        diagnostics.append(
            Diagnostic(
                .themeOptionUnknown, "the theme \(theme) has no option \(key.value)", at: key.range,
                suggestion: NearestName.find(key.value, in: names).map { .name($0) },
                notes: names.isEmpty ? [] : [.init("it has \(names.joined(separator: ", "))")]))
    }

    private func reportMissing(_ option: ThemeOption, at place: SourceRange, into diagnostics: inout [Diagnostic]) {
        diagnostics.append(
            Diagnostic(
                .themeOptionMissing, "the theme \(theme) needs the option \(option.name)", at: place,
                suggestion: .write("theme_options: { \(option.name): … }"),
                notes: option.summary.map { [.init("\(option.name): \($0)")] } ?? []))
    }
}

extension Diagnostic {
    static func optionName(_ key: Located<String>) -> Diagnostic {
        Diagnostic(
            .themeOptionInvalid, "\(key.value) cannot name an option", at: key.range,
            suggestion: .advice("use small letters, digits and underscores, a letter first"))
    }

    static func optionChoices(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.themeOptionInvalid, message, at: range)
    }
}
