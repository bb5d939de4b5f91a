package import Diagnostics
import SourceFiles

/// Puts the translations of an XLIFF file into a String Catalog by the rules of Xcode 27.
///
/// What is marked `new`, `needs-review-l10n` or `needs-review-translation` is not taken; any other state, and none, is a
/// translation; an empty one clears the text; a unit without one changes nothing, but that a form which the language's own
/// forms lack gets the source text, as new. What the file says as the catalog does already is left alone, so that the same
/// file changes nothing the second time.
package struct XLIFFImporter {
    package struct Counts: Sendable, Equatable {
        /// Texts that the catalog has now and had not before.
        package var taken = 0
        package var unchanged = 0
        /// Marked as not finished.
        package var unfinished = 0
        /// Reported: unknown keys, other shapes.
        package var refused = 0

        package init() {}
    }

    /// What Xcode does not take.
    static let unfinishedStates: Set<String?> = ["new", "needs-review-l10n", "needs-review-translation"]

    private var document: CatalogDocument
    private var diagnostics: [Diagnostic] = []
    private var counts = Counts()
    private let file: XLIFFFile
    /// The language as the catalog writes it.
    private let name: String
    private let categories: Set<PluralCategory>

    /// - Returns: what was done.
    package static func apply(
        _ file: XLIFFFile, to document: inout CatalogDocument, into diagnostics: inout [Diagnostic]
    ) -> Counts {
        if file.sourceLanguage != document.sourceLanguage {
            diagnostics.append(
                .sourceLanguagesDiffer(file.sourceLanguage, at: file.range, from: document.sourceLanguage))
        }
        var importer = XLIFFImporter(file, document)
        importer.run()
        document = importer.document
        diagnostics += importer.diagnostics
        return importer.counts
    }

    private init(_ file: XLIFFFile, _ document: CatalogDocument) {
        self.file = file
        self.document = document
        name = document.name(of: file.targetLanguage) ?? file.targetName
        categories = PluralRules(language: file.targetLanguage).usualCategories
    }
}

extension XLIFFImporter {
    private mutating func run() {
        let entries = Dictionary(document.entries.map { ($0.key, $0.value) }) { _, last in last }
        var keys: [String] = []
        var unitsByKey: [String: [(id: XLIFFUnitID, unit: XLIFFUnit)]] = [:]
        for unit in file.units {
            guard let id = id(of: unit, among: entries) else {
                counts.refused += 1
                diagnostics.append(.unknownUnit(unit, keys: entries.keys, catalog: document.source.path))
                continue
            }
            if unitsByKey[id.key] == nil { keys.append(id.key) }
            unitsByKey[id.key, default: []].append((id, unit))
        }
        for key in keys {
            guard let entry = entries[key], let units = unitsByKey[key] else { continue }
            apply(units, key: key, entry: entry)
        }
    }

    /// A key that ends like a path may be a key all the same, which Xcode does not see.
    private func id(of unit: XLIFFUnit, among entries: [String: JSONNode]) -> XLIFFUnitID? {
        let id = XLIFFUnitID(unit.id)
        if entries[id.key] != nil { return id }
        if entries[unit.id] != nil { return XLIFFUnitID(key: unit.id, path: .root) }
        // A device that is newer than this program.
        let newer = XLIFFUnitID(unit.id, allowsAnyDevice: true)
        return entries[newer.key] == nil ? nil : newer
    }

    private mutating func apply(_ units: [(id: XLIFFUnitID, unit: XLIFFUnit)], key: String, entry: JSONNode) {
        if entry.holdsPhraseSet {
            for (_, unit) in units where unit.target != nil {
                counts.refused += 1
                diagnostics.append(.phraseSet(key, at: unit.range))
            }
            return
        }
        let exported = ExportedUnits(
            key: key, entry: entry, sourceName: document.sourceName, target: entry["localizations"]?[name],
            categories: categories)
        let known = Dictionary(exported.units.map { ($0.id, $0) }) { first, _ in first }
        var hasForms = Set(exported.target.texts.keys.compactMap(\.pluralParent))
        for (id, unit) in units where take(unit, at: id, exported, known: known[id]) {
            if let parent = id.path.pluralParent { hasForms.insert(parent) }
        }
        // What the language's own forms lack stands there from now on, to be translated.
        for (id, unit) in units where unit.target == nil {
            guard let parent = id.path.pluralParent, hasForms.contains(parent), exported.target.texts[id.path] == nil,
                fits(id.path, in: exported.target)
            else { continue }
            guard let source = unit.source else { continue }
            set(source, state: "new", at: id, exported)
        }
    }

    /// Whether the text is one of the catalog now.
    private mutating func take(
        _ unit: XLIFFUnit, at id: XLIFFUnitID, _ exported: ExportedUnits, known: ExportedUnit?
    ) -> Bool {
        guard let target = unit.target else { return false }
        let said = ExportedUnit.Target(text: target.text, state: target.state, qualifier: target.qualifier)
        if let known, known.target == said {
            counts.unchanged += 1
            return false
        }
        if Self.unfinishedStates.contains(target.state) {
            counts.unfinished += 1
            return false
        }
        // What was exported can come back, also where a catalog has two shapes beside each other.
        guard known != nil || fits(id.path, in: exported.target) else {
            counts.refused += 1
            diagnostics.append(.otherShape(unit, key: id.key, language: name))
            return false
        }
        if let known, let source = unit.source, known.source != source {
            diagnostics.append(.sourceChanged(unit, now: known.source))
        }
        let difference = placeholderDifference(
            target.text, from: known?.source ?? unit.source ?? "", at: id, exported)
        guard difference.isEmpty else {
            counts.refused += 1
            diagnostics.append(.placeholders(difference, id: unit.id, at: target.range))
            return false
        }
        let isMachine = target.qualifier == "leveraged-mt"
        let state = isMachine ? "machine_translated" : "translated"
        let text = catalogText(target.text, at: id.path, exported)
        if exported.target.texts[id.path] == CatalogTexts.Text(text: text, state: state) {
            counts.unchanged += 1
            return false
        }
        counts.taken += 1
        if text.isEmpty, exported.target.texts[id.path]?.text.isEmpty == false {
            diagnostics.append(.cleared(unit, at: target.range))
        }
        set(target.text, state: state, at: id, exported)
        return true
    }

    /// What a translator lost or misspelt, which would break the page, or the app.
    private func placeholderDifference(
        _ text: String, from source: String, at id: XLIFFUnitID, _ exported: ExportedUnits
    ) -> Placeholders.Difference {
        // Whoever clears a text wants it gone.
        guard !text.isEmpty else { return Placeholders.Difference() }
        let isForm = id.path.pluralParent != nil
        let siblings = isForm ? exported.sourceTexts(besides: id.path) + [id.key] : []
        return Placeholders(text).difference(
            from: Placeholders(source), isForm: isForm, siblings: siblings.map { Placeholders($0) })
    }

    private mutating func set(_ text: String, state: String, at id: XLIFFUnitID, _ exported: ExportedUnits) {
        if case .substitution(let part)? = id.path.steps.first {
            document.copySubstitution(part, of: id.key, to: name)
        }
        document.set(
            catalogText(text, at: id.path, exported), state: state, of: id.key, in: name, at: id.path)
    }

    private func catalogText(_ text: String, at path: VariationPath, _ exported: ExportedUnits) -> String {
        let sample = exported.target.nearest(to: path) ?? exported.source.nearest(to: path)
        return exported.arguments.imported(text, at: path, like: sample?.text)
    }

    /// Whether a path can stand beside those that are there: forms beside forms, devices beside devices, a plain text alone.
    private func fits(_ path: VariationPath, in texts: CatalogTexts) -> Bool {
        texts.texts.keys.allSatisfy { other in
            guard other.isInSubstitution == path.isInSubstitution, other != path else { return true }
            for (one, two) in zip(path.steps, other.steps) where one != two {
                switch (one, two) {
                case (.device, .device), (.plural, .plural), (.substitution, .substitution): return true
                default: return false
                }
            }
            return false
        }
    }
}

extension VariationPath {
    /// What a plural form is a form of.
    fileprivate var pluralParent: VariationPath? {
        if case .plural? = steps.last { VariationPath(steps: steps.dropLast()) } else { nil }
    }
}
