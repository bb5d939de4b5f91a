import Diagnostics
import SourceFiles

/// Keeps the findings of a build for the next one, which finds the same in the same files.
extension ByteEncoder {
    mutating func add(_ diagnostic: Diagnostic) {
        add(diagnostic.kind.id)
        add(diagnostic.kind.title)
        add(diagnostic.severity.rawValue)
        add(diagnostic.message)
        add(diagnostic.place)
        add(diagnostic.suggestion) { encoder, suggestion in
            switch suggestion {
            case .name: encoder.add(0)
            case .write: encoder.add(1)
            case .advice: encoder.add(2)
            }
            encoder.add(suggestion.text)
        }
        add(diagnostic.notes) { encoder, note in
            encoder.add(note.message)
            encoder.add(note.place) { $0.add($1) }
        }
    }

    private mutating func add(_ place: Diagnostic.Place) {
        add(place.path)
        switch place {
        case .file: add(-1)
        case .range(let range):
            add(range.offsets.lowerBound)
            add(range.offsets.upperBound)
        }
    }
}

extension Diagnostic {
    /// Whether all its places are in files as they are stored, so that they can be shown again from the files.
    func canBeKept(_ sources: inout [String: SourceText]) -> Bool {
        ([place] + notes.compactMap(\.place)).allSatisfy { place in
            guard case .range(let range) = place else { return true }
            let path = range.source.path
            if let known = sources[path] { return known === range.source || known.bytes == range.source.bytes }
            guard let file = try? FileReader.bytes(path: path, shownAs: path), file == range.source.bytes else {
                return false
            }
            sources[path] = range.source
            return true
        }
    }
}

/// Reads findings back, and the files that they point into, each once.
struct DiagnosticDecoder {
    private var sources: [String: SourceText] = [:]

    mutating func diagnostic(_ decoder: inout ByteDecoder) throws(ByteDecoder.Broken) -> Diagnostic {
        let id = try decoder.text()
        let title = try decoder.text()
        guard let severity = Severity(rawValue: try decoder.text()) else { throw ByteDecoder.Broken() }
        let message = try decoder.text()
        let place = try place(&decoder)
        let suggestion = try decoder.optional { decoder throws(ByteDecoder.Broken) in
            let kind = try decoder.int()
            let text = try decoder.text()
            return switch kind {
            case 0: Diagnostic.Suggestion.name(text)
            case 1: Diagnostic.Suggestion.write(text)
            default: Diagnostic.Suggestion.advice(text)
            }
        }
        var notes: [Diagnostic.Note] = []
        for _ in 0..<max(0, try decoder.int()) {
            let message = try decoder.text()
            notes.append(Diagnostic.Note(message, at: try decoder.flag() ? try self.place(&decoder) : nil))
        }
        // Why and how to mend it is said by the kind of that id, where it is asked for.
        let kind = DiagnosticKind(id, severity, title: title, why: "", example: "", mend: "")
        return Diagnostic(
            kind, message, at: place, suggestion: suggestion, notes: notes, severity: severity)
    }

    private mutating func place(_ decoder: inout ByteDecoder) throws(ByteDecoder.Broken) -> Diagnostic.Place {
        let path = try decoder.text()
        let lower = try decoder.int()
        if lower < 0 { return .file(path) }
        let upper = try decoder.int()
        guard lower <= upper else { throw ByteDecoder.Broken() }
        if sources[path] == nil { sources[path] = try? FileReader.read(path: path, shownAs: path) }
        guard let source = sources[path] else { throw ByteDecoder.Broken() }
        return .range(source.range(lower..<upper))
    }
}
