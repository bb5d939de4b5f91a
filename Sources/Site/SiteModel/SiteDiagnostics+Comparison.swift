package import Diagnostics

// The findings about tables of features, and about themes that are based on others.
extension DiagnosticKind {
    package static let paywallFeaturePlanUnknown = DiagnosticKind(
        "paywall.feature.plan", title: "A feature is said of a product that the paywall does not sell",
        why: "The table of features has a column for each product of the paywall, and one for what is free.",
        example: "products: { yearly: pro.yearly }\nfeatures: { Offline maps: [yealry] }",
        mend: "products: { yearly: pro.yearly }\nfeatures: { Offline maps: [yearly] }")
    package static let themeBaseUnknown = DiagnosticKind(
        "theme.base.unknown", title: "A theme is based on one that is not there",
        why: "The layouts, partials and options that a theme lacks come from its base, another folder of themes/.",
        example: "base: aurroa", mend: "base: aurora")
    package static let themeBaseCircular = DiagnosticKind(
        "theme.base.circular", title: "Themes are based on each other in a circle",
        why: "What a theme lacks is looked for in its base, then in the base of that; the search must end.",
        example: "base: mine, in themes/mine/theme.yaml", mend: "base: aurora")
}
