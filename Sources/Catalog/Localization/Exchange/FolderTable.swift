package import Diagnostics
import SourceFiles

/// One string table of an app's `.lproj` folders: `Localizable.strings`, or `Localizable.stringsdict`, in each language.
package struct FolderTable: Sendable {
    /// The table's file in the language that it is translated from, which need not be there.
    package let sourcePath: String
    package let sourceLanguage: LanguageTag
    /// As the folder is named: `en`, `Base`.
    private let folders: [LanguageTag: String]
    private let parent: String
    private let fileName: String
    var files: [LanguageTag: FolderFile]

    /// The tables that some files make; files of other formats are passed over.
    package static func tables(of sources: [SourceText], sourceLanguage: LanguageTag) -> [FolderTable] {
        var paths: [String] = []
        var groups: [String: [SourceText]] = [:]
        for source in sources {
            guard let place = FolderPlace(source.path) else { continue }
            let table = place.parent + place.fileName
            if groups[table] == nil { paths.append(table) }
            groups[table, default: []].append(source)
        }
        return paths.compactMap { groups[$0].flatMap { FolderTable($0, sourceLanguage: sourceLanguage) } }
    }

    private init?(_ sources: [SourceText], sourceLanguage: LanguageTag) {
        guard let place = sources.first.flatMap({ FolderPlace($0.path) }) else { return nil }
        var folders: [LanguageTag: String] = [:]
        var files: [LanguageTag: FolderFile] = [:]
        for source in sources {
            guard let folder = FolderPlace(source.path)?.folder,
                let language = StringTableFile.language(ofFolder: folder, base: sourceLanguage),
                // A folder of the language itself says more than Base.
                folders[language] == nil || folders[language] == "Base", let file = FolderFile(source)
            else { continue }
            folders[language] = folder
            files[language] = file
        }
        if files.isEmpty { return nil }
        parent = place.parent
        fileName = place.fileName
        self.folders = folders
        self.files = files
        self.sourceLanguage = sourceLanguage
        sourcePath = "\(parent)\(folders[sourceLanguage] ?? sourceLanguage.identifier).lproj/\(fileName)"
    }

    /// The parts of `App/de.lproj/Localizable.strings`.
    private struct FolderPlace {
        /// With its slash.
        let parent: String
        let folder: String
        let fileName: String

        init?(_ path: String) {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj"),
                path.hasSuffix(".strings") || path.hasSuffix(".stringsdict")
            else { return nil }
            parent = parts.dropLast(2).map { $0 + "/" }.joined()
            folder = String(parts[parts.count - 2].dropLast(".lproj".count))
            fileName = String(parts[parts.count - 1])
        }
    }
}

extension FolderTable {
    package var isStrings: Bool { fileName.hasSuffix(".strings") }

    /// The file of a language, made where it is not there.
    func file(for language: LanguageTag, named name: String) -> FolderFile? {
        files[language] ?? FolderFile(newPath: "\(parent)\(name).lproj/\(fileName)")
    }

    /// The units of the table for one language, as Xcode exports them from such files: without states, sorted by id.
    func units(for language: LanguageTag) -> [FolderUnit] {
        // Without a file of the source language the keys are the texts.
        let source = files[sourceLanguage] ?? files.sorted { $0.key < $1.key }.first?.value.keysAlone
        guard let source else { return [] }
        let target = files[language]
        let categories = PluralRules(language: language).usualCategories
        return source.units(target: target, categories: categories)
            .sorted { CatalogOrder.byCode($0.id, $1.id) }
    }

    /// Adds a key whose text in the source language it is itself; `false` where the file cannot be written.
    package mutating func add(key: String, comment: String) -> Bool {
        guard case .strings(var document)? = file(for: sourceLanguage, named: sourceLanguage.identifier),
            document.canBeWritten
        else { return false }
        document.set(key, of: key, comment: comment)
        files[sourceLanguage] = .strings(document)
        return true
    }

    /// The files that were changed, with their bytes; what cannot be written is reported.
    package func changedFiles(into diagnostics: inout [Diagnostic]) -> [(path: String, bytes: [UInt8])] {
        files.sorted { $0.key < $1.key }.compactMap { _, file in
            guard file.isChanged else { return nil }
            guard let bytes = file.bytes else {
                diagnostics.append(.notWritable(file.path))
                return nil
            }
            return (file.path, bytes)
        }
    }
}

/// One unit of such a table.
struct FolderUnit {
    let id: String
    let key: String
    let path: VariationPath
    let source: String
    let target: String?
    let comment: String?
}

/// The file of one language.
enum FolderFile {
    case strings(StringsDocument)
    case plurals(StringsDictDocument)

    init?(_ source: SourceText) {
        if source.path.hasSuffix(".strings") {
            guard let document = StringsDocument(source) else { return nil }
            self = .strings(document)
        } else {
            guard let document = StringsDictDocument(source) else { return nil }
            self = .plurals(document)
        }
    }

    init?(newPath path: String) {
        if path.hasSuffix(".strings") {
            self = .strings(StringsDocument(newPath: path))
        } else {
            guard let document = StringsDictDocument(newPath: path) else { return nil }
            self = .plurals(document)
        }
    }

    var path: String {
        switch self {
        case .strings(let document): document.source.path
        case .plurals(let document): document.source.path
        }
    }

    var canBeWritten: Bool {
        switch self {
        case .strings(let document): document.canBeWritten
        case .plurals(let document): document.canBeWritten
        }
    }

    var isChanged: Bool {
        switch self {
        case .strings(let document): document.isChanged
        case .plurals(let document): document.isChanged
        }
    }

    var bytes: [UInt8]? {
        switch self {
        case .strings(let document): document.bytes
        case .plurals(let document): document.bytes
        }
    }

    /// The same with each key as its text.
    var keysAlone: FolderFile {
        guard case .strings(let document) = self else { return self }
        var keys = StringsDocument(newPath: document.source.path)
        for pair in document.pairs { keys.set(pair.key, of: pair.key, comment: pair.comment) }
        return .strings(keys)
    }

    func units(target: FolderFile?, categories: Set<PluralCategory>) -> [FolderUnit] {
        switch self {
        case .strings(let document):
            var own: StringsDocument?
            if case .strings(let found)? = target { own = found }
            return document.pairs.map { pair in
                FolderUnit(
                    id: pair.key, key: pair.key, path: .root, source: pair.text, target: own?.text(of: pair.key),
                    comment: pair.comment)
            }
        case .plurals(let document):
            var own: [String: StringTranslation] = [:]
            if case .plurals(let found)? = target {
                own = Dictionary(found.entries.map { ($0.key, $0.translation) }) { _, last in last }
            }
            return document.entries.flatMap { Self.units($0, own[$0.key], categories) }
        }
    }

    private static func units(
        _ entry: StringsDictEntry, _ own: StringTranslation?, _ categories: Set<PluralCategory>
    ) -> [FolderUnit] {
        func unit(_ path: VariationPath, _ source: String, _ target: String?) -> FolderUnit {
            FolderUnit(
                id: XLIFFUnitID(key: entry.key, path: path).stringsDictText, key: entry.key, path: path, source: source,
                target: target, comment: nil)
        }
        var units: [FolderUnit] = []
        if case .unit(let text) = entry.translation.form {
            var target: String?
            if case .unit(let found)? = own?.form { target = found.text }
            units.append(unit(.root, text.text, target))
        }
        for (name, forms) in entry.translation.substitutions {
            let ownForms = own?.substitutions[name] ?? [:]
            // A language that has the text already may have a form beyond those that it needs: "zero".
            for category in categories.union(ownForms.keys) {
                guard let source = forms[category] ?? forms[.other] else { continue }
                let path = VariationPath(steps: [.substitution(name), .plural(category)])
                units.append(unit(path, source.text, ownForms[category]?.text))
            }
        }
        return units
    }
}
