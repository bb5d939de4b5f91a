package import Diagnostics
import MustacheTemplates

/// The findings of the templates wing, for `explain` and the reference page.
package enum TemplateDiagnostics {
    package static let kinds: [DiagnosticKind] =
        MustacheDiagnostics.kinds + [
            .unknownName, .untestedName, .sectionType, .printedList, .printedRecord, .printedFlag, .printedJSON,
            .escapedHTML, .htmlOutsideText, .unescapedValue, .missingPartial, .recursivePartial, .unknownBlock,
            .textInParent, .dynamicName,
            .tagNamePlace, .attributeNamePlace, .unquotedPlace, .commentPlace, .scriptPlace, .stylePlace, .handlerPlace,
            .documentPlace, .refreshPlace, .hiddenPlace, .unclearURLPlace, .urlFromText, .urlInURL, .urlScheme,
            .urlCharacter, .cssValue, .branches, .endInside, .unclearMarkup,
        ]
}

extension DiagnosticKind {
    package static let unknownName = DiagnosticKind(
        "template.name.unknown", title: "A template uses a name that the page does not have",
        why:
            "Elsewhere a misspelt name shows as nothing, and nobody notices. Here every name is looked up when the theme is read.",
        example: "<h1>{{titel}}</h1>", mend: "<h1>{{title}}</h1>")

    package static let untestedName = DiagnosticKind(
        "template.name.untested", title: "A value that may be absent is printed without a test",
        why: "It would leave a hole in the page where it is absent. A section of its name shows only when it is there.",
        example: "<p class=\"badge\">{{badge}}</p>", mend: "{{#badge}}<p class=\"badge\">{{badge}}</p>{{/badge}}")

    package static let sectionType = DiagnosticKind(
        "template.section.type", title: "A section is about something that is always there",
        why:
            "Sections repeat for each item of a list, or test a flag or what may be absent. Anything else is most likely a wrong name.",
        example: "{{#title}}<h1>{{title}}</h1>{{/title}}", mend: "<h1>{{title}}</h1>")

    package static let printedList = DiagnosticKind(
        "template.value.list", title: "A list is printed as if it were text",
        why: "A list has items, each with its own names; a section repeats for each.",
        example: "<ul>{{products}}</ul>", mend: "<ul>{{#products}}<li>{{name}}</li>{{/products}}</ul>")

    package static let printedRecord = DiagnosticKind(
        "template.value.group", title: "A group of names is printed as if it were text",
        why: "Only its parts have text.", example: "<p>{{site}}</p>", mend: "<p>{{site.name}}</p>")

    package static let printedFlag = DiagnosticKind(
        "template.value.flag", title: "A flag is printed as if it were text",
        why: "A flag decides whether something shows; it has no words in any language.",
        example: "<p>{{has_restore}}</p>", mend: "{{#has_restore}}<p>{{words.restore}}</p>{{/has_restore}}")

    package static let printedJSON = DiagnosticKind(
        "template.value.json", title: "JSON is printed outside a data block",
        why: "Scripts read it from a data block, in which it is escaped so that it cannot end the block.",
        example: "<div>{{page_data}}</div>", mend: "<script type=\"application/json\">{{page_data}}</script>")

    package static let escapedHTML = DiagnosticKind(
        "template.html.escaped", title: "Trusted HTML is printed with two braces",
        why: "Two braces escape, so readers would see the tags themselves.",
        example: "<main>{{body}}</main>", mend: "<main>{{{body}}}</main>")

    package static let htmlOutsideText = DiagnosticKind(
        "template.html.place", title: "Trusted HTML is printed somewhere else than between tags",
        why: "Its tags mean nothing in a title, an attribute, a script or a style sheet.",
        example: "<title>{{{body}}}</title>", mend: "<title>{{title}}</title>")

    package static let unescapedValue = DiagnosticKind(
        "template.html.untrusted", title: "A value is printed without escaping",
        why:
            "Three braces are for HTML that this tool made itself, from Markdown or a cleaned drawing. Everything else is escaped.",
        example: "<h1>{{{title}}}</h1>", mend: "<h1>{{title}}</h1>")

    package static let missingPartial = DiagnosticKind(
        "template.partial.missing", title: "A template includes a partial that the theme does not have",
        why: "Elsewhere a missing partial shows as nothing.", example: "{{> produkt}}", mend: "{{> product}}")

    package static let recursivePartial = DiagnosticKind(
        "template.partial.recursive", title: "A partial includes itself",
        why: "Partials are taken in when the theme is read, which would never end.",
        example: "card.mustache: <div>{{> card}}</div>", mend: "Write the levels out.")

    package static let unknownBlock = DiagnosticKind(
        "template.block.unknown", title: "A template replaces a block that its parent does not have",
        why: "The text in it would show nowhere, and nobody would notice.",
        example: "{{<base}}{{$mian}}text{{/mian}}{{/base}}", mend: "{{<base}}{{$main}}text{{/main}}{{/base}}")

    package static let textInParent = DiagnosticKind(
        "template.block.outside", title: "Text stands in a parent outside its blocks",
        why: "A parent shows its own text; of what stands in the tag only the blocks are taken.",
        example: "{{<base}}text{{/base}}", mend: "{{<base}}{{$main}}text{{/main}}{{/base}}")

    package static let dynamicName = DiagnosticKind(
        "template.partial.dynamic", title: "A partial is named by something else than a choice",
        why:
            "Partials are taken in when the theme is read, so the words that may name one have to be known then: those of a choice that theme.yaml declares, or of host and direction.",
        example: "{{>*name}}", mend: "{{>*card}}")
}
