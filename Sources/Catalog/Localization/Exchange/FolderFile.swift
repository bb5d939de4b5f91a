import Diagnostics
import SourceFiles

/// One unit of a table of `.lproj` folders.
struct FolderUnit {
    let id: String
    let key: String
    let path: VariationPath
    let source: String
    let target: String?
    let comment: String?
}

/// The file of one language of such a table.
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
