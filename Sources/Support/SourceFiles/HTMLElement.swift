/// An HTML element as it stands on a page: its attributes in order, what is in it, and the line it begins on.
package struct HTMLElement: Sendable {
    /// In lower case.
    package let name: String
    /// In file order, names in lower case; an attribute without a value has an empty one, and one of
    /// HTML 4 that is there or not (`checked`, `disabled`) its own name.
    package let attributes: [(name: String, value: String)]
    package let content: [Content]
    /// From 1.
    package let line: Int

    package enum Content: Sendable {
        case element(HTMLElement)
        /// With references resolved; in `script` and `style` as it is.
        case text(String)
    }
}

extension HTMLElement {
    /// The value of an attribute.
    package func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The elements directly inside.
    package var elements: [HTMLElement] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// All elements inside, at any depth, in the order of their start tags.
    package var descendants: [HTMLElement] {
        var found: [HTMLElement] = []
        collect(into: &found)
        return found
    }

    /// All text inside, at any depth.
    package var text: String {
        content.map { part in
            switch part {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
    }

    private func collect(into found: inout [HTMLElement]) {
        for element in elements {
            found.append(element)
            element.collect(into: &found)
        }
    }
}
