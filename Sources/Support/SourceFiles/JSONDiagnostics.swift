package import Diagnostics

/// What is found in JSON files.
extension DiagnosticKind {
    package static let jsonEmpty = DiagnosticKind(
        "json.empty", title: "A JSON file holds no value",
        why: "An empty file is no JSON: Xcode writes at least {}. Often a failed download or a bad merge emptied it.",
        example: "(a file of 0 bytes)", mend: "Restore the file from version control, or save it again in Xcode.")

    package static let jsonTruncated = DiagnosticKind(
        "json.truncated", title: "A JSON file ends too early",
        why: "An object, list or text is still open at the end, so a part of the file is lost.",
        example: "{ \"products\" : [ { \"productID\" : \"pro\"", mend: "Restore the file, or close what is open.")

    package static let jsonSyntax = DiagnosticKind(
        "json.syntax", title: "A file is not JSON",
        why: "The file is read by the standard (RFC 8259) alone, as Xcode does, so that nothing is guessed.",
        example: "{ \"type\" \"Consumable\" }", mend: "{ \"type\" : \"Consumable\" }")

    package static let jsonComma = DiagnosticKind(
        "json.comma", title: "A comma is missing or too many",
        why: "Members and elements are parted by one comma; none follows the last.",
        example: "[ \"de\", \"ja\", ]", mend: "[ \"de\", \"ja\" ]")

    package static let jsonQuotes = DiagnosticKind(
        "json.quotes", title: "Text or a key lacks double quotes",
        why: "JSON knows straight double quotes only; single, typographic and left-out quotes are JavaScript or prose.",
        example: "{ 'locale': 'de' }", mend: "{ \"locale\": \"de\" }")

    package static let jsonText = DiagnosticKind(
        "json.text", title: "A text holds what must be escaped",
        why: "Line breaks and control characters are escaped in JSON, and a backslash begins one of eight escapes.",
        example: "\"C:\\Users\"", mend: "\"C:\\\\Users\"")

    package static let jsonNumber = DiagnosticKind(
        "json.number", title: "A number is not written as JSON writes it",
        why: "Numbers are decimal, without plus sign or leading zero, with digits on both sides of the point.",
        example: "{ \"subscriptionLevel\" : 01 }", mend: "{ \"subscriptionLevel\" : 1 }")

    package static let jsonDepth = DiagnosticKind(
        "json.depth", title: "A JSON file is nested too deeply",
        why: "Files that people and tools write go some twenty deep; more is a mistake or an attack on the reader.",
        example: "[[[[[… (257 times)", mend: "Look at what made the file.")

    package static let jsonKeyDouble = DiagnosticKind(
        "json.key.double", .warning, title: "A key stands twice in an object",
        why: "Only the last counts, so what the first says is lost without a word. A merge often leaves this behind.",
        example: "{ \"displayPrice\" : \"2.99\", \"displayPrice\" : \"3.99\" }", mend: "{ \"displayPrice\" : \"3.99\" }"
    )
}

/// What is found in files of any kind.
extension DiagnosticKind {
    package static let fileEncoding = DiagnosticKind(
        "file.encoding", title: "A file is not UTF-8",
        why: "Names and prices come out garbled when the encoding is guessed, so every file must be UTF-8.",
        example: "a file saved as Windows-1252 or UTF-16", mend: "Save the file as UTF-8 in your editor.")

    package static let fileConflict = DiagnosticKind(
        "file.conflict", title: "A merge conflict is left in a file",
        why: "The lines <<<<<<<, ======= and >>>>>>> are version control asking which side to keep.",
        example: "<<<<<<< HEAD", mend: "Keep the lines of one side (or of both) and take the marks out.")
}
