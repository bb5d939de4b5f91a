import Diagnostics
import SiteModel
import SourceFiles

/// A theme and those that it is based on, the nearest first.
///
/// A file that a theme lacks is that of the first base which has it, and so is an option.
struct ThemeLineage: Sendable {
    private let themesFolder: String
    /// Below the themes folder.
    private let files: Set<String>
    private(set) var ancestors: [(name: String, manifest: ThemeManifest)] = []

    /// - Parameters:
    ///   - name: of a theme that is there.
    ///   - files: the paths below the themes folder.
    init(
        of name: String, themesFolder: String, files: [String], into diagnostics: inout [Diagnostic]
    ) throws(FileError) {
        self.themesFolder = themesFolder
        self.files = Set(files)
        let names = Set(files.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil }).sorted()
        var next: String? = name
        while let name = next {
            next = nil
            let path = "\(name)/theme.yaml"
            let manifest = try ThemeManifest.read(
                "\(themesFolder)/\(path)", isThere: self.files.contains(path), into: &diagnostics)
            ancestors.append((name, manifest))
            guard let base = manifest.base else { continue }
            if ancestors.contains(where: { $0.name == base.value }) {
                diagnostics.append(
                    Diagnostic(
                        .themeBaseCircular, "\(base.value) is based on \(name) itself", at: base.range,
                        suggestion: .advice("base a theme on one that is not based on it")))
            } else if names.contains(base.value) {
                next = base.value
            } else {
                diagnostics.append(
                    Diagnostic(
                        .themeBaseUnknown, "there is no theme \(base.value) in \(themesFolder)", at: base.range,
                        suggestion: NearestName.find(base.value, in: names).map { .name($0) },
                        notes: [.init("themes there: \(names.joined(separator: ", "))")]))
            }
        }
    }
}

extension ThemeLineage {
    /// The options: those of a base first, each as the nearest theme declares it.
    var options: [ThemeOption] {
        var options: [ThemeOption] = []
        for option in ancestors.reversed().flatMap(\.manifest.options) {
            if let known = options.firstIndex(where: { $0.name == option.name }) {
                options[known] = option
            } else {
                options.append(option)
            }
        }
        return options
    }

    /// The colours and sizes of the nearest theme that declares them, and the file that says so.
    var tokens: (tokens: ThemeTokens, path: String)? {
        ancestors.lazy.compactMap { ancestor in
            ancestor.manifest.tokens.map { ($0, "\(themesFolder)/\(ancestor.name)/theme.yaml") }
        }.first
    }

    /// Where a file is, as it is shown; `nil` when no theme has it.
    ///
    /// - Parameter path: below the theme's folder.
    func path(of path: String) -> String? {
        let owner = ancestors.first { files.contains("\($0.name)/\(path)") }
        return owner.map { "\(themesFolder)/\($0.name)/\(path)" }
    }

    /// The partials by the names that templates call them by.
    func partials() throws(FileError) -> [String: SourceText] {
        var partials: [String: SourceText] = [:]
        for ancestor in ancestors.reversed() {
            let folder = "\(ancestor.name)/partials/"
            let own = files.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
            let read = try PartialFiles.read(folder: "\(themesFolder)/\(ancestor.name)/partials", files: own)
            partials.merge(read) { $1 }
        }
        return partials
    }
}
