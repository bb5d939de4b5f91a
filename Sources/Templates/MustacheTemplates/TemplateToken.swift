/// What the lexer finds. Comments and delimiter tags are used up by it.
enum TemplateToken: Sendable {
    case text(Range<Int>)
    case lineStart
    case tag(TemplateTag)
}

/// A tag before its place in the tree is known.
struct TemplateTag: Sendable {
    let kind: Kind
    /// The whole tag with its delimiters.
    let offsets: Range<Int>
    /// What it holds after its sign, without blanks round it.
    let content: Range<Int>
    /// Alone on its line: the blanks before it.
    var indentation: Range<Int>?
    /// First on its line: the blanks before it. For blocks and parents only.
    var leading: Range<Int>?
    /// Last on its line: where the next line begins. For closing tags only.
    var lineEnd: Int?

    enum Kind: Sendable {
        case variable, unescapedVariable
        case section, inverted, close
        case partial, dynamicPartial
        case block, parent, dynamicParent
        case comment, delimiters
    }
}

extension TemplateTag.Kind {
    /// Whether a tag of this kind that is alone on its line takes the line with it (Mustache specification, "standalone").
    var mayStandAlone: Bool {
        switch self {
        case .variable, .unescapedVariable: false
        case .section, .inverted, .close, .partial, .dynamicPartial, .block, .parent, .dynamicParent, .comment,
            .delimiters:
            true
        }
    }
}
