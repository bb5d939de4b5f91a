/// What a value would be at a place in an HTML file, and so how it has to be escaped.
package enum HTMLInsertion: Hashable, Sendable {
    /// Text between tags; the only place for trusted HTML.
    case text
    /// The text of `title` or `textarea`: references are read there, tags are not.
    case plainText
    case attribute(HTMLQuote)
    /// In a URL attribute, after what `URLPosition` says; `isList` where several URLs may stand.
    case url(URLPosition, HTMLQuote, isList: Bool)
    /// In a JSON data block, inside or outside a JSON string.
    case json(isInString: Bool)
    /// The value of a CSS custom property, inside or outside a CSS string.
    case css(isInString: Bool)
    case refused(HTMLRefusal)
}

/// Why a place takes no value.
package enum HTMLRefusal: Hashable, Sendable, CaseIterable {
    case tagName
    case attributeName
    case unquotedAttribute
    case comment
    /// A doctype, or `<!…>` and `<?…>` of other kinds.
    case declaration
    case scriptCode
    case scriptType
    /// CSS outside the value of a custom property.
    case styleSheet
    case styleAttribute
    case eventHandler
    /// `srcdoc`.
    case embeddedDocument
    /// What animations of SVG write into attributes.
    case animation
    /// The kind of a `meta`, or the content of a refresh.
    case refresh
    /// Raw text of elements that browsers do not show (`iframe`, `xmp`).
    case hiddenText
    /// Directly after `<` in a title, script or style sheet, where the value could complete a closing tag.
    case closingTag
    /// After a part of a URL that may or may not be a scheme.
    case unclearURL
}

extension HTMLContext {
    /// What a value would be here.
    package var insertion: HTMLInsertion {
        switch state {
        case .text: .text
        case .tagOpen, .endTagOpen, .tagName: .refused(.tagName)
        case .beforeAttributeName, .attributeName, .afterAttributeName, .afterAttributeValue, .selfClosing,
            .betweenAttributes:
            .refused(.attributeName)
        case .beforeAttributeValue, .unquotedValue: .refused(.unquotedAttribute)
        case .attributeValue(let attribute, let quote, let content): insertion(attribute, quote, content)
        case .markupOpen, .markupDash, .declaration: .refused(.declaration)
        case .commentStart, .commentStartDash, .comment, .commentEndDash, .commentEnd, .commentEndBang:
            .refused(.comment)
        case .raw(let matched, let content): matched > 0 ? .refused(.closingTag) : insertion(content)
        }
    }

    /// The context after a value; unchanged where none may stand.
    package var afterValue: HTMLContext {
        var next = self
        switch state {
        case .attributeValue(.metaContent, _, _):
            if case .meta(let isRefresh, _) = element { next.element = .meta(isRefresh: isRefresh, hasValue: true) }
        case .attributeValue(let attribute, let quote, .url(let position)):
            next.state = .attributeValue(attribute, quote, .url(position.afterValue))
        default: break
        }
        return next
    }

    private func insertion(
        _ attribute: HTMLAttribute, _ quote: HTMLQuote, _ content: AttributeContent
    ) -> HTMLInsertion {
        switch attribute {
        case .plain: .attribute(quote)
        case .url, .urlList:
            switch content {
            case .url(.unclear), .url(.prefix): .refused(.unclearURL)
            case .url(let position): .url(position, quote, isList: attribute == .urlList)
            case .any, .word: preconditionFailure("URL attributes are followed")
            }
        case .scriptType: .refused(.scriptType)
        case .httpEquiv: .refused(.refresh)
        case .metaContent:
            if case .meta(isRefresh: true, _) = element { .refused(.refresh) } else { .attribute(quote) }
        case .refused(let refusal): .refused(refusal)
        }
    }

    private func insertion(_ content: RawContent) -> HTMLInsertion {
        switch (content, element) {
        case (.text, .title), (.text, .textarea): .plainText
        case (.text, _): .refused(.hiddenText)
        case (.script(_, .none), _): .refused(.scriptCode)
        case (.script(_, .some(let json)), _): json.insertion
        case (.style(let css), _): css.insertion
        }
    }
}
