package import Diagnostics

extension StringTables {
    /// Adds the texts of an XLIFF 1.2 file. They fill the gaps of the tables before it; where both have a text and the two
    /// differ, the earlier table's is shown.
    package mutating func add(xliff source: SourceText, into diagnostics: inout [Diagnostic]) {
        guard let document = XLIFFReader.read(source, into: &diagnostics) else { return }
        for file in document.files {
            if let known = sourceLanguage, known != file.sourceLanguage {
                diagnostics.append(.sourceLanguagesDiffer(file.sourceLanguage, at: file.range, from: known))
            }
            settle(file.sourceLanguage)
            var keys: [String] = []
            var unitsByKey: [String: [(path: VariationPath, unit: XLIFFUnit)]] = [:]
            for unit in file.units {
                let id = XLIFFUnitID(unit.id)
                if unitsByKey[id.key] == nil { keys.append(id.key) }
                unitsByKey[id.key, default: []].append((id.path, unit))
            }
            for key in keys {
                merge(entry(key, unitsByKey[key] ?? [], in: file), .exchange, into: &diagnostics)
            }
        }
    }

    private func entry(
        _ key: String, _ units: [(path: VariationPath, unit: XLIFFUnit)], in file: XLIFFFile
    ) -> StringEntry {
        var entry = StringEntry(
            key: key, keyRange: units[0].unit.sourceRange, sourceLanguage: file.sourceLanguage)
        entry.comment = units.lazy.compactMap(\.unit.note).first
        entry.shouldTranslate = units.contains { $0.unit.isTranslatable }
        let sources = units.compactMap { path, unit in
            unit.source.map { (path, StringUnit(text: $0, state: .translated, range: unit.sourceRange)) }
        }
        let targets = units.compactMap { path, unit in
            unit.target.map { (path, StringUnit(text: $0.text, state: $0.catalogState, range: $0.range)) }
        }
        // The key itself is the text in the source language; saying so twice would hide what another table says.
        if let source = StringTranslation(sources), source.units.map(\.text) != [key] {
            entry.translations[file.sourceLanguage] = source
        }
        if let target = StringTranslation(targets) { entry.translations[file.targetLanguage] = target }
        return entry
    }
}

extension StringTranslation {
    /// What a phone shows of units under their paths; `nil` without any for it.
    fileprivate init?(_ units: [(VariationPath, StringUnit)]) {
        let byPath = Dictionary(units) { first, _ in first }
        let devices = StringCatalogKeys.devicesByNearness
        func forms(_ start: VariationPath) -> [PluralCategory: StringUnit] {
            var forms: [PluralCategory: StringUnit] = [:]
            for category in PluralCategory.allCases { forms[category] = byPath[start.appending(.plural(category))] }
            return forms
        }
        func form(_ start: VariationPath) -> Form? {
            let plural = forms(start)
            return plural.isEmpty ? byPath[start].map { .unit($0) } : .plural(plural)
        }
        var byDevice: [String: Form] = [:]
        for device in devices { byDevice[device] = form(VariationPath(steps: [.device(device)])) }
        let root = form(.root)
        let picked = root == nil ? devices.first { byDevice[$0] != nil } : nil
        guard let form = root ?? picked.flatMap({ byDevice[$0] }), let range = units.first?.1.range else { return nil }
        if let picked { byDevice[picked] = nil }
        var substitutions: [String: [PluralCategory: StringUnit]] = [:]
        for case (let path, _) in units {
            if case .substitution(let name)? = path.steps.first {
                substitutions[name] = forms(VariationPath(steps: [.substitution(name)]))
            }
        }
        self.init(form: form, substitutions: substitutions, range: range, otherDevices: byDevice)
    }
}
