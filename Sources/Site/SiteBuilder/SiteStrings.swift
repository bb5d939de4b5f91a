package import Diagnostics
package import Localization
package import ProductCatalog
package import SiteModel
package import SourceFiles

/// The texts of a site and the files that hold them, for the commands that look after translations.
package struct SiteStrings: Sendable {
    package let settings: SiteSettings
    /// Sorted by name.
    package let paywalls: [PaywallSource]
    package let tables: StringTables
    /// What the `.storekit` files hold that could be read.
    package let catalog: Catalog
    /// The String Catalogs, in the order in which `site.yaml` names them.
    package fileprivate(set) var catalogs: [CatalogDocument]
    /// The tables of `.lproj` folders, in the same order.
    package fileprivate(set) var folders: [FolderTable]

    init(
        settings: SiteSettings, paywalls: [PaywallSource], tables: StringTables, catalog: Catalog,
        catalogs: [CatalogDocument], folders: [FolderTable]
    ) {
        self.catalog = catalog
        self.settings = settings
        self.paywalls = paywalls
        self.tables = tables
        self.catalogs = catalogs
        self.folders = folders
    }

    /// Reads `site.yaml`, the paywalls and the string tables of a content folder; `nil` after an error in them.
    ///
    /// - Parameter makesCatalog: whether a String Catalog that `site.yaml` names and that is not there yet counts as an
    ///   empty one.
    /// - Throws: `FileError` when the content folder or `site.yaml` is not there.
    package static func load(
        folder: String, makesCatalog: Bool = false, into diagnostics: inout [Diagnostic]
    ) throws(FileError) -> SiteStrings? {
        var loader = ContentLoader(folder: folder, host: .web)
        loader.makesCatalogs = makesCatalog
        let strings = try loader.loadTexts()
        diagnostics += loader.diagnostics
        return strings
    }

    /// The language that copy is written in.
    package var sourceLanguage: LanguageTag? { tables.sourceLanguage ?? settings.firstLanguage }

    /// The languages of the site but the one that copy is written in, in the site's order.
    package var targetLanguages: [LanguageTag] {
        var languages: [LanguageTag] = []
        for locale in settings.realLocales {
            let language = locale.contentLanguage
            if language != sourceLanguage, !languages.contains(language) { languages.append(language) }
        }
        return languages
    }
}

// MARK: Copy into the catalog

extension SiteStrings {
    /// Adds every text that no table holds to the first String Catalog, or else to the first `.strings` table, with a
    /// comment that says where it stands; returns the added keys. Nothing is written yet.
    package mutating func addNewCopy(into diagnostics: inout [Diagnostic]) -> [String] {
        let table = folders.firstIndex { $0.isStrings }
        guard !catalogs.isEmpty || table != nil else {
            diagnostics.append(
                Diagnostic(
                    .siteFileMissing, "strings: names no String Catalog that new texts could go into",
                    at: settings.range, suggestion: .write("strings: [strings/Localizable.xcstrings]")))
            return []
        }
        var places: [String: [String]] = [:]
        var keys: [String] = []
        for copy in newCopy where !tables.holds(copy.text.value) {
            let key = copy.text.value
            if places[key] == nil { keys.append(key) }
            places[key, default: []].append("\(copy.owner): \(copy.key)")
        }
        for key in keys {
            let comment = (places[key] ?? []).joined(separator: "\n")
            if !catalogs.isEmpty {
                catalogs[0].add(key: key, comment: comment)
            } else if let table, !folders[table].add(key: key, comment: comment) {
                diagnostics.append(
                    Diagnostic(
                        .siteFileMissing,
                        "\(folders[table].sourcePath) is a binary property list, which is not written",
                        at: settings.range, suggestion: .write("plutil -convert xml1 \(folders[table].sourcePath)")))
                return []
            }
        }
        return keys
    }
}

extension SiteStrings {
    /// What people wrote, and the products' words that their `.storekit` file lacks in a language of the site.
    private var newCopy: [NamedCopy] {
        let source = sourceLanguage ?? .english
        let words = paywalls.flatMap { $0.productWords(catalog: catalog, sourceLanguage: source) }
            .filter { word in targetLanguages.contains { !word.isInFile(in: $0) } }
        return settings.namedCopy + paywalls.flatMap(\.namedCopy) + words.map(\.copy)
    }
}

// MARK: Out to a translator and back

extension SiteStrings {
    /// The XLIFF of every String Catalog and `.lproj` table for one language.
    package func export(to language: LanguageTag, toolVersion: String, into diagnostics: inout [Diagnostic]) -> String {
        let named = catalogs.map { document in
            (original: ContentPath.withoutParents(document.source.path), document: document)
        }
        let folders = folders.map { (original: ContentPath.withoutParents($0.sourcePath), table: $0) }
        return XLIFFExporter.export(
            named, folders: folders, to: language, toolVersion: toolVersion, into: &diagnostics)
    }

    /// Puts translations into the tables that they were exported from. Nothing is written yet.
    package mutating func take(
        _ document: XLIFFDocument, into diagnostics: inout [Diagnostic]
    ) -> XLIFFImporter.Counts {
        var counts = XLIFFImporter.Counts()
        let isForeign = document.files.allSatisfy { table(of: $0.original) == nil }
        for file in document.files {
            switch table(of: file.original) {
            case .catalog(let index)?:
                counts += XLIFFImporter.apply(file, to: &catalogs[index], into: &diagnostics)
            case .folder(let index)?:
                counts += folders[index].apply(file, into: &diagnostics)
            case nil:
                // An app's export holds files of the app that are no concern of the site; but not nothing else.
                let isWarning = isForeign || file.original.hasSuffix(".xcstrings")
                diagnostics.append(
                    Diagnostic(
                        .stringsExchange, "no string table of the site is \(file.original); its texts are not taken",
                        at: file.range, severity: isWarning ? .warning : .note))
            }
        }
        return counts
    }

    private enum Table {
        case catalog(Int)
        case folder(Int)
    }

    /// The table whose path ends most like the one in the file: the file's name at least must be the same.
    private func table(of original: String) -> Table? {
        let wanted = original.split(separator: "/").reversed()
        var found: [(likeness: Int, table: Table)] = catalogs.enumerated().map { index, document in
            let parts = document.source.path.split(separator: "/").reversed()
            return (zip(wanted, parts).prefix { $0 == $1 }.count, .catalog(index))
        }
        found += folders.enumerated().map { ($1.likeness(to: original), .folder($0)) }
        guard let best = found.map(\.likeness).max(), best > 0 else { return nil }
        return found.first { $0.likeness == best }?.table
    }

    /// Writes the files that were changed, each beside its place and renamed; returns their paths. What cannot be written is
    /// reported, and then nothing is.
    package func writeChanges(into diagnostics: inout [Diagnostic]) throws(OutputError) -> [String] {
        var files = catalogs.filter(\.isChanged).map { (path: $0.source.path, bytes: $0.bytes) }
        for table in folders { files += table.changedFiles(into: &diagnostics) }
        if diagnostics.hasErrors { return [] }
        for file in files {
            if let folder = ContentPath.folder(of: file.path) { try Self.createFolder(folder) }
            try Self.write(file.bytes, to: file.path)
        }
        return files.map(\.path)
    }

    /// Writes a file beside its place and renames it. A link stays a link.
    package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let target = OutputFileSystem.linkTarget(path)
        try OutputFileSystem.replace(target, temporary: target + ".paywallgen-new", with: bytes)
    }

    /// Creates a folder; one that is there is fine.
    package static func createFolder(_ path: String) throws(OutputError) { try OutputFileSystem.createFolder(path) }
}

extension XLIFFImporter.Counts {
    package static func += (left: inout Self, right: Self) {
        left.taken += right.taken
        left.unchanged += right.unchanged
        left.unfinished += right.unfinished
        left.refused += right.refused
    }
}
