package import Diagnostics

/// The syntax tree of one template file.
package struct TemplateDocument: Sendable {
    package let source: SourceText
    package let nodes: [TemplateNode]

    package init(source: SourceText, nodes: [TemplateNode]) {
        self.source = source
        self.nodes = nodes
    }
}

/// A part of a template, in file order. Offsets are bytes of the document's source.
package indirect enum TemplateNode: Sendable {
    /// Bytes that go out as they stand; at most one line, with its line break.
    case text(Range<Int>)
    /// A line that is not removed begins here: where an indented partial's indentation goes.
    case lineStart
    case variable(VariableTag)
    case section(SectionTag)
    case partial(PartialTag)
    case block(BlockTag)
    case parent(ParentTag)
}

/// `{{name}}`, `{{{name}}}` or `{{&name}}`.
package struct VariableTag: Sendable {
    package let name: TemplateName
    package let isEscaped: Bool
    /// The whole tag.
    package let offsets: Range<Int>
}

/// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
package struct SectionTag: Sendable {
    package let name: TemplateName
    package let isInverted: Bool
    package let children: [TemplateNode]
    /// The whole opening tag.
    package let opening: Range<Int>
    /// The whole closing tag.
    package let closing: Range<Int>
}

/// `{{>name}}` or `{{>*name}}`.
package struct PartialTag: Sendable {
    package let reference: PartialReference
    /// Alone on its line: the blanks before it, which indent every line of the partial. Otherwise `nil`.
    package let indentation: Range<Int>?
    /// The whole tag.
    package let offsets: Range<Int>
}

/// How a partial or parent is named.
package enum PartialReference: Sendable {
    /// By its own name, which may hold dots and slashes.
    case named(String, offsets: Range<Int>)
    /// By the value of a name: `{{>*name}}`.
    case dynamic(TemplateName)
}

/// `{{$name}}…{{/name}}`: what a template that inherits may replace.
package struct BlockTag: Sendable {
    package let name: String
    package let children: [TemplateNode]
    /// First on its line: the blanks before it.
    package let leading: Range<Int>?
    /// When its content begins on a line of its own: the blanks that this line begins with.
    package let contentIndentation: Range<Int>?
    package let opening: Range<Int>
    package let closing: Range<Int>
}

/// `{{<name}}…{{/name}}`: a partial with some of its blocks replaced by those in `children`.
package struct ParentTag: Sendable {
    package let reference: PartialReference
    /// With nothing but blanks before its opening and after its closing tag: the blanks before it.
    package let indentation: Range<Int>?
    package let children: [TemplateNode]
    package let opening: Range<Int>
    package let closing: Range<Int>
}
