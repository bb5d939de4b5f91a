package import Diagnostics

/// Every kind of finding that this module reports.
package enum CopyVariablesDiagnostics {
    package static let kinds: [DiagnosticKind] = [
        .copyBraces, .copyDate, .copyEmpty, .copyFunction, .copyTranslation, .copyUnknown,
    ]
}

/// What is found in copy.
extension DiagnosticKind {
    package static let copyBraces = DiagnosticKind(
        "copy.braces", title: "Braces in a text do not match",
        why: "A variable stands between {{ and }}. Anything else would be shown to buyers as it is written.",
        example: "Subscribe for {{ product.price", mend: "Subscribe for {{ product.price }}")

    package static let copyEmpty = DiagnosticKind(
        "copy.empty", title: "A name is missing between braces",
        why: "Nothing ever renders as nothing by accident.", example: "Subscribe for {{ }}",
        mend: "Subscribe for {{ product.price }}")

    package static let copyUnknown = DiagnosticKind(
        "copy.unknown", title: "A text uses an unknown variable",
        why: "Its place would be empty on the page. `product.NAME`, `products.ALIAS.NAME` and `custom.NAME` are known.",
        example: "Subscribe for {{ product.prise }}", mend: "Subscribe for {{ product.price }}")

    package static let copyFunction = DiagnosticKind(
        "copy.function", title: "A text uses an unknown function",
        why: "There are uppercase, lowercase and capitalize.", example: "{{ product.period | titlecase }}",
        mend: "{{ product.period | capitalize }}")

    package static let copyDate = DiagnosticKind(
        "copy.date", title: "A text names the day on which an offer ends",
        why: "A page is built once and read on any day, so only its script can work out a date.",
        example: "Free until {{ product.offer_end_date }}", mend: "{{ product.offer_period_with_unit }} free")

    package static let copyTranslation = DiagnosticKind(
        "copy.translation", title: "A translation has other variables than its source",
        why: "A price that is left out or added in one language promises something else there.",
        example: "Abonnieren, the German text of Subscribe for {{ product.price }}",
        mend: "Für {{ product.price }} abonnieren")
}
