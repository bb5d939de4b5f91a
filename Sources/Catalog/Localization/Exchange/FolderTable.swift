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
