extension StringTranslation {
    /// The text for a count, or without one; `nil` when the form that the count asks for is empty or absent.
    func text(in language: LanguageTag, count: Int?) -> StringLookup? {
        switch (form, count) {
        case (.unit(let unit), nil):
            if !substitutions.isEmpty { return .needsCount(place: range) }
            return unit.text.isEmpty ? nil : .found(unit.text, place: unit.range)
        case (.plural, nil):
            return .needsCount(place: range)
        case (.unit(let unit), let count?):
            let filler = CountFiller(language: language, count: count)
            guard let text = filler.fill(unit.text, substitutions: substitutions), !text.isEmpty else { return nil }
            return .found(text, place: unit.range)
        case (.plural(let forms), let count?):
            let filler = CountFiller(language: language, count: count)
            guard let unit = filler.form(of: forms), let text = filler.fill(unit.text, substitutions: substitutions)
            else { return nil }
            return .found(text, place: unit.range)
        }
    }
}

/// Puts a count into a text in the way of Foundation's format strings.
private struct CountFiller {
    let number: String
    let category: PluralCategory

    init(language: LanguageTag, count: Int) {
        number = MoneyFormatter(language: language).string(count)
        category = PluralRules(language: language).category(of: count)
    }

    /// The form for the count's category, else `other`; `nil` when that is empty.
    func form(of forms: [PluralCategory: StringUnit]) -> StringUnit? {
        if let unit = forms[category], !unit.text.isEmpty { return unit }
        guard let other = forms[.other], !other.text.isEmpty else { return nil }
        return other
    }

    /// The text with the count where an integer specifier stands (`%lld`, `%1$d`, `%arg`) and with the right form of each
    /// `%#@NAME@`, which may hold others; `nil` when a form is missing or they hold each other in a circle.
    func fill(
        _ text: String, substitutions: [String: [PluralCategory: StringUnit]], depth: Int = 0
    ) -> String? {
        guard depth <= 8 else { return nil }
        var result = ""
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if let match = rest.prefixMatch(of: /%(?:\d+\$)?#@([^@]+)@/) {
                guard let forms = substitutions[String(match.1)], let unit = form(of: forms),
                    let part = fill(unit.text, substitutions: substitutions, depth: depth + 1)
                else { return nil }
                result += part
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /%arg|%(?:\d+\$)?(?:hh|h|ll|l|q|z|t|j)?[diu]/) {
                result += number
                rest = rest[match.range.upperBound...]
            } else if rest.hasPrefix("%%") {
                result += "%"
                rest = rest.dropFirst(2)
            } else {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
