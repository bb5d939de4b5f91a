/// A sentence with places for values: `{price} per month`.
///
/// Values are put in as they are: what stands inside them is never taken for a place.
struct Pattern: Sendable, ExpressibleByStringLiteral {
    /// The sentence with its places in braces.
    let text: String
    /// The sentence cut at its places, once for all pages.
    let parts: [Part]

    init(_ text: String) {
        self.text = text
        parts = Self.parts(of: text)
    }

    init(stringLiteral text: String) { self.init(text) }

    /// A long sentence in two lines of source.
    static func + (left: Pattern, right: Pattern) -> Pattern { Pattern(left.text + right.text) }

    /// What may stand in braces.
    enum Placeholder: String, Sendable, CaseIterable {
        /// An amount, or a text of somebody else's; it may run against the sentence.
        case price, name, region, total
        case offerPrice = "offer_price"
        /// Words of the same language: `3 weeks`, `for 3 weeks`, `3`, `monthly`, `$9.99 per month`, a finished offer.
        case period, span, count, adverb, offer
        case priceLine = "price_line"
        case offerLine = "offer_line"

        /// Whether the value may run against the sentence's direction.
        var needsIsolation: Bool {
            switch self {
            case .price, .total, .offerPrice, .name, .region: true
            case .period, .span, .count, .adverb, .offer, .priceLine, .offerLine: false
            }
        }
    }

    /// The sentence with its values, which are asked for one by one. Each value of uncertain direction is isolated; see
    /// ``BidiIsolation``.
    ///
    /// - Precondition: every place has a value; the tables' tests see to it that no sentence has another place.
    func filled(in direction: TextDirection, value: (Placeholder) -> String?) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text):
                result += text
            case .place(let place):
                guard let value = value(place) else { preconditionFailure("no \(place) for \(text)") }
                result += place.needsIsolation ? BidiIsolation.isolated(value, in: direction) : value
            }
        }
        return result
    }
}

extension Pattern {
    enum Part: Equatable {
        case text(String)
        case place(Placeholder)
    }

    /// The sentence cut at its places. Braces that hold no known name stay text, which the tables' tests do not allow.
    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}"),
                let place = Placeholder(rawValue: String(rest[rest.index(after: open)..<close]))
            else { break }
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            parts.append(.place(place))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }

    /// The names of its places.
    var placeholders: Set<Placeholder> {
        Set(parts.compactMap { if case .place(let place) = $0 { place } else { nil } })
    }
}

/// A sentence in the plural forms of its language: `every {count} months`.
///
/// A form may leave `{count}` out, as Arabic does for one and two.
struct PluralPattern: Sendable {
    let forms: [PluralCategory: Pattern]
    /// What is used for every category that the language, or its table, does not tell apart.
    let other: Pattern

    /// Forms that are left out are taken from `other`, the form that every language has.
    init(
        zero: Pattern? = nil, one: Pattern? = nil, two: Pattern? = nil, few: Pattern? = nil, many: Pattern? = nil,
        other: Pattern
    ) {
        let given: [(PluralCategory, Pattern?)] = [
            (.zero, zero), (.one, one), (.two, two), (.few, few), (.many, many),
        ]
        forms = Dictionary(uniqueKeysWithValues: given.compactMap { category, form in form.map { (category, $0) } })
        self.other = other
    }

    subscript(category: PluralCategory) -> Pattern { forms[category] ?? other }
}
