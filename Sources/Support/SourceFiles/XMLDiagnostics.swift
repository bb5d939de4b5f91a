package import Diagnostics

/// What is found in XML files and property lists.
extension DiagnosticKind {
    package static let xmlSyntax = DiagnosticKind(
        "xml.syntax", title: "A file is not XML",
        why:
            "A tag, an attribute or a character stands where XML 1.0 has no place for it. Nothing of the file is used.",
        example: "<string>Terms & Conditions</string>", mend: "<string>Terms &amp; Conditions</string>")

    package static let xmlTruncated = DiagnosticKind(
        "xml.truncated", title: "An XML file ends too early",
        why: "An element is still open at the end, so a part of the file is lost.",
        example: "<dict><key>Buy</key><string>Kau", mend: "Restore the file, or close what is open.")

    package static let xmlEntity = DiagnosticKind(
        "xml.entity", title: "An XML file uses entities of its own",
        why:
            "XML itself has five: amp, lt, gt, quot and apos. Others would have to be declared, and declared entities can "
            + "reach into other files or grow without end; so they are never read.",
        example: "<string>Save&nbsp;50%</string>", mend: "<string>Save\u{A0}50%</string>")

    package static let xmlLimit = DiagnosticKind(
        "xml.limit", title: "An XML file is nested too deeply or holds a text that is too long",
        why: "String tables go some ten elements deep and their texts are short; more is a mistake or an attack on the "
            + "reader.",
        example: "a text of 2 MiB", mend: "Look at what made the file.")

    package static let plistShape = DiagnosticKind(
        "plist.shape", title: "A property list has another form than its format asks for",
        why:
            "A key without a value, a value without a key, or an unknown kind of value: what belongs together cannot be "
            + "told, so nothing of the file is used.",
        example: "<dict><key>Buy</key><key>Sell</key></dict>",
        mend: "<dict><key>Buy</key><string>Kaufen</string></dict>")

    package static let plistBinary = DiagnosticKind(
        "plist.binary", title: "A binary property list is damaged",
        why:
            "Its table of contents points outside the file, or its parts hold each other in a circle. Builds of an app hold "
            + "such files; the ones in its sources are text.",
        example: "a file that was cut short while it was copied", mend: "Name the .strings file of the app's sources.")
}
