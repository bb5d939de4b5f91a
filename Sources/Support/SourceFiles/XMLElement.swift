package import Diagnostics

/// An XML element as it stands in a file: with its place, its attributes in order and its text with references resolved.
package struct XMLElement: Sendable {
    /// The name without a namespace's prefix.
    package let name: String
    /// In file order; a name keeps its prefix (`xml:space`).
    package let attributes: [(name: String, value: String)]
    package let content: [Content]
    /// From the first `<` to the last `>`.
    package let range: SourceRange
    /// What stands between the tags; empty for `<name/>`.
    package let contentRange: SourceRange

    package enum Content: Sendable {
        case element(XMLElement)
        /// Never empty; neighbouring stretches are one.
        case text(String)
    }
}

extension XMLElement {
    /// The value of an attribute.
    package func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The elements directly inside.
    package var elements: [XMLElement] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The first element of a name directly inside.
    package func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

    /// All text inside, at any depth.
    package var text: String {
        content.map { part in
            switch part {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
    }
}
