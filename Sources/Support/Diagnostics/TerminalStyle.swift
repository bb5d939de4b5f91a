/// Colours for a terminal, or none.
package struct TerminalStyle: Sendable {
    package let isColored: Bool

    package init(isColored: Bool) { self.isColored = isColored }

    package enum Color: String, Sendable {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    package func bold(_ text: String) -> String { wrapped(text, "1") }
    package func dim(_ text: String) -> String { wrapped(text, "2") }
    package func colored(_ text: String, _ color: Color) -> String { wrapped(text, color.rawValue) }
    package func bold(_ text: String, _ color: Color) -> String { wrapped(text, "1;\(color.rawValue)") }

    private func wrapped(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
