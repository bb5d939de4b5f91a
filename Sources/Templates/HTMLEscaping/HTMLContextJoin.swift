extension HTMLContext {
    /// The context after branches that may have ended in either: everything that follows has to be right for both.
    ///
    /// - Returns: `nil` when the two would read what follows in different ways.
    package func joined(with other: HTMLContext) -> HTMLContext? {
        if self == other { return self }
        let left = withFinishedTagName
        let right = other.withFinishedTagName
        guard left.isEndTag == right.isEndTag, let element = left.element.joined(with: right.element),
            let state = joinedState(with: other)
        else { return nil }
        return HTMLContext(state: state, element: element, isEndTag: left.isEndTag)
    }

    private func joinedState(with other: HTMLContext) -> HTMLState? {
        if state == other.state { return state }
        if let blank = state.blankBetweenAttributes, let otherBlank = other.state.blankBetweenAttributes {
            return .betweenAttributes(hasBlank: blank && otherBlank)
        }
        guard case .attributeValue(let attribute, let quote, .url(let position)) = state,
            case .attributeValue(attribute, quote, .url(let otherPosition)) = other.state
        else { return nil }
        return .attributeValue(attribute, quote, .url(position.joined(with: otherPosition)))
    }
}

extension HTMLState {
    /// Whether the last byte was a blank, when an attribute could end or begin here; otherwise `nil`.
    fileprivate var blankBetweenAttributes: Bool? {
        switch self {
        case .tagName, .attributeName, .afterAttributeValue: false
        case .beforeAttributeName, .afterAttributeName: true
        case .betweenAttributes(let hasBlank): hasBlank
        case .text, .tagOpen, .endTagOpen, .beforeAttributeValue, .attributeValue, .unquotedValue, .selfClosing,
            .markupOpen, .markupDash, .declaration, .commentStart, .commentStartDash, .comment, .commentEndDash,
            .commentEnd, .commentEndBang, .raw:
            nil
        }
    }
}

extension HTMLElement {
    fileprivate func joined(with other: HTMLElement) -> HTMLElement? {
        switch (self, other) {
        case (.meta(let refresh, let value), .meta(let otherRefresh, let otherValue)):
            .meta(isRefresh: refresh || otherRefresh, hasValue: value || otherValue)
        default: self == other ? self : nil
        }
    }
}
