import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// The wording of what is found about places in the HTML. After these the context is lost.
extension LayoutCompilation {
    mutating func report(_ issue: HTMLIssue, at range: SourceRange) {
        isContextLost = true
        switch issue {
        case .branches:
            add(
                .branches, "a browser would read this differently with and without the section before it", range,
                .advice("put a blank before the attribute, inside the section"))
        case .characterData:
            add(
                .unclearMarkup, "what begins with <![ ends differently in HTML and in SVG", range,
                .advice("write the text with character references"))
        case .commentInScript:
            add(
                .unclearMarkup, "<!-- in a script makes browsers overlook the script's end", range,
                .advice("write \"<\\!--\" in a string, or remove the comment"))
        case .plaintext:
            add(.unclearMarkup, "<plaintext> never ends", range, .advice("use <pre>"))
        case .refresh:
            add(
                .refreshPlace, "a refresh may not hold a value", range, .advice("link to the address instead"))
        }
    }

    mutating func reportBranches(
        _ first: HTMLContext, _ second: HTMLContext, after section: SectionTag, at place: Place
    ) {
        isContextLost = true
        let name = section.name.text
        let message =
            first.described == second.described
            ? "the template is at two different places of \(first.described) depending on \(name)"
            : "the template goes on inside \(first.described) or inside \(second.described), depending on \(name)"
        add(
            .branches, message, place.source.range(section.closing),
            .advice("close in the section what it opens, and open what it closes"),
            [.init("the section opens here", at: .range(place.source.range(section.opening)))])
    }

    mutating func reportBranches(
        _ first: HTMLContext, _ second: HTMLContext, ofChoice name: String, at range: SourceRange
    ) {
        isContextLost = true
        add(
            .branches,
            "the template goes on inside \(first.described) or inside \(second.described), depending on \(name)", range,
            .advice("let every partial that \(name) may name end where the others do"))
    }

    mutating func reportEndInside(_ source: SourceText) {
        let notes = opening.map { [Diagnostic.Note("it begins here", at: .range($0))] } ?? []
        add(
            .endInside, "the template ends inside \(context.described)", source.place(at: source.bytes.count),
            .advice("close it"), notes)
    }
}

extension Diagnostic {
    static func refused(_ refusal: HTMLRefusal, name: String, at range: SourceRange) -> Diagnostic {
        let (kind, place, advice) = refusal.wording
        return Diagnostic(kind, "\(name) may not stand in \(place)", at: range, suggestion: .advice(advice))
    }
}

extension HTMLRefusal {
    fileprivate var wording: (DiagnosticKind, place: String, advice: String) {
        switch self {
        case .tagName: (.tagNamePlace, "the name of a tag", "write the tag out; choose between two by a section")
        case .attributeName:
            (.attributeNamePlace, "the name of an attribute", "write the attribute out, in a section if it is optional")
        case .unquotedAttribute: (.unquotedPlace, "an attribute without quotes", "put quotes round the value")
        case .comment: (.commentPlace, "a comment", "remove it, or use {{! … }} for a remark in the template")
        case .declaration: (.commentPlace, "a declaration", "write the declaration out")
        case .scriptCode:
            (
                .scriptPlace, "a script",
                "hand it over in <script type=\"application/json\"> or in a data- attribute and read it from there"
            )
        case .scriptType: (.scriptPlace, "the type of a script", "write the type out")
        case .styleSheet:
            (
                .stylePlace, "a style sheet, except as the value of a custom property",
                "write --name: {{…}}; and use var(--name)"
            )
        case .styleAttribute: (.stylePlace, "a style attribute", "use a class, or a custom property in <style>")
        case .eventHandler: (.handlerPlace, "an event handler", "listen in the page's script")
        case .embeddedDocument: (.documentPlace, "srcdoc, which is a document of its own", "link to a page")
        case .animation: (.documentPlace, "what an SVG animation writes", "write the animation out")
        case .refresh:
            (.refreshPlace, "the kind of a meta element or a refresh", "write it out; link to the address instead")
        case .hiddenText: (.hiddenPlace, "an element whose text browsers do not show", "put it somewhere else")
        case .closingTag: (.tagNamePlace, "what may be the beginning of a closing tag", "write &lt; or remove the <")
        case .unclearURL:
            (
                .unclearURLPlace, "an address whose beginning is unclear",
                "let the value be the whole address, or begin it with / or with a scheme"
            )
        }
    }
}
