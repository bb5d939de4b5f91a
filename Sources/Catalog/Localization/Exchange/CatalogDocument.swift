package import Diagnostics
import SourceFiles

/// A String Catalog that may be changed and written back. What is not changed stays byte for byte as it was.
package struct CatalogDocument: Sendable {
    package let source: SourceText
    /// The source language as the catalog writes it.
    package let sourceName: String
    package let sourceLanguage: LanguageTag
    let root: JSONNode
    private var value: CatalogValue
    /// Whether anything is other than in the file.
    package private(set) var isChanged = false

    /// `nil` after an error.
    package init?(_ source: SourceText, into diagnostics: inout [Diagnostic]) {
        // Read as the pages read it, so that a catalog of another form is refused before anything is changed in it.
        guard let catalog = StringCatalogReader.read(source, into: &diagnostics) else { return nil }
        var known: [Diagnostic] = []
        guard let root = JSONReader.read(source, into: &known), let name = root["sourceLanguage"]?.string else {
            return nil
        }
        self.source = source
        self.root = root
        sourceName = name
        sourceLanguage = catalog.sourceLanguage
        value = .kept(root)
    }

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
}

extension CatalogDocument {
    /// The keys that the file has, in its order.
    package var keys: [String] { root["strings"]?.object?.map(\.key) ?? [] }

    /// Adds a key whose text in the source language it is itself, as one that was made by hand, so that Xcode does not
    /// take it for stale. Keys that are there stay as they are.
    package mutating func add(key: String, comment: String) {
        guard value["strings"]?[key] == nil else { return }
        isChanged = true
        value.change(["strings"]) { strings in
            strings.change([key], precedes: CatalogOrder.byName) { entry in
                entry.set(comment, at: ["comment"])
                entry.set("manual", at: ["extractionState"])
            }
        }
    }

    /// Sets the text of a language under a path, and its state.
    mutating func set(_ text: String, state: String, of key: String, in language: String, at path: VariationPath) {
        isChanged = true
        let unit = ["strings", key, "localizations", language] + path.catalogKeys + ["stringUnit"]
        value.change(unit[...]) { unit in
            unit.set(state, at: ["state"])
            unit.set(text, at: ["value"])
        }
    }

    /// Gives a language the argument of a substitution as the source language has it, before its first text is set.
    mutating func copySubstitution(_ name: String, of key: String, to language: String) {
        let source = root["strings"]?[key]?["localizations"]?[sourceName]?["substitutions"]?[name]
        let path = ["strings", key, "localizations", language, "substitutions", name]
        guard value["strings"]?[key]?["localizations"]?[language]?["substitutions"]?[name] == nil else { return }
        for name in ["argNum", "formatSpecifier"] {
            if let node = source?[name] { value.change((path + [name])[...]) { $0 = .kept(node) } }
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
