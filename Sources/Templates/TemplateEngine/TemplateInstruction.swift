import HTMLEscaping

/// One step of a program. Targets are indexes of instructions.
enum TemplateInstruction: Sendable {
    /// Bytes of the program's text go out as they stand.
    case text(Range<Int>)
    /// A value goes out; `tag` is its index in the program's tags.
    case value(TemplateSlot, ValueWriter, tag: Int)
    /// When the value is true or present it becomes the innermost frame; otherwise the program goes on at `otherwise`.
    case enter(TemplateSlot, otherwise: Int)
    /// The innermost frame ends.
    case leave
    /// When the list has items the first becomes the innermost frame; otherwise the program goes on at `otherwise`.
    case iterate(TemplateSlot, otherwise: Int)
    /// The next item takes the place of the innermost frame and the program goes on at `body`; after the last the frame
    /// ends.
    case next(body: Int)
    /// When the value is true or present the program goes on at `target`.
    case skip(TemplateSlot, target: Int)
    /// When the text is the word, which stands in the program's text, the program goes on; otherwise at `otherwise`.
    case compare(TemplateSlot, word: Range<Int>, otherwise: Int)
    case jump(Int)
}

/// Where a value is at run time: a frame, then fields of records, as indexes in the program's field list.
struct TemplateSlot: Sendable {
    let frame: Int
    let fields: Range<Int>
}

/// How a value is written; fits its type and its place in the HTML.
enum ValueWriter: Sendable {
    /// Text or a URL as text or attribute value.
    case markup(MarkupEscaper)
    /// HTML of our own making, as it is.
    case trustedHTML
    /// A whole URL, after a look at its scheme.
    case url(isInList: Bool)
    /// Text as a part of a URL.
    case urlPart
    /// JSON, or a flag as JSON.
    case json
    /// Text as a JSON string with its quotes.
    case jsonString
    /// Text inside a JSON string.
    case jsonStringContent
    /// Text as a CSS value, after a look at it.
    case cssValue
    /// Text inside a CSS string.
    case cssString
}
