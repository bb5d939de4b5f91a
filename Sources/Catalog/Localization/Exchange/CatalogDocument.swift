package import Diagnostics
import SourceFiles

/// A String Catalog that may be changed and written back. What is not changed stays byte for byte as it was.
package struct CatalogDocument: Sendable {
    package let source: SourceText
    /// The source language as the catalog writes it.
    package let sourceName: String
    package let sourceLanguage: LanguageTag
    let root: JSONNode
    /// The entries of the file, in its order.
    let entries: [JSONMember]
    /// How the file writes its languages: `zh_TW` for `zh-TW`.
    private let names: [LanguageTag: String]
    /// The entries that are other than in the file.
    private var changed: [String: CatalogValue] = [:]
    /// The entries that are not in the file, in the order in which they came.
    private var added: [CatalogMember] = []
    private var keySet: Set<String>
    private let nodes: [String: JSONNode]

    /// `nil` after an error.
    package init?(_ source: SourceText, into diagnostics: inout [Diagnostic]) {
        // Read as the pages read it, so that a catalog of another form is refused before anything is changed in it.
        guard let catalog = StringCatalogReader.read(source, into: &diagnostics) else { return nil }
        self.init(catalog)
    }

    /// The same, and the texts go to `tables` as they do with ``StringTables/add(file:defaultSourceLanguage:into:)``.
    package init?(_ source: SourceText, addingTo tables: inout StringTables, into diagnostics: inout [Diagnostic]) {
        guard let catalog = StringCatalogReader.read(source, into: &diagnostics) else { return nil }
        tables.add(catalog, into: &diagnostics)
        self.init(catalog)
    }

    /// `nil` never happens for a catalog that was read without an error.
    init?(_ catalog: StringCatalog) {
        guard let name = catalog.root["sourceLanguage"]?.string else { return nil }
        source = catalog.source
        root = catalog.root
        sourceName = name
        sourceLanguage = catalog.sourceLanguage
        entries = root["strings"]?.object ?? []
        nodes = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
        keySet = Set(nodes.keys)
        var names: [LanguageTag: String] = [:]
        var seen: Set<String> = []
        for entry in entries {
            for member in entry.value["localizations"]?.object ?? [] where seen.insert(member.key).inserted {
                guard let tag = LanguageTag(member.key), names[tag] == nil else { continue }
                names[tag] = member.key
            }
        }
        self.names = names
    }

    /// Whether anything is other than in the file.
    package var isChanged: Bool { !changed.isEmpty || !added.isEmpty }

    /// How the file writes a language; `nil` when it has none of it.
    func name(of language: LanguageTag) -> String? { names[language] }

    /// An empty catalog as Xcode makes it.
    package static func empty(path: String, sourceLanguage: LanguageTag) -> SourceText {
        SourceText(
            path: path,
            text: """
                {
                  "sourceLanguage" : "\(sourceLanguage.identifier)",
                  "strings" : {

                  },
                  "version" : "1.0"
                }
                """)
    }

    /// The file's bytes.
    package var bytes: [UInt8] { isChanged ? CatalogWriter(root).file(value, root: root) : source.bytes }

    /// The file's bytes with every brace and space written anew.
    var rewrittenBytes: [UInt8] { CatalogWriter(root, rewritesAll: true).file(value, root: root) }

    private var value: CatalogValue {
        guard isChanged else { return .kept(root) }
        var value = CatalogValue.kept(root)
        value.change(["strings"]) { strings in
            var members = entries.sorted { $0.keyRange.offsets.lowerBound < $1.keyRange.offsets.lowerBound }
                .map { CatalogMember($0) }
            for index in members.indices {
                if let value = changed[members[index].key] { members[index].value = value }
            }
            if !added.isEmpty { insert(into: &members) }
            strings = .object(members, root["strings"])
        }
        return value
    }

    /// New keys are put in front of the first one that they precede; the others keep their order, whatever it is.
    private func insert(into members: inout [CatalogMember]) {
        var names = members.map { CatalogOrder.Name($0.key) }
        for member in added {
            let name = CatalogOrder.Name(member.key)
            let place = names.firstIndex { name < $0 } ?? names.count
            names.insert(name, at: place)
            members.insert(member, at: place)
        }
    }
}

extension CatalogDocument {
    /// The keys that the file has, in its order.
    package var keys: [String] { entries.map(\.key) }

    /// Adds a key whose text in the source language it is itself, as one that was made by hand, so that Xcode does not
    /// take it for stale. Keys that are there stay as they are.
    package mutating func add(key: String, comment: String) {
        guard keySet.insert(key).inserted else { return }
        var entry = CatalogValue.emptyObject
        entry.set(comment, at: ["comment"])
        entry.set("manual", at: ["extractionState"])
        added.append(CatalogMember(key, entry))
    }

    /// Sets the text of a language under a path, and its state.
    mutating func set(_ text: String, state: String, of key: String, in language: String, at path: VariationPath) {
        change(key, at: ["localizations", language] + path.catalogKeys + ["stringUnit"]) { unit in
            unit.set(state, at: ["state"])
            unit.set(text, at: ["value"])
        }
    }

    private mutating func change(_ key: String, at path: [String], _ body: (inout CatalogValue) -> Void) {
        guard var value = changed[key] ?? nodes[key].map({ .kept($0) }) else { return }
        value.change(path[...], body)
        changed[key] = value
    }

    /// Gives a language the argument of a substitution as the source language has it, before its first text is set.
    mutating func copySubstitution(_ name: String, of key: String, to language: String) {
        guard let entry = nodes[key] else { return }
        let value = changed[key] ?? .kept(entry)
        guard value["localizations"]?[language]?["substitutions"]?[name] == nil else { return }
        let source = entry["localizations"]?[sourceName]?["substitutions"]?[name]
        for part in ["argNum", "formatSpecifier"] {
            guard let node = source?[part] else { continue }
            change(key, at: ["localizations", language, "substitutions", name, part]) { $0 = .kept(node) }
        }
    }
}

extension VariationPath {
    /// The keys of a String Catalog that lead there.
    var catalogKeys: [String] {
        steps.flatMap { step in
            switch step {
            case .device(let name): ["variations", "device", name]
            case .plural(let category): ["variations", "plural", category.rawValue]
            case .substitution(let name): ["substitutions", name]
            }
        }
    }
}
