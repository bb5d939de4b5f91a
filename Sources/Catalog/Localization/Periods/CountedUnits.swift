import Synchronization

/// Numbers with a unit of time as CLDR writes them in one language: `3 months`, `3 месяца`, `شهران`.
struct CountedUnits: Sendable {
    /// How long the unit's name is.
    enum Width: String, Sendable {
        case full = "unit-width-full-name"
        case short = "unit-width-short"
    }

    private let shared: SharedUnitFormatters
    /// Whether CLDR puts a space between number and unit that the language's own typography does not have.
    private let joinsNumberAndUnit: Bool
    private let pseudoLocale: PseudoLocale?

    init(language: LanguageTag) {
        shared = SharedUnitFormatters.formatters(for: language.icuLocale)
        joinsNumberAndUnit = ["ja", "zh"].contains(language.language)
        pseudoLocale = language.pseudoLocale
    }

    /// `3 months`, plural-right. Japanese and Chinese lose CLDR's space: `3か月`, as people write it on a screen.
    func string(_ count: Int, _ unit: BillingPeriod.Unit, width: Width) -> String {
        let text = shared.string(count, unit, width) { text in
            joinsNumberAndUnit ? text.replacing(" ", with: "") : text
        }
        return pseudoLocale.map { PseudoText.phrase(text, in: $0) } ?? text
    }

    /// What CLDR's "per unit" pattern puts before and after the thing counted: `("", " per month")`, `("每月 ", "")`.
    ///
    /// Read off a length per unit, by taking away the length; `nil` where the language inflects the length, so that it
    /// cannot be found again.
    func perPattern(_ unit: BillingPeriod.Unit, width: Width) -> (prefix: String, suffix: String)? {
        let thing = shared.format(3, skeleton: "measure-unit/length-meter \(width.rawValue)")
        let perUnit = shared.format(
            3, skeleton: "measure-unit/length-meter per-measure-unit/duration-\(unit.rawValue) \(width.rawValue)")
        let parts = perUnit.split(separator: thing, maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
}

/// The formatters of one language and what they have said, behind a lock: a site asks the same few periods on every page.
private final class SharedUnitFormatters: Sendable {
    /// An owner cannot lie in a dictionary, so each is boxed.
    private final class Box {
        let formatter: UnitFormatter
        init(_ formatter: consuming UnitFormatter) { self.formatter = formatter }
    }

    private struct Counted: Hashable {
        let count: Int
        let unit: BillingPeriod.Unit
        let width: CountedUnits.Width
    }

    private let locale: String
    private let opened = Mutex<[String: Box]>([:])
    private let said = Mutex<[Counted: String]>([:])

    init(locale: String) {
        self.locale = locale
    }

    /// The text for a counted unit, polished when it is made.
    func string(
        _ count: Int, _ unit: BillingPeriod.Unit, _ width: CountedUnits.Width, polish: (String) -> String
    ) -> String {
        let key = Counted(count: count, unit: unit, width: width)
        if let text = said.withLock({ $0[key] }) { return text }
        let text = polish(format(count, skeleton: "measure-unit/duration-\(unit.rawValue) \(width.rawValue)"))
        said.withLock { $0[key] = text }
        return text
    }

    func format(_ number: Int, skeleton: String) -> String {
        opened.withLock { opened in
            if let box = opened[skeleton] { return box.formatter.string(number) }
            let box = Box(UnitFormatter(skeleton: skeleton, locale: locale))
            opened[skeleton] = box
            return box.formatter.string(number)
        }
    }

    private static let languages = Mutex<[String: SharedUnitFormatters]>([:])

    static func formatters(for locale: String) -> SharedUnitFormatters {
        languages.withLock { languages in
            if let formatters = languages[locale] { return formatters }
            let formatters = SharedUnitFormatters(locale: locale)
            languages[locale] = formatters
            return formatters
        }
    }
}
