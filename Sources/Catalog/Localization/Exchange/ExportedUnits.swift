import SourceFiles

/// One text of a catalog as XLIFF has it.
struct ExportedUnit {
    let id: XLIFFUnitID
    let source: String
    var target: Target?

    struct Target: Hashable {
        let text: String
        let state: String?
        let qualifier: String?
    }
}

/// The units of one key for one language, as Xcode 27 makes them: one for each text, in the shape that the translation has
/// already, or else that the source has, with every plural form of the language.
struct ExportedUnits {
    let key: String
    let source: CatalogTexts
    let target: CatalogTexts
    let categories: Set<PluralCategory>

    init(key: String, entry: JSONNode, sourceName: String, target: JSONNode?, categories: Set<PluralCategory>) {
        self.key = key
        source = CatalogTexts(entry["localizations"]?[sourceName])
        self.target = CatalogTexts(target)
        self.categories = categories
    }

    var units: [ExportedUnit] {
        let names = target.isEmpty ? source.substitutions.keys : target.substitutions.keys
        let starts = [VariationPath.root] + names.map { VariationPath(steps: [.substitution($0)]) }
        return starts.flatMap(paths).map(unit)
    }

    /// The source's texts in the part that a path stands in, as XLIFF has them.
    func sourceTexts(besides path: VariationPath) -> [String] {
        let own = ArgumentText(substitutions: source.substitutions)
        return source.texts.filter { other, _ in
            path.isInSubstitution ? other.steps.first == path.steps.first : !other.isInSubstitution
        }.map { own.exported($1.text, at: $0) }
    }

    /// How arguments are written in the translation: as it says itself, else as the source does.
    var arguments: ArgumentText {
        ArgumentText(substitutions: source.substitutions.merging(target.substitutions) { _, own in own })
    }
}

extension ExportedUnits {
    private func paths(_ start: VariationPath) -> [VariationPath] {
        let shape = target.hasTexts(below: start) ? target : source
        if shape.texts[start] != nil { return [start] }
        let devices = shape.devices(below: start)
        if !devices.isEmpty {
            return devices.sorted().flatMap { paths(start.appending(.device($0))) }
        }
        let own = shape.categories(below: start)
        if !own.isEmpty {
            // A language that lacks the text gets the forms that it has; one that has forms beyond them keeps them.
            let wanted = target.hasTexts(below: start) ? categories.union(own) : categories
            return wanted.map { start.appending(.plural($0)) }
        }
        return start.isInSubstitution ? [] : [start]
    }

    private func unit(_ path: VariationPath) -> ExportedUnit {
        let id = XLIFFUnitID(key: key, path: path)
        let own = ArgumentText(substitutions: source.substitutions)
        let text =
            source.nearest(to: path).map { own.exported($0.text, at: path) } ?? (path.isInSubstitution ? id.text : key)
        return ExportedUnit(
            id: id, source: text,
            target: target.texts[path].map { Self.target($0, text: arguments.exported($0.text, at: path)) })
    }

    private static func target(_ found: CatalogTexts.Text, text: String) -> ExportedUnit.Target {
        switch found.state {
        case "needs_review": ExportedUnit.Target(text: text, state: "needs-review-l10n", qualifier: nil)
        case "machine_translated": ExportedUnit.Target(text: text, state: "translated", qualifier: "leveraged-mt")
        case "": ExportedUnit.Target(text: text, state: nil, qualifier: nil)
        default: ExportedUnit.Target(text: text, state: found.state, qualifier: nil)
        }
    }
}

extension JSONNode {
    /// Whether an entry of a catalog has phrases in some language (`stringSet`). How Xcode exports them is not known: they
    /// stay as they are.
    var holdsPhraseSet: Bool { self["localizations"]?.object?.contains { $0.value["stringSet"] != nil } == true }
}

extension PluralRules {
    /// The categories that whole numbers up to two hundred have, and `other`: those that Xcode asks a translator for. The
    /// `many` of millions, which French and Spanish have, is not among them.
    var usualCategories: Set<PluralCategory> { Set((0...200).map { category(of: $0) } + [.other]) }
}
