import Diagnostics

/// What is wrong with an XML text.
struct XMLFault {
    let problem: Problem
    /// In bytes from the beginning of the file.
    let offset: Int
    /// The innermost element that was open.
    let opening: Opening?

    enum Problem {
        /// libxml2's number and words.
        case syntax(code: Int, words: String)
        case declaration(String)
        case unknownEntity(String)
        case tooDeep
        case textTooLong
    }

    struct Opening {
        let name: String
        let offset: Int
    }
}

/// The words for what can be wrong with an XML text.
extension XMLFault {
    func diagnostic(in source: SourceText) -> Diagnostic {
        switch problem {
        case .syntax(let code, let words): syntax(code: code, words: words, in: source)
        case .declaration(let name):
            Diagnostic(
                .xmlEntity, "the file declares \"\(name)\" for itself, which is not read", at: place(in: source),
                suggestion: .advice("write the text where it is meant, and take the declaration out"))
        case .unknownEntity(let name): unknownEntity(name, in: source)
        case .tooDeep:
            Diagnostic(
                .xmlLimit, "elements stand more than \(XMLReader.depthLimit) deep in each other",
                at: place(in: source))
        case .textTooLong:
            Diagnostic(
                .xmlLimit, "a text has more than \(XMLReader.textLimit >> 20) MiB", at: place(in: source))
        }
    }

    /// What is wrong is what was read last, so that the place is the byte before; a line break is nothing to point at.
    private func place(in source: SourceText) -> SourceRange {
        var offset = min(offset, source.bytes.count)
        while offset > 0, offset == source.bytes.count || source.bytes[offset].isLineBreak { offset -= 1 }
        return source.place(at: offset)
    }

    private func unknownEntity(_ name: String, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .xmlEntity, "&\(name); stands for nothing in XML", at: place(in: source),
            suggestion: NearestName.find(name, in: ["amp", "lt", "gt", "quot", "apos"]).map { .write("&\($0);") }
                ?? .advice("write the character itself"))
    }

    private func syntax(code: Int, words: String, in source: SourceText) -> Diagnostic {
        let ending = opening.map { "; </\($0.name)> is expected" } ?? ""
        let notes = opening.map {
            [Diagnostic.Note("<\($0.name)> is opened here", at: .range(source.place(at: $0.offset)))]
        }
        switch code {
        case 4: return Diagnostic(.xmlSyntax, "the file is no XML: it begins with no \"<\"", at: source.place(at: 0))
        case 5:
            return Diagnostic(.xmlSyntax, "the outermost element has ended, yet more follows", at: place(in: source))
        case 9:
            return Diagnostic(
                .xmlSyntax, "a character that XML cannot hold stands here", at: place(in: source),
                suggestion: .advice("take it out; control characters are no text"))
        case 26, 27:
            let name = words.split(separator: "'").dropFirst().first.map(String.init) ?? ""
            return unknownEntity(name, in: source)
        case 76:
            return Diagnostic(
                .xmlSyntax, "this tag closes another element than the one that is open" + ending, at: place(in: source),
                notes: notes ?? [])
        default: break
        }
        let isAtEnd = source.bytes[min(offset, source.bytes.count)...].allSatisfy { $0 == .space || $0.isLineBreak }
        if isAtEnd || code == 77 {
            return Diagnostic(
                .xmlTruncated, "the file ends too early" + ending, at: place(in: source), notes: notes ?? [])
        }
        return Diagnostic(.xmlSyntax, Self.sentence(words), at: place(in: source), notes: notes ?? [])
    }

    /// libxml2's words in the form of ours: on one line, in lower case, without a full stop.
    private static func sentence(_ words: String) -> String {
        let line = words.split(separator: "\n").first.map(String.init) ?? "this is no XML"
        let trimmed = line.hasSuffix(".") ? String(line.dropLast()) : line
        let isWord = trimmed.dropFirst().first?.isLowercase == true
        return isWord ? trimmed.prefix(1).lowercased() + trimmed.dropFirst() : trimmed
    }
}
