package import Diagnostics
import SourceFiles

extension FolderTable {
    /// Puts the translations of an XLIFF file into the file of its language by the rules of ``XLIFFImporter``. Such files
    /// know no states: what is not finished is not taken, and nothing else is marked.
    package mutating func apply(_ file: XLIFFFile, into diagnostics: inout [Diagnostic]) -> XLIFFImporter.Counts {
        var counts = XLIFFImporter.Counts()
        if file.sourceLanguage != sourceLanguage {
            diagnostics.append(.sourceLanguagesDiffer(file.sourceLanguage, at: file.range, from: sourceLanguage))
        }
        let known = Dictionary(units(for: file.targetLanguage).map { ($0.id, $0) }) { first, _ in first }
        guard var document = self.file(for: file.targetLanguage, named: file.targetName) else { return counts }
        var taken: [FolderUnit] = []
        var texts: [String: String] = [:]
        for unit in file.units {
            guard let own = known[unit.id] else {
                counts.refused += 1
                diagnostics.append(
                    .unknownUnit(unit, keys: known.keys.sorted().map { $0 }, catalog: sourcePath))
                continue
            }
            guard let text = take(unit, own, &counts, into: &diagnostics) else { continue }
            taken.append(own)
            texts[own.id] = text
        }
        guard !taken.isEmpty else { return counts }
        guard document.canBeWritten else {
            counts.refused += taken.count
            diagnostics.append(.binaryTable(document.path))
            return counts
        }
        switch document {
        case .strings(var strings):
            // New keys in the order of the source's file, not in that of their ids.
            for unit in inSourceOrder(taken) { strings.set(texts[unit.id] ?? "", of: unit.key, comment: unit.comment) }
            counts.taken += taken.count
            document = .strings(strings)
        case .plurals(var plurals):
            var model: StringsDictDocument?
            if case .plurals(let source)? = files[sourceLanguage] { model = source }
            for (key, units) in Dictionary(grouping: taken, by: \.key).sorted(by: { $0.key < $1.key }) {
                let forms = Dictionary(units.map { ($0.path, texts[$0.id] ?? "") }) { first, _ in first }
                if plurals.set(forms, of: key, like: model) {
                    counts.taken += units.count
                } else {
                    counts.refused += units.count
                    diagnostics.append(.needsOther(key, language: file.targetName, at: file.range))
                }
            }
            document = .plurals(plurals)
        }
        files[file.targetLanguage] = document
        return counts
    }

    /// The text to set; `nil` where nothing is to be done.
    private func take(
        _ unit: XLIFFUnit, _ own: FolderUnit, _ counts: inout XLIFFImporter.Counts, into diagnostics: inout [Diagnostic]
    ) -> String? {
        guard let target = unit.target else { return nil }
        if target.text == own.target {
            counts.unchanged += 1
            return nil
        }
        if XLIFFImporter.unfinishedStates.contains(target.state) {
            counts.unfinished += 1
            return nil
        }
        if let source = unit.source, source != own.source { diagnostics.append(.sourceChanged(unit, now: own.source)) }
        let isForm = own.path != .root
        let difference =
            target.text.isEmpty
            ? Placeholders.Difference()
            : Placeholders(target.text).difference(
                from: Placeholders(own.source), isForm: isForm, siblings: isForm ? [Placeholders("%lld")] : [])
        guard difference.isEmpty else {
            counts.refused += 1
            diagnostics.append(.placeholders(difference, id: unit.id, at: target.range))
            return nil
        }
        if target.text.isEmpty { diagnostics.append(.cleared(unit, at: target.range)) }
        return target.text
    }

    private func inSourceOrder(_ units: [FolderUnit]) -> [FolderUnit] {
        guard case .strings(let source)? = files[sourceLanguage] else { return units }
        let places = Dictionary(source.pairs.enumerated().map { ($1.key, $0) }) { first, _ in first }
        return units.sorted { (places[$0.key] ?? .max, $0.key) < (places[$1.key] ?? .max, $1.key) }
    }

    /// How many parts, from the end, the path of a table in an XLIFF file has in common with this one's; folders of a
    /// language count as the same.
    package func likeness(to original: String) -> Int {
        func parts(_ path: String) -> [Substring] {
            path.split(separator: "/").map { $0.hasSuffix(".lproj") ? ".lproj" : $0 }.reversed()
        }
        return zip(parts(original), parts(sourcePath)).prefix { $0 == $1 }.count
    }
}

extension XLIFFUnitID {
    /// The id of a text of a `.stringsdict` file as Xcode writes it.
    var stringsDictText: String {
        guard case .substitution(let name)? = path.steps.first, case .plural(let category)? = path.steps.last else {
            return "/\(key):dict/NSStringLocalizedFormatKey:dict/:string"
        }
        return "/\(key):dict/\(name):dict/\(category.rawValue):dict/:string"
    }
}
