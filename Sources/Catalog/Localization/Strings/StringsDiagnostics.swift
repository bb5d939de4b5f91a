package import Diagnostics

extension DiagnosticKind {
    /// A table whose parts are not of the form that Xcode writes.
    package static let stringsShape = DiagnosticKind(
        "strings.shape", title: "a string table has another form than Xcode writes",
        why:
            "What stands there cannot be taken as a text, so the copy of some page would be lost. Nothing of the file is "
            + "used until it is mended.",
        example: #"{ "sourceLanguage" : "en", "strings" : [] }"#,
        mend: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#)

    /// A format newer than this program.
    package static let stringsVersion = DiagnosticKind(
        "strings.version", .note, title: "a String Catalog is of an unknown version",
        why:
            "The versions 1.0 to 1.3 differ little, and a newer one is read in the same way. Should a text be missing, "
            + "the version may be why.",
        example: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "9.0" }"#,
        mend: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.3" }"#)

    /// A localization under a name that is no language.
    package static let stringsLanguage = DiagnosticKind(
        "strings.language", .warning, title: "a localization is under a name that is no language tag",
        why: "No page can ask for it, so its texts are never shown.",
        example: #"{ "sourceLanguage" : "en", "strings" : { "Hi" : { "localizations" : { "german" : { } } } } }"#,
        mend: #"{ "sourceLanguage" : "en", "strings" : { "Hi" : { "localizations" : { "de" : { } } } } }"#)

    /// A plural form under a name that CLDR does not have.
    package static let stringsPlural = DiagnosticKind(
        "strings.plural", .warning, title: "plural forms have an unknown category, or lack \"other\"",
        why:
            "The categories are zero, one, two, few, many and other. A form under another name is never used, and a count "
            + "whose category has no form takes \"other\".",
        example: #"{ "sourceLanguage" : "en", "strings" : { "n" : { "localizations" : { "en" : { "variations" : "#
            + #"{ "plural" : { "some" : { }, "other" : { } } } } } } } }"#,
        mend: #"{ "sourceLanguage" : "en", "strings" : { "n" : { "localizations" : { "en" : { "variations" : "#
            + #"{ "plural" : { "few" : { }, "other" : { } } } } } } } }"#)

    /// A key that is nearly one that Xcode writes.
    package static let stringsKey = DiagnosticKind(
        "strings.key", .warning, title: "a key of a String Catalog looks misspelt",
        why: "Unknown keys are passed over, so that newer catalogs can be read; one that is nearly a known key is more "
            + "likely a slip, and what it holds is lost.",
        example: #"{ "sourceLanguage" : "en", "strings" : { "Hi" : { "localisations" : { } } } }"#,
        mend: #"{ "sourceLanguage" : "en", "strings" : { "Hi" : { "localizations" : { } } } }"#)

    /// Two tables that disagree on a key.
    package static let stringsTwice = DiagnosticKind(
        "strings.twice", .warning, title: "two string tables hold the same key with other texts",
        why:
            "The table that is named first in site.yaml wins. The other text is never shown, though somebody may believe "
            + "that it is.",
        example: "strings: [App.xcstrings, Web.xcstrings]   # both hold \"Buy\", with different German texts",
        mend: "Delete the key from one of them, or give the second text a key of its own.")

    /// Tables that begin from different languages.
    package static let stringsSource = DiagnosticKind(
        "strings.source", .warning, title: "string tables have different source languages",
        why:
            "A key without a text is taken for a text in its table's own source language. With two source languages it is "
            + "easy to show the wrong one.",
        example: "strings: [App.xcstrings, Web.xcstrings]   # sourceLanguage en, and de",
        mend: "Set the same source language in both catalogs, in Xcode's File inspector.")

    /// A `.strings` file that cannot be parsed.
    package static let stringsSyntax = DiagnosticKind(
        "strings.syntax", title: "a .strings file is not well-formed",
        why:
            "Each pair is a key, an equals sign, a text and a semicolon. Xcode refuses the whole file when one of them is "
            + "missing, so nothing of it is used here either.",
        example: "\"buy\" = \"Kaufen\"\n\"restore\" = \"Wiederherstellen\";",
        mend: "\"buy\" = \"Kaufen\";\n\"restore\" = \"Wiederherstellen\";")

    /// A key that stands twice in one file.
    package static let stringsDouble = DiagnosticKind(
        "strings.double", .warning, title: "a key stands twice in a string table",
        why: "Only the last text is shown, as in an app. Whoever mends the first one wonders why nothing changes.",
        example: "\"buy\" = \"Kaufen\";\n\"buy\" = \"Abonnieren\";", mend: "\"buy\" = \"Abonnieren\";")

    /// An escape that reads otherwise than it looks.
    package static let stringsEscape = DiagnosticKind(
        "strings.escape", .warning, title: "an escape in a .strings file reads otherwise than it looks",
        why:
            "Up to three digits behind a backslash are one character by its octal number, and only a capital U begins a "
            + "hexadecimal one. What was meant comes out garbled in the app.",
        example: #""rate" = "8\10";"#, mend: #""rate" = "8/10";"#)

    /// A `.stringsdict` entry whose parts do not fit.
    package static let stringsVariable = DiagnosticKind(
        "strings.variable", .warning, title: "the parts of a .stringsdict entry do not fit together",
        why:
            "The text of NSStringLocalizedFormatKey names variables as %#@name@, and each is a dictionary of plural forms "
            + "beside it. What no text names is never shown, and what is named but not there leaves a hole.",
        example: "<key>NSStringLocalizedFormatKey</key><string>%#@ sites @</string> <key>sites</key><dict>…</dict>",
        mend: "<key>NSStringLocalizedFormatKey</key><string>%#@sites@</string> <key>sites</key><dict>…</dict>")

    /// A part of an XLIFF file that cannot be used.
    package static let stringsExchange = DiagnosticKind(
        "strings.exchange", .warning, title: "a part of an XLIFF file cannot be used",
        why:
            "A unit stands for one text of a string table, named by its id, as Xcode exports them. A unit without an id, "
            + "with markup inside its text that stands for something, or for a text that no table has, cannot be given back; "
            + "the rest of the file is used. Sets of phrases (App Shortcuts) stay in their catalog.",
        example: "<trans-unit><source>Buy</source><target>Kaufen</target></trans-unit>",
        mend: "<trans-unit id=\"Buy\"><source>Buy</source><target>Kaufen</target></trans-unit>")

    /// A translation that lost a placeholder.
    package static let stringsPlaceholder = DiagnosticKind(
        "strings.placeholder", .warning, title: "a translation has other placeholders than its source",
        why:
            "Variables of copy ({{ product.price }}), arguments (%@, %1$lld) and parameters (${applicationName}) are filled "
            + "in by a program. A page without one says too little, and an app that meets one more may crash. Such a "
            + "translation is not imported; the text of before stays. A plural form may leave its number out.",
        example: "<source>Only {{ product.price }}</source><target>Nur {{ produkt.preis }}</target>",
        mend: "<source>Only {{ product.price }}</source><target>Nur {{ product.price }}</target>")
}

/// Every kind that this module reports, for `explain` and the reference page.
package enum LocalizationDiagnostics {
    package static let kinds: [DiagnosticKind] = [
        .stringsShape, .stringsVersion, .stringsLanguage, .stringsPlural, .stringsKey, .stringsTwice, .stringsSource,
        .stringsSyntax, .stringsDouble, .stringsEscape, .stringsVariable, .stringsExchange, .stringsPlaceholder,
    ]
}
