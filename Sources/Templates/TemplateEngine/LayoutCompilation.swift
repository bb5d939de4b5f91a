import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// The compilation of one layout: walks the tree with the partials taken in, follows the HTML, resolves names.
struct LayoutCompilation {
    let partials: [String: TemplatePartial]
    let schemes: URLSchemes

    var builder = ProgramBuilder()
    var diagnostics: [Diagnostic] = []
    var context = HTMLContext.start
    /// After a finding that leaves open where in the HTML the template is: nothing more is said about places.
    var isContextLost = false
    /// Where text was last left: the `<` of what is open now.
    var opening: SourceRange?
    /// The partials that are being taken in, outermost first, and the tags that name them.
    var openPartials: [(name: String, tag: SourceRange)] = []
    /// The blocks that the innermost parent has shown so far.
    var shownBlocks: Set<String> = []
    /// The next line's beginning is there already, since what replaces a block stands within the block's line.
    var hasLineBegun = false
    /// Sections and partials round the place.
    var depth = 0
    /// Nodes seen, partials as often as they are taken in.
    var nodeCount = 0

    /// More findings help nobody, and each costs a search for the nearest name.
    static let findingLimit = 100
    /// How deep sections and partials may lie in each other.
    static let depthLimit = 100
    /// How many nodes a layout may have with its partials taken in.
    static let nodeLimit = 2_000_000

    init(partials: [String: TemplatePartial], schemes: URLSchemes) {
        self.partials = partials
        self.schemes = schemes
    }

    /// Where nodes stand: in a file, with names in scope, moved to where the file is taken in.
    struct Place {
        let source: SourceText
        var scope: TemplateScope
        var layout = LineLayout()
        /// What stands in the place of the file's blocks.
        var blocks: [String: BlockOverride] = [:]
    }
}

extension LayoutCompilation {
    mutating func run(_ layout: TemplateDocument, schema: TemplateRecord) -> ProgramBuilder {
        compile(layout.nodes, at: Place(source: layout.source, scope: TemplateScope(page: schema)))
        if !isContextLost, !context.isText { reportEndInside(layout.source) }
        return builder
    }

    mutating func compile(_ nodes: [TemplateNode], at place: Place) {
        depth += 1
        defer { depth -= 1 }
        var index = 0
        var isAtLineStart = false
        while index < nodes.count {
            guard diagnostics.count < Self.findingLimit else { return }
            nodeCount += 1
            guard nodeCount <= Self.nodeLimit else {
                if nodeCount == Self.nodeLimit + 1 { reportTooLarge(at: place.source.place(at: 0)) }
                return
            }
            let wasAtLineStart = isAtLineStart
            isAtLineStart = false
            switch nodes[index] {
            case .text(let range):
                let shown = wasAtLineStart ? place.layout.line(range, in: place.source) : range
                addText(place.source.bytes[shown], from: place.source)
            case .lineStart:
                addIndentation(place)
                isAtLineStart = true
            case .variable(let tag): compile(tag, at: place)
            case .section(let section):
                let alternative = nodes[index...].dropFirst().first?.alternative(to: section)
                compile(section, alternative, at: place)
                if alternative != nil { index += 1 }
            case .partial(let tag): compile(tag, at: place)
            case .block(let block): compile(block, at: place)
            case .parent(let parent): compile(parent, at: place)
            }
            index += 1
        }
    }
}

extension TemplateNode {
    /// The section that shows exactly when `section` does not, if this is it: `{{#name}}…{{/name}}{{^name}}…{{/name}}`
    /// are two branches of one choice.
    fileprivate func alternative(to section: SectionTag) -> SectionTag? {
        guard case .section(let other) = self, other.isInverted != section.isInverted,
            other.name.text == section.name.text
        else { return nil }
        return other
    }
}

// MARK: Text

extension LayoutCompilation {
    mutating func addText(_ bytes: ArraySlice<UInt8>, from source: SourceText) {
        if !bytes.isEmpty { hasLineBegun = false }
        builder.addText(bytes)
        guard !isContextLost else { return }
        for offset in bytes.indices {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "<"), context.isText { opening = source.place(at: offset) }
            if let issue = context.consume(byte) {
                report(issue, at: source.place(at: offset))
                return
            }
        }
    }

    /// Indents a line of a partial. Not in scripts and style sheets: there blanks may lie inside a string.
    mutating func addIndentation(_ place: Place) {
        guard !hasLineBegun else {
            hasLineBegun = false
            return
        }
        guard !place.layout.indentation.isEmpty, !context.isScriptOrStyle else { return }
        addText(place.layout.indentation[...], from: place.source)
    }
}
