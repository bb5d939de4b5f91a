import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// Compiling tags that print a value: the name, the type and the place in the HTML together choose the writer.
extension LayoutCompilation {
    mutating func compile(_ tag: VariableTag, at place: Place) {
        guard let resolution = resolve(tag.name, at: place) else { return }
        if let untested = resolution.untested {
            reportUntested(untested, tag.offsets, at: place)
            return
        }
        guard !isContextLost else { return }
        let printed = PrintedTag(tag, type: resolution.type.present, source: place.source)
        switch printed.writer(in: context.insertion, schemes: schemes) {
        case .success(let writer):
            builder.addValue(
                builder.makeSlot(resolution.location), writer,
                TemplateProgram.Tag(
                    range: printed.range, name: tag.name.text, frame: resolution.location.frame,
                    frames: place.scope.frames))
            context = context.afterValue
        case .failure(let refusal): add(refusal.diagnostic)
        }
    }

    /// What a name stands for; reports a name that stands for nothing.
    mutating func resolve(_ name: TemplateName, at place: Place) -> TemplateScope.Resolution? {
        do {
            return try place.scope.resolve(name)
        } catch {
            report(error, name, at: place)
            return nil
        }
    }
}

/// A tag that prints a value of a known type.
struct PrintedTag {
    let tag: VariableTag
    let type: TemplateType
    let range: SourceRange
    var name: String { tag.name.text }

    init(_ tag: VariableTag, type: TemplateType, source: SourceText) {
        self.tag = tag
        self.type = type
        range = source.range(tag.offsets)
    }

    /// Why a value cannot be printed at its place.
    struct Refusal: Error {
        let diagnostic: Diagnostic
    }
}

extension PrintedTag {
    func writer(in insertion: HTMLInsertion, schemes: URLSchemes) -> Result<ValueWriter, Refusal> {
        if case .refused(let refusal) = insertion {
            return .failure(Refusal(diagnostic: .refused(refusal, name: name, at: range)))
        }
        switch type {
        case .text, .choice, .url:
            guard tag.isEscaped else {
                return refuse(
                    .unescapedValue, "\(name) is \(type.described), not trusted HTML",
                    .write("{{\(name)}}"))
            }
            return textWriter(in: insertion, schemes: schemes)
        case .trustedHTML: return trustedHTMLWriter(in: insertion)
        case .json, .flag: return dataWriter(in: insertion)
        case .list:
            return refuse(
                .printedList, "\(name) is \(type.described) and has no text",
                .advice(
                    "repeat something for each item: {{#\(name)}}…{{/\(name)}}"))
        case .record, .optional:
            return refuse(
                .printedRecord, "\(name) is \(type.described) and has no text",
                .advice(
                    "name one of its parts"))
        }
    }

    private func textWriter(in insertion: HTMLInsertion, schemes: URLSchemes) -> Result<ValueWriter, Refusal> {
        switch insertion {
        case .text, .plainText: .success(.markup(.text))
        case .attribute(let quote): .success(.markup(.attribute(quote)))
        case .url(let position, _, let isList): urlWriter(at: position, isList: isList, schemes: schemes)
        case .json(let isInString): .success(isInString ? .jsonStringContent : .jsonString)
        case .css(let isInString): .success(isInString ? .cssString : .cssValue)
        case .refused: preconditionFailure("reported before")
        }
    }

    private func urlWriter(
        at position: URLPosition, isList: Bool, schemes: URLSchemes
    ) -> Result<ValueWriter, Refusal> {
        let isURL = if case .url = type { true } else { false }
        switch position {
        case .start:
            return isURL
                ? .success(.url(isInList: isList))
                : refuse(
                    .urlFromText, "\(name) is \(type.described), and an address begins here",
                    .advice("begin the address in the template, or use a name that is a URL"))
        case .path(.some(let scheme)), .query(.some(let scheme)):
            guard schemes.contains(scheme) else {
                let text = String(decoding: scheme, as: UTF8.self)
                return refuse(
                    .urlScheme, "a value may not follow the scheme \(text), which the site does not allow",
                    .advice(ValueProblem.advice(schemes.allowed)))
            }
        case .path, .query, .prefix, .unclear: break
        }
        if case .path = position, isURL {
            return refuse(
                .urlInURL, "\(name) is a URL, and an address has begun before it",
                .advice("a URL is the whole of an attribute, or stands in a query"))
        }
        return .success(.urlPart)
    }

    private func trustedHTMLWriter(in insertion: HTMLInsertion) -> Result<ValueWriter, Refusal> {
        guard insertion == .text else {
            return refuse(
                .htmlOutsideText, "\(name) is trusted HTML, which stands between tags only",
                .advice("use a name that is a text here"))
        }
        guard !tag.isEscaped else {
            return refuse(.escapedHTML, "\(name) is trusted HTML and would show its own tags", .write("{{{\(name)}}}"))
        }
        return .success(.trustedHTML)
    }

    private func dataWriter(in insertion: HTMLInsertion) -> Result<ValueWriter, Refusal> {
        if case .json(isInString: false) = insertion { return .success(.json) }
        if case .flag = type {
            return refuse(
                .printedFlag, "\(name) is a flag and has no text",
                .advice(
                    "test it: {{#\(name)}}…{{/\(name)}}"))
        }
        return refuse(
            .printedJSON, "\(name) is JSON, which stands in a data block only",
            .advice(
                "write it inside <script type=\"application/json\">"))
    }

    private func refuse(
        _ kind: DiagnosticKind, _ message: String, _ suggestion: Diagnostic.Suggestion
    ) -> Result<ValueWriter, Refusal> {
        .failure(Refusal(diagnostic: Diagnostic(kind, message, at: range, suggestion: suggestion)))
    }
}
