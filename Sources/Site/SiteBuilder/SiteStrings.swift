package import Diagnostics
package import Localization
package import SiteModel
package import SourceFiles

/// The texts of a site and the files that hold them, for the commands that look after translations.
package struct SiteStrings: Sendable {
    package let settings: SiteSettings
    /// Sorted by name.
    package let paywalls: [PaywallSource]
    package let tables: StringTables
    /// The String Catalogs, in the order in which `site.yaml` names them.
    package fileprivate(set) var catalogs: [CatalogDocument]

    init(settings: SiteSettings, paywalls: [PaywallSource], tables: StringTables, catalogs: [CatalogDocument]) {
        self.settings = settings
        self.paywalls = paywalls
        self.tables = tables
        self.catalogs = catalogs
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
    package var sourceLanguage: LanguageTag? { tables.sourceLanguage ?? settings.locales.first?.contentLanguage }

    /// The languages of the site but the one that copy is written in, in the site's order.
    package var targetLanguages: [LanguageTag] {
        var languages: [LanguageTag] = []
        for locale in settings.locales {
            let language = locale.contentLanguage
            if language != sourceLanguage, !languages.contains(language) { languages.append(language) }
        }
        return languages
    }
}

// MARK: Copy into the catalog

extension SiteStrings {
    /// Adds every text that no table holds to the first String Catalog, with a comment that says where it stands; returns
    /// the added keys. Nothing is written yet.
    package mutating func addNewCopy(into diagnostics: inout [Diagnostic]) -> [String] {
        guard !catalogs.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .siteFileMissing, "strings: names no String Catalog that new texts could go into",
                    at: settings.range, suggestion: .write("strings: [strings/Localizable.xcstrings]")))
            return []
        }
        var places: [String: [String]] = [:]
        var keys: [String] = []
        for copy in settings.namedCopy + paywalls.flatMap(\.namedCopy) where !tables.holds(copy.text.value) {
            let key = copy.text.value
            if places[key] == nil { keys.append(key) }
            places[key, default: []].append("\(copy.owner): \(copy.key)")
        }
        for key in keys { catalogs[0].add(key: key, comment: (places[key] ?? []).joined(separator: "\n")) }
        return keys
    }
}

// MARK: Out to a translator and back

extension SiteStrings {
    /// The XLIFF of every String Catalog for one language.
    package func export(to language: LanguageTag, toolVersion: String, into diagnostics: inout [Diagnostic]) -> String {
        let named = catalogs.map { document in
            (original: ContentPath.withoutParents(document.source.path), document: document)
        }
        return XLIFFExporter.export(named, to: language, toolVersion: toolVersion, into: &diagnostics)
    }

    /// Puts translations into the String Catalogs that they were exported from. Nothing is written yet.
    package mutating func take(
        _ document: XLIFFDocument, into diagnostics: inout [Diagnostic]
    ) -> XLIFFImporter.Counts {
        var counts = XLIFFImporter.Counts()
        for file in document.files {
            guard let index = catalogIndex(of: file.original) else {
                // An app's export holds files of the app that are no concern of the site.
                diagnostics.append(
                    Diagnostic(
                        .stringsExchange, "no String Catalog of the site is \(file.original); its texts are not taken",
                        at: file.range, severity: file.original.hasSuffix(".xcstrings") ? .warning : .note))
                continue
            }
            counts += XLIFFImporter.apply(file, to: &catalogs[index], into: &diagnostics)
        }
        return counts
    }

    /// The catalog whose path ends most like the one in the file: the file's name at least must be the same.
    private func catalogIndex(of original: String) -> Int? {
        let wanted = original.split(separator: "/").reversed()
        let common = catalogs.map { document in
            zip(wanted, document.source.path.split(separator: "/").reversed()).prefix { $0 == $1 }.count
        }
        guard let best = common.max(), best > 0 else { return nil }
        return common.firstIndex(of: best)
    }

    /// Writes the catalogs that were changed, each beside its place and renamed; returns their paths.
    package func writeCatalogs() throws(OutputError) -> [String] {
        var written: [String] = []
        for document in catalogs where document.isChanged {
            try Self.write(document.bytes, to: document.source.path)
            written.append(document.source.path)
        }
        return written
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
