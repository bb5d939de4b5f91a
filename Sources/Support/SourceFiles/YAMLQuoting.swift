/// Writes a text as a quoted scalar, for suggestions.
enum YAMLQuoting {
    /// In double quotes if the text can stand there as it is, else in single quotes.
    static func quote(_ text: String) -> String {
        guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
        var quoted = "'"
        for character in text {
            quoted.append(character)
            if character == "'" { quoted.append(character) }
        }
        return quoted + "'"
    }
}
