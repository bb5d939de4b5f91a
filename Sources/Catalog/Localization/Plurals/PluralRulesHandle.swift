import CICU

/// The owner of one `UPluralRules`.
@safe struct PluralRulesHandle: ~Copyable {
    private let rules: OpaquePointer

    /// - Parameter locale: what ICU takes; for a language that it does not know ICU opens its root rules.
    init(locale: String) {
        var status: CICUStatus = 0
        // Opening falls back to root, so it fails only where the ICU library has lost its data: nothing can go on then.
        guard let rules = unsafe cicu_plural_rules_open(locale, &status), status <= 0 else {
            preconditionFailure("ICU has no plural rules (status \(status)); is its data installed?")
        }
        unsafe self.rules = rules
    }

    deinit { unsafe cicu_plural_rules_close(rules) }

    /// The category of a whole number; ICU answers with the category's CLDR word.
    borrowing func category(of number: Int) -> PluralCategory {
        let word = unsafe ICUText.read { buffer, capacity, status in
            unsafe cicu_plural_rules_select(rules, Double(number.magnitude), buffer, capacity, status)
        }
        return word.flatMap(PluralCategory.init(rawValue:)) ?? .other
    }
}
