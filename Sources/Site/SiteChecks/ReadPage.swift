import Diagnostics
import SiteModel
import SourceFiles

/// A finished page, read.
struct ReadPage: Sendable {
    let page: CheckedPage
    /// The site that it belongs to.
    let frame: SiteFrame
    let theme: CheckedTheme?
    let root: HTMLElement
    /// All elements in the order of their start tags, the root first.
    let elements: [HTMLElement]
    /// The page's bytes, under the path below the output folder.
    let source: SourceText
    /// All style sheets of the page, one after another.
    let styles: String

    /// `nil` for bytes that are no page.
    init?(_ page: CheckedPage, in frame: SiteFrame) {
        guard let root = HTMLReader.read(page.html) else { return nil }
        self.page = page
        self.frame = frame
        theme = frame.site.themes[page.theme]
        self.root = root
        elements = [root] + root.descendants
        source = SourceText(path: page.route.outputPath, bytes: page.html)
        styles = elements.filter { $0.name == "style" }.map(\.text).joined(separator: "\n")
    }
}

extension ReadPage {
    /// The elements that are marked with a role.
    func all(role: String) -> [HTMLElement] { elements.filter { $0.role == role } }

    /// The products with the elements that show them; `nil` for one that no element shows.
    var plans: [(product: CheckedProduct, element: HTMLElement?)] {
        let plans = all(role: "plan")
        return (page.paywall?.products ?? []).map { product in
            (product, plans.first { $0.sells(product) })
        }
    }

    /// Where a theme's author looks: the first template that holds a text, the page's layout first; else the layout.
    func template(_ texts: String...) -> Diagnostic.Place {
        guard let theme else { return .file("themes/\(page.theme)") }
        let layout = "layouts/\(page.layout).mustache"
        let names = [layout] + theme.templates.keys.sorted().filter { $0.hasPrefix("partials/") }
        for text in texts {
            for name in names {
                if let source = theme.templates[name], let range = source.first(text) { return .range(range) }
            }
        }
        return .file("\(theme.folder)/\(layout)")
    }

    /// The line of an element on the page.
    func place(of element: HTMLElement) -> SourceRange {
        source.place(at: source.offset(line: element.line, column: 1))
    }
}

extension HTMLElement {
    var role: String? { attribute("data-role") }

    func first(role: String) -> HTMLElement? { descendants.first { $0.role == role } }

    /// Whether one of its buttons buys a product.
    func sells(_ product: CheckedProduct) -> Bool {
        descendants.contains {
            $0.attribute("data-action") == "purchase" && $0.attribute("data-product") == product.id
                && $0.attribute("data-plan") == product.plan
        }
    }

    /// The text as it is read: blanks run together, isolates and joiners left out.
    var readText: String { text.asRead }
}

extension String {
    var asRead: String {
        let invisible: Set<Unicode.Scalar> = ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}"]
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: unicodeScalars.filter { !invisible.contains($0) })
        return String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension SourceText {
    /// The first place of a text.
    func first(_ text: String) -> SourceRange? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) { return range(start..<start + wanted.count) }
        }
        return nil
    }
}
