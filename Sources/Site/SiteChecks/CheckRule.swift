package import Diagnostics
import SiteModel

/// A rule about finished sites: what it is for, an example that fails and one that passes, and how it is checked.
package struct CheckRule: Sendable {
    /// `R1`, `R2`…: stable, like the id of its kind; people use either.
    package let number: String
    package let kind: DiagnosticKind
    /// What the rule is made from: a guideline of App Review, a success criterion of WCAG, a part of the HTML standard.
    package let basis: String
    package let failing: CheckExample
    package let passing: CheckExample
    let check: Check

    enum Check: Sendable {
        /// Looks at one page alone.
        case page(@Sendable (_ page: ReadPage, _ findings: inout RuleFindings) -> Void)
        /// Looks at what all pages together say.
        case site(@Sendable (_ site: ReadSite, _ findings: inout RuleFindings) -> Void)
    }

    init(
        _ number: String, _ id: String, _ severity: Severity = .error, title: String, why: String, basis: String,
        failing: CheckExample, passing: CheckExample, _ check: Check
    ) {
        self.number = number
        self.basis = basis
        self.failing = failing
        self.passing = passing
        self.check = check
        kind = DiagnosticKind(
            id, severity, title: title, why: why, example: failing.text, mend: passing.text)
    }
}

extension CheckRule {
    /// Every rule, in the order of the numbers.
    package static let all: [CheckRule] = [
        billedPrice, priceFirst, period, priceAfterOffer, legalLinks, restore, renewal, close, trialSwitch, commitment,
        struckPrice, placeholders, danglingText, contrast, benefits, legalLanguages, targetSize, typeSize, tokens, link,
        anchor, alternates, doubleID, headings, imageText, controlName, language,
    ]

    /// The rule of a number or an id.
    package static func named(_ name: String) -> CheckRule? {
        all.first { $0.kind.id == name || $0.number.lowercased() == name.lowercased() }
    }
}
