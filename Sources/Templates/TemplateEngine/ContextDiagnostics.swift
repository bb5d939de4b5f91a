package import Diagnostics

/// Findings about where in the HTML a value stands.
extension DiagnosticKind {
    package static let tagNamePlace = DiagnosticKind(
        "template.place.tag", title: "A value stands in the name of a tag",
        why: "It could become any tag, also a script.", example: "<{{name}}>", mend: "<p>{{name}}</p>")

    package static let attributeNamePlace = DiagnosticKind(
        "template.place.attribute", title: "A value stands where the name of an attribute would",
        why: "It could become any attribute, also an event handler.",
        example: "<input {{name}}>", mend: "<input {{#is_selected}}checked{{/is_selected}}>")

    package static let unquotedPlace = DiagnosticKind(
        "template.place.unquoted", title: "A value stands in an attribute without quotes",
        why: "A blank in it would end the attribute and begin another.",
        example: "<p class={{name}}>", mend: "<p class=\"{{name}}\">")

    package static let commentPlace = DiagnosticKind(
        "template.place.comment", title: "A value stands in a comment or declaration",
        why: "Nobody sees it there, and no escaping is safe in every browser.",
        example: "<!-- {{name}} -->", mend: "{{! a remark that stays in the template }}")

    package static let scriptPlace = DiagnosticKind(
        "template.place.script", title: "A value stands in script code",
        why:
            "Code that is put together from texts is where injections come from. Data blocks and data- attributes carry values safely.",
        example: "<script>let name = \"{{name}}\"</script>",
        mend: "<script type=\"application/json\" id=\"data\">{{page_data}}</script>")

    package static let stylePlace = DiagnosticKind(
        "template.place.style", title: "A value stands in a style sheet outside a custom property",
        why: "Selectors, rules and addresses of a style sheet can be made to fetch or show anything.",
        example: "<style>p { color: {{accent}} }</style>", mend: "<style>:root { --accent: {{accent}} }</style>")

    package static let handlerPlace = DiagnosticKind(
        "template.place.handler", title: "A value stands in an event handler",
        why: "An event handler is script code.", example: "<b onclick=\"buy('{{id}}')\">",
        mend: "<b data-id=\"{{id}}\">")

    package static let documentPlace = DiagnosticKind(
        "template.place.document", title: "A value stands in srcdoc, or in what an SVG animation writes",
        why: "The first is a whole document, the second can write any attribute.",
        example: "<iframe srcdoc=\"{{text}}\">", mend: "<iframe src=\"{{url}}\">")

    package static let refreshPlace = DiagnosticKind(
        "template.place.refresh", title: "A value stands in a refresh, or decides whether a meta element is one",
        why: "A refresh leads away without asking, to an address hidden in a longer text.",
        example: "<meta http-equiv=\"refresh\" content=\"0; url={{url}}\">", mend: "<a href=\"{{url}}\">")

    package static let hiddenPlace = DiagnosticKind(
        "template.place.hidden", title: "A value stands in an element whose text browsers do not show",
        why: "It is read as raw text, in which nothing can be escaped.",
        example: "<noframes>{{text}}</noframes>", mend: "<p>{{text}}</p>")

    package static let unclearURLPlace = DiagnosticKind(
        "template.place.url", title: "A value follows the unclear beginning of an address",
        why: "Together they could become a scheme such as javascript.",
        example: "<a href=\"java{{name}}\">", mend: "<a href=\"/{{name}}\">")

    package static let urlFromText = DiagnosticKind(
        "template.url.text", title: "An address begins with a text",
        why: "Only a name that is a URL has its scheme checked.",
        example: "<a href=\"{{title}}\">", mend: "<a href=\"{{url}}\">")

    package static let urlInURL = DiagnosticKind(
        "template.url.joined", title: "A URL stands in the middle of an address",
        why: "Two addresses put together seldom are one.",
        example: "<a href=\"https://example.com/{{url}}\">", mend: "<a href=\"{{url}}\">")

    package static let urlScheme = DiagnosticKind(
        "template.url.scheme", title: "An address has a scheme that the site does not allow",
        why: "javascript: runs code, others leave the browser. The allowed ones stand in site.yaml.",
        example: "privacy: javascript:alert(1)", mend: "privacy: https://example.com/privacy")

    package static let urlCharacter = DiagnosticKind(
        "template.url.character", title: "An address holds a control character, or a blank at an end",
        why: "Browsers drop them before they look for the scheme, which hides it from readers.",
        example: "privacy: \" https://example.com\"", mend: "privacy: https://example.com")

    package static let cssValue = DiagnosticKind(
        "template.css.value", title: "A value is no plain CSS value",
        why:
            "Anything that could end the declaration or fetch something is refused; colours, lengths and computing functions are fine.",
        example: "accent: \"red; background: url(…)\"", mend: "accent: \"#c2410c\"")

    package static let branches = DiagnosticKind(
        "template.context.branches", title: "A section ends somewhere else in the HTML than it begins",
        why:
            "What follows would be text in one case and part of a tag in the other, so it could not be escaped for both.",
        example: "<p {{#badge}}title=\"{{/badge}}\">", mend: "<p {{#badge}}title=\"{{badge}}\"{{/badge}}>")

    package static let endInside = DiagnosticKind(
        "template.context.end", title: "A template ends inside a tag, a comment, a script or a style sheet",
        why: "Something was opened and not closed; browsers would swallow the rest of the page.",
        example: "<p class=\"title>{{title}}</p>", mend: "<p class=\"title\">{{title}}</p>")

    package static let unclearMarkup = DiagnosticKind(
        "template.context.unclear", title: "Markup that browsers read in different ways",
        why: "Where it ends depends on what surrounds it, so nothing after it can be escaped with certainty.",
        example: "<script>let mark = \"<!--\"</script>", mend: "<script>let mark = \"<\\!--\"</script>")
}
