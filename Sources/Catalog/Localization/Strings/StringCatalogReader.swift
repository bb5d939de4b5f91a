import Diagnostics
import SourceFiles

/// What one String Catalog holds.
struct StringCatalog {
    let source: SourceText
    /// The whole file, for a document that changes it.
    let root: JSONNode
    let sourceLanguage: LanguageTag
    let sourceLanguageRange: SourceRange
    /// In file order; a key that stands twice in the file has been reported, and the last one counts.
    let entries: [StringEntry]
}

/// Reads Xcode's String Catalogs, format 1.0 to 1.3.
///
/// Keys that it does not know are passed over, since newer versions of Xcode add some; a key that looks like a slip of a
/// known one is reported.
struct StringCatalogReader {
    private var diagnostics: [Diagnostic] = []
    /// A catalog names few languages thousands of times.
    private var tags: [String: LanguageTag?] = [:]

    /// `nil` after an error; warnings do not prevent a result.
    static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> StringCatalog? {
        guard let root = JSONReader.read(source, into: &diagnostics) else { return nil }
        var reader = StringCatalogReader()
        let catalog = reader.catalog(root, source: source)
        diagnostics += reader.diagnostics
        return reader.diagnostics.hasErrors ? nil : catalog
    }
}

extension StringCatalogReader {
    private mutating func catalog(_ root: JSONNode, source: SourceText) -> StringCatalog? {
        guard let members = object(root, "a String Catalog") else { return nil }
        checkNames(members, known: StringCatalogKeys.root)
        checkVersion(root)
        guard let language = root["sourceLanguage"] else {
            diagnostics.append(.shape("a String Catalog needs the key \"sourceLanguage\"", at: .file(source.path)))
            return nil
        }
        guard let strings = root["strings"] else {
            diagnostics.append(.shape("a String Catalog needs the key \"strings\"", at: .file(source.path)))
            return nil
        }
        guard let name = text(language, "sourceLanguage") else { return nil }
        guard let tag = LanguageTag(name) else {
            diagnostics.append(.shape("\"\(name)\" is no language tag", at: .range(language.range)))
            return nil
        }
        let entries = object(strings, "\"strings\"").map {
            lastOfEach($0).compactMap { entry($0, sourceLanguage: tag) }
        }
        return StringCatalog(
            source: source, root: root, sourceLanguage: tag, sourceLanguageRange: language.range, entries: entries ?? []
        )
    }

    private mutating func checkVersion(_ root: JSONNode) {
        guard let version = root["version"] else { return }
        guard let text = text(version, "version") else { return }
        if !StringCatalogKeys.versions.contains(text) {
            diagnostics.append(.unknownVersion(text, at: version.range))
        }
    }

    private mutating func entry(_ member: JSONMember, sourceLanguage: LanguageTag) -> StringEntry? {
        let what = "the entry of \"\(member.key)\""
        guard let members = object(member.value, what) else { return nil }
        checkNames(members, known: StringCatalogKeys.entry)
        var entry = StringEntry(key: member.key, keyRange: member.keyRange, sourceLanguage: sourceLanguage)
        if let node = member.value["comment"] { entry.comment = text(node, "comment") }
        if let node = member.value["shouldTranslate"] { entry.shouldTranslate = flag(node, "shouldTranslate") ?? true }
        if let node = member.value["extractionState"] { entry.isStale = text(node, "extractionState") == "stale" }
        guard let node = member.value["localizations"], let localizations = object(node, "\"localizations\"") else {
            return entry
        }
        for localization in lastOfEach(localizations) {
            guard let tag = languageTag(localization.key) else {
                diagnostics.append(.noLanguage(localization.key, at: localization.keyRange))
                continue
            }
            if let translation = translation(localization.value) { entry.translations[tag] = translation }
            if let set = localization.value["stringSet"] { entry.phraseSets[tag] = phrases(set) }
        }
        return entry
    }

    private mutating func languageTag(_ name: String) -> LanguageTag? {
        if let known = tags[name] { return known }
        let tag = LanguageTag(name)
        tags[name] = .some(tag)
        return tag
    }
}

extension StringCatalogReader {
    /// `nil` when there is no text in it: an empty object, or a set of phrases (`stringSet`), which is no text of a page.
    private mutating func translation(_ node: JSONNode) -> StringTranslation? {
        guard let members = object(node, "a localization") else { return nil }
        checkNames(members, known: StringCatalogKeys.localization)
        var substitutions = node["substitutions"].map { substitutionForms($0) } ?? [:]
        guard let form = form(node) else { return nil }
        var otherDevices: [String: StringTranslation.Form] = [:]
        if let device = node["variations"]?["device"], node["variations"]?["plural"] == nil {
            for member in lastOfEach(device.object ?? []) where member.key != form.device {
                otherDevices[member.key] = self.form(member.value)?.form
            }
            // Xcode's compiler wants them beside the devices; some tools put them inside.
            if let own = form.device.flatMap({ device[$0]?["substitutions"] }) {
                substitutions.merge(substitutionForms(own)) { outer, _ in outer }
            }
        }
        return StringTranslation(
            form: form.form, substitutions: substitutions, range: form.range, otherDevices: otherDevices)
    }

    private typealias FoundForm = (form: StringTranslation.Form, range: SourceRange, device: String?)

    /// The text or the plural forms, and the device that they are of; where both stand the forms count, which is what
    /// Xcode shows.
    private mutating func form(_ node: JSONNode) -> FoundForm? {
        if let variations = node["variations"] {
            guard let members = object(variations, "\"variations\"") else { return nil }
            checkNames(members, known: StringCatalogKeys.variations)
            if let plural = variations["plural"] {
                return (.plural(pluralForms(plural)), plural.range, nil)
            }
            if let device = variations["device"], let picked = pickedDevice(device),
                let found = form(picked.value)
            {
                return (found.form, found.range, picked.key)
            }
        }
        guard let node = node["stringUnit"], let unit = unit(node) else { return nil }
        return (.unit(unit), unit.range, nil)
    }

    /// The phrases of a set; each has the state of the whole.
    private mutating func phrases(_ node: JSONNode) -> [StringUnit] {
        guard let members = object(node, "\"stringSet\"") else { return [] }
        checkNames(members, known: StringCatalogKeys.phraseSet)
        let state = TranslationState(node["state"].flatMap { text($0, "state") } ?? "")
        guard let values = node["values"]?.array else {
            diagnostics.append(.shape("a \"stringSet\" needs the list \"values\"", at: .range(node.range)))
            return []
        }
        return values.compactMap { value in
            text(value, "values").map { StringUnit(text: $0, state: state, range: value.range) }
        }
    }

    private mutating func pluralForms(_ node: JSONNode) -> [PluralCategory: StringUnit] {
        var forms: [PluralCategory: StringUnit] = [:]
        let members = lastOfEach(object(node, "\"plural\"") ?? [])
        for member in members {
            guard let category = PluralCategory(rawValue: member.key) else {
                diagnostics.append(.unknownPluralCategory(member.key, at: member.keyRange))
                continue
            }
            if let inner = member.value["stringUnit"], let unit = unit(inner) { forms[category] = unit }
        }
        if !members.isEmpty, !members.contains(where: { $0.key == PluralCategory.other.rawValue }) {
            diagnostics.append(.noOtherForm(at: node.range))
        }
        return forms
    }

    /// What a phone shows: its own variation, else the one for all others, else the nearest device.
    private mutating func pickedDevice(_ node: JSONNode) -> JSONMember? {
        guard let members = object(node, "\"device\"") else { return nil }
        for device in StringCatalogKeys.devicesByNearness {
            if let picked = members.last(where: { $0.key == device }) { return picked }
        }
        return members.min { $0.key < $1.key }
    }

    private mutating func substitutionForms(_ node: JSONNode) -> [String: [PluralCategory: StringUnit]] {
        var result: [String: [PluralCategory: StringUnit]] = [:]
        for member in lastOfEach(object(node, "\"substitutions\"") ?? []) {
            guard let plural = member.value["variations"]?["plural"] else { continue }
            result[member.key] = pluralForms(plural)
        }
        return result
    }

    private mutating func unit(_ node: JSONNode) -> StringUnit? {
        guard let members = object(node, "\"stringUnit\"") else { return nil }
        checkNames(members, known: StringCatalogKeys.unit)
        guard let value = node["value"] else {
            diagnostics.append(.shape("a \"stringUnit\" needs the key \"value\"", at: .range(node.range)))
            return nil
        }
        guard let text = text(value, "value") else { return nil }
        let state = node["state"].flatMap { self.text($0, "state") } ?? ""
        return StringUnit(text: text, state: TranslationState(state), range: value.range)
    }
}

extension StringCatalogReader {
    private mutating func object(_ node: JSONNode, _ what: String) -> [JSONMember]? {
        if let members = node.object { return members }
        diagnostics.append(.shape("\(what) must be an object, not \(node.kindName)", at: .range(node.range)))
        return nil
    }

    private mutating func text(_ node: JSONNode, _ key: String) -> String? {
        if let text = node.string { return text }
        diagnostics.append(.shape("\"\(key)\" must be text, not \(node.kindName)", at: .range(node.range)))
        return nil
    }

    private mutating func flag(_ node: JSONNode, _ key: String) -> Bool? {
        if let flag = node.bool { return flag }
        diagnostics.append(.shape("\"\(key)\" must be true or false, not \(node.kindName)", at: .range(node.range)))
        return nil
    }

    /// The members without those that a later one of the same key replaces; the JSON reader has warned of them.
    private func lastOfEach(_ members: [JSONMember]) -> [JSONMember] {
        var lastIndex: [String: Int] = [:]
        for (index, member) in members.enumerated() { lastIndex[member.key] = index }
        guard lastIndex.count < members.count else { return members }
        return members.enumerated().filter { lastIndex[$0.element.key] == $0.offset }.map(\.element)
    }

    private mutating func checkNames(_ members: [JSONMember], known: Set<String>) {
        for member in members where !known.contains(member.key) {
            guard let meant = NearestName.find(member.key, in: known) else { continue }
            diagnostics.append(.misspeltKey(member.key, meant: meant, at: member.keyRange))
        }
    }
}
