package import Diagnostics
import SourceFiles

/// Reads XLIFF 1.2 (and 1.0, 1.1, which differ in nothing that is read here) as Xcode, translation services and Qt's tools
/// write it. Suggestions (`alt-trans`) and segments are passed over; groups are not; of markup inside a text the text counts.
package enum XLIFFReader {
    /// `nil` after an error; a unit that cannot be used is left out with a warning.
    package static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> XLIFFDocument? {
        guard let root = XMLReader.read(source, into: &diagnostics) else { return nil }
        guard root.name == "xliff" else {
            diagnostics.append(
                .shape("an XLIFF file begins with <xliff>, not with <\(root.name)>", at: .range(root.tagRange)))
            return nil
        }
        if let version = root.attribute("version"), !version.hasPrefix("1.") {
            diagnostics.append(
                Diagnostic(
                    .stringsShape, "the file is XLIFF \(version); only 1.2 is read", at: root.tagRange,
                    suggestion: .advice("export XLIFF 1.2, as Xcode does")))
            return nil
        }
        var reading = XLIFFReading(path: source.path)
        let files = root.elements.filter { $0.name == "file" }.compactMap { reading.file($0) }
        diagnostics += reading.diagnostics
        return XLIFFDocument(source: root.range.source, files: files)
    }
}

private struct XLIFFReading {
    let path: String
    var diagnostics: [Diagnostic] = []
    private var firstUnits: [String: SourceRange] = [:]

    init(path: String) { self.path = path }

    mutating func file(_ element: XMLElement) -> XLIFFFile? {
        guard let source = language(element, "source-language") else { return nil }
        // Some services leave the language to the file's name: de.xliff.
        let fileName = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        let named = element.attribute("target-language") == nil ? fileName.flatMap { LanguageTag($0) } : nil
        guard let target = named ?? language(element, "target-language")?.tag else { return nil }
        firstUnits = [:]
        var units: [XLIFFUnit] = []
        if let body = element.first("body") { collect(body, into: &units) }
        return XLIFFFile(
            original: element.attribute("original") ?? "", sourceLanguage: source.tag,
            targetName: element.attribute("target-language") ?? target.identifier, targetLanguage: target, units: units,
            range: element.tagRange)
    }

    private mutating func language(_ element: XMLElement, _ name: String) -> (tag: LanguageTag, text: String)? {
        guard let text = element.attribute(name) else {
            diagnostics.append(
                Diagnostic(
                    .stringsLanguage, "this <file> has no \(name); its texts are not used", at: element.tagRange))
            return nil
        }
        guard let tag = LanguageTag(text) else {
            diagnostics.append(.noLanguage(text, at: element.tagRange))
            return nil
        }
        return (tag, text)
    }

    private mutating func collect(_ element: XMLElement, into units: inout [XLIFFUnit]) {
        for inner in element.elements {
            if inner.name == "group" { collect(inner, into: &units) }
            if inner.name == "trans-unit", let unit = unit(inner) { units.append(unit) }
        }
    }

    private mutating func unit(_ element: XMLElement) -> XLIFFUnit? {
        guard let id = element.attribute("id") else {
            report("a <trans-unit> without an id; it is not used", at: element.tagRange)
            return nil
        }
        let source = element.first("source"), target = element.first("target")
        if source == nil, target == nil || XLIFFUnitID(id).path == .root {
            report("the unit \"\(id)\" has no <source>; it is not used", at: element.tagRange)
            return nil
        }
        if let markup = [source, target].compactMap({ $0?.emptyMarkup }).first {
            report(
                "<\(markup.name)> stands for something inside a text; the unit \"\(id)\" is not used",
                at: markup.tagRange)
            return nil
        }
        if let first = firstUnits.updateValue(element.tagRange, forKey: id) {
            firstUnits[id] = first
            diagnostics.append(
                Diagnostic(
                    .stringsExchange, "a second unit with the id \"\(id)\"; it is not used", at: element.tagRange,
                    notes: [.init("the first is here", at: .range(first))]))
            return nil
        }
        let note = element.first("note")?.text
        return XLIFFUnit(
            id: id, source: source?.text,
            target: target.map {
                XLIFFTarget(
                    text: $0.text, state: $0.attribute("state"), qualifier: $0.attribute("state-qualifier"),
                    range: $0.contentRange)
            },
            note: note?.isEmpty == false ? note : nil, isTranslatable: element.attribute("translate") != "no",
            sourceRange: source?.contentRange ?? element.tagRange, range: element.tagRange)
    }

    private mutating func report(_ message: String, at range: SourceRange) {
        diagnostics.append(Diagnostic(.stringsExchange, message, at: range))
    }
}

extension XMLElement {
    /// The first element inside that has no text of its own (`<x/>`). Markup round a text is dropped, as Xcode drops it.
    fileprivate var emptyMarkup: XMLElement? {
        for inner in elements {
            if inner.text.isEmpty { return inner }
            if let found = inner.emptyMarkup { return found }
        }
        return nil
    }

    /// The start tag.
    fileprivate var tagRange: SourceRange {
        range.source.range(range.offsets.lowerBound..<contentRange.offsets.lowerBound)
    }
}
