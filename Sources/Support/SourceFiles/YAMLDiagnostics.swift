package import Diagnostics

/// What is found in YAML files, whatever their keys mean.
extension DiagnosticKind {
    package static let yamlSyntax = DiagnosticKind(
        "yaml.syntax", title: "A file is not YAML",
        why: "The file cannot be read at all, so nothing in it is checked yet.",
        example: "benefits: [Sync, Offline", mend: "benefits: [Sync, Offline]")

    package static let yamlIndentation = DiagnosticKind(
        "yaml.indentation", title: "A line is indented wrongly",
        why: "Indentation says what belongs to what: the keys of one mapping begin in the same column.",
        example: "app:\n    id: 1\n  bundle: com.example", mend: "app:\n    id: 1\n    bundle: com.example")

    package static let yamlTab = DiagnosticKind(
        "yaml.tab", title: "A line is indented with a tab",
        why: "YAML forbids tabs in indentation, because editors do not agree on their width.",
        example: "app:\n\tid: 1", mend: "app:\n  id: 1")

    package static let yamlQuotes = DiagnosticKind(
        "yaml.quotes", title: "A value needs quotes",
        why: "Some characters mean something to YAML at the beginning of a value, and \": \" does anywhere in it.",
        example: "headline: Pro: all of it", mend: "headline: \"Pro: all of it\"")

    package static let yamlBraces = DiagnosticKind(
        "yaml.braces", title: "A value that begins with {{ needs quotes",
        why: "To YAML a brace begins a mapping. In quotes the value is text, and its variables are filled in.",
        example: "button: {{ product.price }}", mend: "button: \"{{ product.price }}\"")

    package static let yamlKeyDouble = DiagnosticKind(
        "yaml.key.double", title: "A key stands twice in a mapping",
        why: "One of the two would be lost without a word.",
        example: "theme: aurora\ntheme: focus", mend: "theme: aurora")

    package static let yamlDocuments = DiagnosticKind(
        "yaml.documents", title: "A file holds more than one document",
        why: "Only one could be read; the others would be lost without a word.",
        example: "name: A\n---\nname: B", mend: "Put the second document into a file of its own.")

    package static let yamlTag = DiagnosticKind(
        "yaml.tag", title: "A tag or merge key is not supported",
        why: "Every value is read by the type that its key expects, so tags have nothing to say.",
        example: "headline: !important", mend: "headline: \"!important\"")

    package static let yamlAliasUnknown = DiagnosticKind(
        "yaml.alias.unknown", title: "An alias names no anchor",
        why: "An alias (*name) repeats a value that was marked with an anchor (&name) before.",
        example: "badge: *best value", mend: "badge: \"*best value\"")

    package static let yamlLimit = DiagnosticKind(
        "yaml.limit", title: "A YAML file is nested too deeply or grows too large",
        why: "Aliases of aliases can make a few lines stand for billions of values.",
        example: "[[[[[… (65 times)", mend: "Look at what made the file.")
}

/// What is found in YAML files whose keys have a meaning.
extension DiagnosticKind {
    package static let yamlKeyUnknown = DiagnosticKind(
        "yaml.key.unknown", title: "A key is unknown",
        why: "A misspelt key would otherwise be left out without a word.",
        example: "headlin: FieldNotes Pro", mend: "headline: FieldNotes Pro")

    package static let yamlKeyMissing = DiagnosticKind(
        "yaml.key.missing", title: "A key is missing",
        why: "The value has no sensible default, so it must be said.",
        example: "app: { id: 6480000001 }", mend: "app: { id: 6480000001, bundle: com.example.app }")

    package static let yamlValueKind = DiagnosticKind(
        "yaml.value.kind", title: "A value is of the wrong kind",
        why: "Each key expects text, a number, true or false, a list or a mapping; nothing is converted silently.",
        example: "benefits: Offline", mend: "benefits: [Offline]")

    package static let yamlValueUnknown = DiagnosticKind(
        "yaml.value.unknown", title: "A value is none of those that the key takes",
        why: "Some keys take one of a few names; a misspelt one would choose something else.",
        example: "layout: plan", mend: "layout: plans")
}
