package import Diagnostics
import SourceFiles

/// Writes XLIFF 1.2 as Xcode 27 exports it: a `<file>` for each String Catalog, its units sorted by id.
package struct XLIFFExporter {
    private let toolVersion: String

    /// Every text of some tables for one language; the tables stand in the order of their paths.
    ///
    /// - Parameters:
    ///   - catalogs: with the path under which each is named in the file.
    ///   - folders: the same for tables of `.lproj` folders.
    ///   - toolVersion: this program's version.
    package static func export(
        _ catalogs: [(original: String, document: CatalogDocument)],
        folders: [(original: String, table: FolderTable)] = [], to language: LanguageTag, toolVersion: String,
        into diagnostics: inout [Diagnostic]
    ) -> String {
        let exporter = XLIFFExporter(toolVersion: toolVersion)
        var files: [(original: String, text: String)] = []
        for (original, document) in catalogs {
            let name = document.name(of: language) ?? language.identifier
            let units = exporter.units(document, name: name, language: language, into: &diagnostics)
            files.append(
                (original, exporter.file(original, from: document.sourceName, to: name, units: units)))
        }
        for (original, table) in folders {
            let units = exporter.units(table, language: language, into: &diagnostics)
            let source = table.sourceLanguage.identifier
            files.append((original, exporter.file(original, from: source, to: language.identifier, units: units)))
        }
        let inOrder = files.enumerated().sorted {
            (CatalogOrder.Name($0.element.original), $0.offset) < (CatalogOrder.Name($1.element.original), $1.offset)
        }
        return #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \#
            version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \#
            http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

            """# + inOrder.map(\.element.text).joined() + "</xliff>\n"
    }

    private init(toolVersion: String) { self.toolVersion = toolVersion }
}

extension XLIFFExporter {
    private func file(_ original: String, from source: String, to target: String, units: [String]) -> String {
        """
          <file original="\(Self.attribute(original))" source-language="\(Self.attribute(source))" \
        target-language="\(Self.attribute(target))" datatype="plaintext">
            <header>
              <tool tool-id="paywallgen" tool-name="Paywallgen" tool-version="\(Self.attribute(toolVersion))"/>
            </header>
            <body>

        """ + units.joined() + "    </body>\n  </file>\n"
    }

    private func units(
        _ table: FolderTable, language: LanguageTag, into diagnostics: inout [Diagnostic]
    ) -> [String] {
        table.units(for: language).compactMap { unit in
            guard [unit.id, unit.source, unit.target ?? ""].allSatisfy(Self.isXML) else {
                diagnostics.append(.notXML(unit.id, at: table.sourcePath))
                return nil
            }
            return Self.text(
                id: unit.id, source: unit.source,
                target: unit.target.map { ExportedUnit.Target(text: $0, state: nil, qualifier: nil) },
                comment: unit.comment ?? "")
        }
    }

    /// Every unit as it is written, sorted by id.
    private func units(
        _ document: CatalogDocument, name: String, language: LanguageTag, into diagnostics: inout [Diagnostic]
    ) -> [String] {
        var units: [String: (text: String, isKey: Bool)] = [:]
        let categories = PluralRules(language: language).usualCategories
        for member in document.entries {
            let entry = member.value
            if entry.holdsPhraseSet {
                diagnostics.append(.phraseSet(member.key, at: member.keyRange))
                continue
            }
            let found = ExportedUnits(
                key: member.key, entry: entry, sourceName: document.sourceName,
                target: entry["localizations"]?[name], categories: categories)
            for unit in found.units {
                let id = unit.id.text
                guard [id, unit.source, unit.target?.text ?? ""].allSatisfy(Self.isXML) else {
                    diagnostics.append(.notXML(id, at: member.keyRange))
                    continue
                }
                // A key that looks like another one's form: its id is taken.
                let isKey = unit.id.path == .root
                if let other = units[id] {
                    diagnostics.append(.idTwice(id, at: member.keyRange))
                    if !other.isKey { continue }
                }
                units[id] = (Self.text(unit, entry: entry), isKey)
            }
        }
        return units.keys.sorted(by: CatalogOrder.byCode).compactMap { units[$0]?.text }
    }

    private static func text(_ unit: ExportedUnit, entry: JSONNode) -> String {
        text(
            id: unit.id.text, source: unit.source, target: unit.target, comment: entry["comment"]?.string ?? "",
            isTranslatable: entry["shouldTranslate"]?.bool != false,
            isGenerated: entry["isCommentAutoGenerated"]?.bool == true)
    }

    private static func text(
        id: String, source: String, target: ExportedUnit.Target?, comment: String, isTranslatable: Bool = true,
        isGenerated: Bool = false
    ) -> String {
        let translate = isTranslatable ? "" : " translate=\"no\""
        var text = "      <trans-unit id=\"\(attribute(id))\"\(translate) xml:space=\"preserve\">\n"
        text += "        " + element("source", source) + "\n"
        if let target {
            let state = target.state.map { " state=\"\(attribute($0))\"" } ?? ""
            let qualifier = target.qualifier.map { " state-qualifier=\"\(attribute($0))\"" } ?? ""
            text += "        " + element("target", state + qualifier, target.text) + "\n"
        }
        let comment = String(String.UnicodeScalarView(comment.unicodeScalars.filter { isXML(String($0)) }))
        text += "        " + element("note", isGenerated ? " from=\"auto-generated\"" : "", comment)
        return text + "\n      </trans-unit>\n"
    }
}

// MARK: XML

extension XLIFFExporter {
    private static func element(_ name: String, _ attributes: String = "", _ text: String) -> String {
        text.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(escaped(text))</\(name)>"
    }

    private static func element(_ name: String, _ text: String) -> String { element(name, "", text) }

    private static func escaped(_ text: String) -> String {
        mapped(text) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\r": "&#13;"
            default: nil
            }
        }
    }

    private static func attribute(_ text: String) -> String {
        mapped(text) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\t": "&#9;"
            case "\n": "&#10;"
            case "\r": "&#13;"
            default: nil
            }
        }
    }

    private static func mapped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || "&<>\"".utf8.contains($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let other = replacement(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    /// Whether XML 1.0 can hold a text: it has no control characters but three, and not U+FFFE and U+FFFF.
    private static func isXML(_ text: String) -> Bool {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0xEF }) { return true }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "\t", "\n", "\r": true
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": false
            default: true
            }
        }
    }
}
