import Diagnostics
import Localization
import ProductCatalog
import SiteModel
import SourceFiles

/// Reads a content folder and everything that its `site.yaml` names.
struct ContentLoader {
    /// As a person gave it; it is also how its files are shown.
    let folder: String
    let host: SiteContent.Host
    /// What was read and looked for, for a preview to watch.
    private(set) var inputs: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var summary = SiteSummary()
    /// What `site.yaml` says, as soon as that is known, also when something else is wrong.
    private(set) var settings: SiteSettings?
    /// The bytes of everything in `assets/`, by path below the output folder.
    private(set) var assetFiles: [String: [UInt8]] = [:]
    /// The String Catalogs among the string tables, for the commands that change them.
    private var catalogs: [CatalogDocument] = []
    /// The other string tables, for the same.
    private var otherTables: [SourceText] = []
    private var keepsCatalogs = false
    /// Whether a String Catalog that is named and is not there counts as an empty one.
    var makesCatalogs = false
    /// Whether every `.storekit` file was read, so that a product that none sells is really unknown.
    private var isCatalogWhole = true

    init(folder: String, host: SiteContent.Host) {
        self.folder = folder
        self.host = host
    }

    /// Everything, read; `nil` after an error in `site.yaml` or in one of its files.
    ///
    /// - Throws: `FileError` when the content folder or `site.yaml` is not there.
    mutating func load() throws(FileError) -> SiteContent? {
        inputs.append(folder)
        let listing = try FileLister.list(folder: folder, shownAs: folder)
        let files = listing.files
        settings = try loadSettings()
        guard let settings else { return nil }
        summary.theme = settings.theme.value
        summary.languages = settings.locales.count
        let catalog = loadCatalog(settings)
        let prices = loadPrices(settings, catalog: catalog)
        let strings = loadStrings(settings)
        reportLinks(listing.skippedLinks)
        let paywalls = try loadPaywalls(files)
        let assets = try loadAssets(files)
        let documents = try loadDocuments(
            files, sourceLanguage: strings.sourceLanguage ?? settings.firstLanguage, assets: assets)
        if diagnostics.hasErrors { return nil }
        return SiteContent(
            settings: settings, paywalls: paywalls, documents: documents, catalog: catalog, prices: prices,
            strings: strings, assets: assets, host: host)
    }
}

// MARK: Texts alone

extension ContentLoader {
    /// What the commands for translations need; `nil` after an error in `site.yaml`.
    ///
    /// - Throws: `FileError` when the content folder or `site.yaml` is not there.
    mutating func loadTexts() throws(FileError) -> SiteStrings? {
        let files = try FileLister.list(folder: folder, shownAs: folder).files
        guard let settings = try loadSettings() else { return nil }
        keepsCatalogs = true
        let tables = loadStrings(settings)
        let paywalls = try loadPaywalls(files)
        // What is wrong with a .storekit file is no concern of translations; build says it.
        let found = diagnostics
        let catalog = loadCatalog(settings)
        diagnostics = found
        let sourceLanguage = tables.sourceLanguage ?? settings.firstLanguage ?? .english
        return SiteStrings(
            settings: settings, paywalls: paywalls, tables: tables, catalog: catalog, catalogs: catalogs,
            folders: FolderTable.tables(of: otherTables, sourceLanguage: sourceLanguage))
    }
}

// MARK: In the content folder

extension ContentLoader {
    private mutating func loadSettings() throws(FileError) -> SiteSettings? {
        let source = try read("site.yaml")
        guard let node = YAMLReader.read(source, into: &diagnostics) else { return nil }
        return SiteSettingsReader.read(node, into: &diagnostics)
    }

    private mutating func loadPaywalls(_ files: [String]) throws(FileError) -> [PaywallSource] {
        var paywalls: [PaywallSource] = []
        for file in files where file.hasPrefix("paywalls/") {
            let name = String(file.dropFirst("paywalls/".count))
            guard name.hasSuffix(".yaml"), !name.contains("/") else {
                diagnostics.append(
                    Diagnostic(
                        .contentFileUnknown, "\(name) is no paywall: a paywall is a file NAME.yaml in paywalls/",
                        at: .file("\(folder)/\(file)"),
                        suggestion: name.hasSuffix(".yml") ? .name("\(name.dropLast(4)).yaml") : nil))
                continue
            }
            let source = try read(file)
            let stem = String(name.dropLast(".yaml".count))
            AddressName.check(Located(stem, at: source.place(at: 0)), of: "the paywall", into: &diagnostics)
            guard let node = YAMLReader.read(source, into: &diagnostics) else { continue }
            if let paywall = PaywallReader.read(node, name: stem, into: &diagnostics) { paywalls.append(paywall) }
        }
        return paywalls
    }

    private mutating func loadDocuments(
        _ files: [String], sourceLanguage: LanguageTag?, assets: [String: Asset]
    ) throws(FileError) -> [DocumentSource] {
        var documents: [DocumentSource] = []
        for file in files where file.hasPrefix("pages/") {
            let name = String(file.dropFirst("pages/".count))
            guard name.hasSuffix(".md"), !name.contains("/") else {
                diagnostics.append(
                    Diagnostic(
                        .contentFileUnknown, "\(name) is no page: a page is a file NAME.md or NAME.LOCALE.md in pages/",
                        at: .file("\(folder)/\(file)"),
                        suggestion: name.hasSuffix(".markdown") ? .name("\(name.dropLast(9)).md") : nil))
                continue
            }
            let source = try read(file)
            let parts = name.dropLast(".md".count).split(separator: ".", omittingEmptySubsequences: false)
            let language = parts.count == 2 ? LanguageTag(String(parts[1])) : sourceLanguage
            guard parts.count <= 2, let language else {
                diagnostics.append(
                    Diagnostic(
                        .siteLocaleInvalid, "\(parts.dropFirst().joined(separator: ".")) is no language tag",
                        at: .file(source.path), suggestion: .advice("name the file NAME.LOCALE.md, such as faq.ja.md")))
                continue
            }
            let stem = String(parts[0])
            AddressName.check(Located(stem, at: source.place(at: 0)), of: "the page", into: &diagnostics)
            let document = DocumentReader.read(
                source, name: stem, language: language, assets: assets, into: &diagnostics)
            if let document { documents.append(document) }
        }
        return documents
    }

    /// A link that leads out of the content folder is not followed; what it leads to would be missing without a word.
    private mutating func reportLinks(_ links: [String]) {
        for link in links where ["paywalls", "pages", "assets"].contains(link.split(separator: "/").first ?? "") {
            diagnostics.append(
                Diagnostic(
                    .contentFileUnknown, "\(link) is a link that leads out of the content folder, or nowhere",
                    at: .file("\(folder)/\(link)"), suggestion: .advice("put the file itself there")))
        }
    }

    /// Reads `assets/`; the sizes of its pictures are of the very bytes that the site gets.
    private mutating func loadAssets(_ files: [String]) throws(FileError) -> [String: Asset] {
        let read = try AssetReader.read(files, below: folder, publishedIn: "", into: &diagnostics)
        assetFiles = read.bytes
        return read.assets
    }

    private func read(_ file: String) throws(FileError) -> SourceText {
        try FileReader.read(path: "\(folder)/\(file)", shownAs: "\(folder)/\(file)")
    }
}

// MARK: Named by site.yaml

extension ContentLoader {
    private mutating func loadCatalog(_ settings: SiteSettings) -> Catalog {
        var sources: [Catalog.Source] = []
        for entry in settings.catalog {
            guard let source = readNamed(entry.path),
                let file = StoreKitReader.read(source, into: &diagnostics)
            else {
                isCatalogWhole = false
                continue
            }
            let storefront = entry.storefront.flatMap { Storefront.find($0.value) }
            sources.append(Catalog.Source(file: file, defaultStorefront: storefront))
            summary.catalogs.append(
                CatalogLine.text(file, shownAs: entry.path.value, storefront: file.storefront ?? storefront))
        }
        let catalog = Catalog(sources, into: &diagnostics)
        summary.products = catalog.products.count
        return catalog
    }

    private mutating func loadPrices(_ settings: SiteSettings, catalog: Catalog) -> PriceBook {
        var lists: [PriceList] = []
        let ids = catalog.products.map(\.id)
        for entry in settings.prices {
            for source in readAll(entry.path, endings: PriceFile.endings) {
                let file = PriceFile(source, settings: entry.fileSettings)
                if let list = file.read(productIDs: ids, into: &diagnostics) { lists.append(list) }
            }
        }
        if !settings.prices.isEmpty {
            let wanted = Set(settings.locales.flatMap(\.storefronts).compactMap { Storefront.find($0.value) })
            let known = wanted.intersection(lists.flatMap(\.storefronts)).count
            let names = settings.prices.map(\.path.value).joined(separator: ", ")
            summary.prices =
                "\(names)  \(lists.count) \(lists.count == 1 ? "file" : "files"), \(known) of \(wanted.count) storefronts"
        }
        var found: [Diagnostic] = []
        let book = PriceBook(catalog: catalog, lists: lists, into: &found)
        diagnostics += isCatalogWhole ? found : found.filter { $0.kind != .productUnknown }
        return book
    }

    private mutating func loadStrings(_ settings: SiteSettings) -> StringTables {
        var tables = StringTables()
        for path in settings.strings {
            let sources =
                newCatalog(path, settings).map { [$0] }
                ?? readAll(path, endings: StringTableFile.endings, where: StringTableFile.isTable)
            for source in sources {
                if keepsCatalogs, source.path.hasSuffix(".xcstrings") {
                    let document = CatalogDocument(source, addingTo: &tables, into: &diagnostics)
                    if let document { catalogs.append(document) }
                    continue
                }
                if keepsCatalogs { otherTables.append(source) }
                tables.add(
                    file: source, defaultSourceLanguage: settings.firstLanguage, into: &diagnostics)
            }
        }
        return tables
    }

    /// An empty catalog where one is named, is not there, and may be made.
    private func newCatalog(_ path: Located<String>, _ settings: SiteSettings) -> SourceText? {
        let shown = ContentPath.joined(folder, path.value)
        guard makesCatalogs, shown.hasSuffix(".xcstrings"), OutputFileSystem.isAbsent(shown) else { return nil }
        return CatalogDocument.empty(
            path: shown, sourceLanguage: settings.firstLanguage ?? .english)
    }

    /// The files of a path that is a file or a folder of files with one of the endings, in the order of their names.
    private mutating func readAll(
        _ path: Located<String>, endings: [String], where isWanted: (String) -> Bool = { _ in true }
    ) -> [SourceText] {
        let shown = ContentPath.joined(folder, path.value)
        guard let listing = try? FileLister.list(folder: shown, shownAs: shown) else {
            // It is no folder, or there is nothing: reading it as a file says which.
            return readNamed(path).map { [$0] } ?? []
        }
        inputs.append(shown)
        let files = listing.files.filter { file in
            endings.contains { file.hasSuffix($0) } && isWanted("\(shown)/\(file)")
        }
        let links = listing.skippedLinks.filter { link in endings.contains { link.hasSuffix($0) } }
        for link in links {
            diagnostics.append(
                Diagnostic(
                    .siteFileMissing, "\(link) in \(path.value) is a link that leads out of that folder, or nowhere",
                    at: path.range, suggestion: .advice("name the file itself, which may lie anywhere")))
        }
        if files.isEmpty, links.isEmpty {
            let names = [endings.dropLast().joined(separator: ", "), endings.last ?? ""].filter { !$0.isEmpty }
            diagnostics.append(
                Diagnostic(
                    .siteFileMissing, "there is no \(names.joined(separator: " or ")) file in \(path.value)",
                    at: path.range))
        }
        return files.compactMap { file in
            readNamed(Located(ContentPath.joined(path.value, file), at: path.range))
        }
    }

    /// A file that `site.yaml` names; what keeps it from being read is reported where it is named.
    private mutating func readNamed(_ path: Located<String>) -> SourceText? {
        let shown = ContentPath.joined(folder, path.value)
        inputs.append(shown)
        do throws(FileError) {
            return try FileReader.read(path: shown, shownAs: shown)
        } catch {
            let nearest = ContentPath.siblings(of: shown).flatMap {
                NearestName.find(ContentPath.name(of: shown), in: $0)
            }
            diagnostics.append(
                Diagnostic(
                    .siteFileMissing, "\(path.value): \(error.reasonText)", at: path.range,
                    suggestion: nearest.map { .name(ContentPath.replacingName(of: path.value, by: $0)) }))
            return nil
        }
    }
}
