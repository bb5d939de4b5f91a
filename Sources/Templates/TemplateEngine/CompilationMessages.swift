import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// The wording of what is found about names, sections and partials.
extension LayoutCompilation {
    mutating func report(_ failure: TemplateScope.Failure, _ name: TemplateName, at place: Place) {
        switch failure {
        case .unknown: reportUnknown(name, at: place)
        case .unknownPart(let index, let record):
            let part = name.parts[index]
            add(
                .unknownName, "\(record.name) has no \(part)", place.source.range(name.offsets(ofPart: index)),
                NearestName.find(part, in: record.fields.map(\.name)).map { .name($0) })
        case .noParts(let index, let type):
            let before = name.prefix(index).text
            let advice =
                if case .list = type.present { "its items are reached in {{#\(before)}}…{{/\(before)}}" } else {
                    "write {{\(before)}}"
                }
            add(
                .unknownName, "\(before) is \(type.described) and has no parts",
                place.source.range(name.offsets(ofPart: index)), .advice(advice))
        }
    }

    private mutating func reportUnknown(_ name: TemplateName, at place: Place) {
        let records = place.scope.records
        let first = name.parts[0]
        var suggestion = NearestName.find(first, in: records.flatMap { $0.fields.map(\.name) }).map {
            Diagnostic.Suggestion.name(([$0] + name.parts.dropFirst()).joined(separator: "."))
        }
        if let path = place.scope.path(toFieldNamed: first), !path.isEmpty {
            let section = path.joined(separator: ".")
            suggestion = .advice("\(first) belongs to \(section): write it inside {{#\(section)}}…{{/\(section)}}")
        }
        let looked = Diagnostic.Note("looked in \(records.map(\.name).joined(separator: ", "))")
        add(
            .unknownName, "nothing here is named \(first)", place.source.range(name.offsets(ofPart: 0)), suggestion,
            [looked])
    }

    mutating func reportUntested(_ untested: TemplateName, _ tag: Range<Int>, at place: Place) {
        let section = untested.text
        add(
            .untestedName, "\(section) may be absent here", place.source.range(tag),
            .write("{{#\(section)}}\(place.source.text(in: tag)){{/\(section)}}"))
    }

    mutating func reportSectionType(_ section: SectionTag, _ type: TemplateType, at place: Place) {
        let name = section.name.text
        add(
            .sectionType, "\(name) is \(type.described) and always there, so a section has nothing to test",
            place.source.range(section.opening), .advice("print it with {{\(name)}}, or test another name"))
    }

    mutating func reportNeverShown(_ section: SectionTag, at place: Place) {
        add(
            .sectionType, "\(section.name.text) is always there, so this never shows",
            place.source.range(section.opening), .advice("remove it, or test another name"))
    }

    mutating func reportMissingPartial(_ name: String, at range: SourceRange) {
        let nearest = NearestName.find(name, in: partials.keys)
        let known = partials.keys.sorted().joined(separator: ", ")
        add(
            .missingPartial, "the theme has no partial \(name)", range, nearest.map { .name($0) },
            known.isEmpty ? [] : [.init("it has \(known)")])
    }

    mutating func reportRecursivePartial(_ name: String, at range: SourceRange) {
        let names = openPartials.map(\.name)
        let chain = (names.drop { $0 != name } + [name]).joined(separator: " → ")
        add(
            .recursivePartial, "the partial \(name) includes itself: \(chain)", range,
            .advice("take the tag out, or write the levels out"))
    }

    mutating func reportTooLarge(at range: SourceRange) {
        add(
            .nestedTooDeep, "sections and partials lie too deep in each other, or include each other too often", range,
            nil)
    }

    mutating func reportNoChoice(_ name: TemplateName, _ type: TemplateType, at place: Place) {
        add(
            .dynamicName, "\(name.text) is \(type.described), and only a choice can name a partial",
            place.source.range(name.offsets),
            .advice("name the partial itself, or declare a choice in theme.yaml whose words are names of partials"))
    }

    mutating func add(
        _ kind: DiagnosticKind, _ message: String, _ range: SourceRange, _ suggestion: Diagnostic.Suggestion?,
        _ notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(kind, message, at: range, suggestion: suggestion, notes: notes))
    }

    /// Adds a finding; in a partial also where it is taken in, since names and places mean what they mean there.
    mutating func add(_ found: Diagnostic) {
        guard let partial = openPartials.last else {
            diagnostics.append(found)
            return
        }
        let note = Diagnostic.Note("the partial is taken in here", at: .range(partial.tag))
        diagnostics.append(
            Diagnostic(
                found.kind, found.message, at: found.place, suggestion: found.suggestion, notes: found.notes + [note]))
    }
}
