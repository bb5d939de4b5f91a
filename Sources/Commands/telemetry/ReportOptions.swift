import Arguments
import Diagnostics
import EventAnalytics

/// The options that say what a report counts, as other commands over events have them too.
enum ReportOptions {
    static let files = Operand.many("FILE", "event files; - is the standard input")
    static let by = Option(
        "by", "FIELD,…", .commaSeparated(.text), default: ["paywall", "variant"], "the fields that tell rows apart")
    static let conditions = Option.repeated(
        "where", "FIELD=VALUE", .text, "only views with this value; several of one field are alternatives")
    static let window = Option(
        "window", "DURATION", .duration, default: .seconds(3 * 86_400),
        "how long after the first view a purchase counts")
    static let since = Option.optional("since", "DAY", .day, "the first local day of views, starts and trials")
    static let until = Option.optional("until", "DAY", .day, "the last local day of views, starts and trials")
    static let zone = Option("timezone", "ZONE", .zone, default: .utc, "an IANA time zone, for days")
    static let includesTest = Option.flag("include-test", "count test and sandbox events like others")

    /// What the options ask for, or what is wrong with them.
    static func settings(_ arguments: ParsedArguments, workers: Int) throws(UsageError) -> ReportSettings {
        var settings = ReportSettings()
        settings.by = try fields(arguments[by])
        settings.conditions = try arguments[conditions].map(condition)
        settings.window = arguments[window].components.seconds * 1000
        settings.since = arguments[since]
        settings.until = arguments[until]
        settings.zone = arguments[zone]
        settings.includesTest = arguments[includesTest]
        settings.workers = workers
        if settings.window <= 0 { throw UsageError("--window must be longer than nothing") }
        if let since = settings.since, let until = settings.until, since > until {
            throw UsageError("--since \(since.iso8601) lies after --until \(until.iso8601)")
        }
        let known = Set(EventField.allCases.filter(\.isOwn).map(\.name))
        let custom = Set((settings.by + settings.conditions.map(\.field)).filter { !known.contains($0) })
        if custom.count > EventSlots.customLimit {
            throw UsageError("--by and --where name more than \(EventSlots.customLimit) fields of your own")
        }
        return settings
    }

    private static func fields(_ names: [String]) throws(UsageError) -> [String] {
        for name in names where EventField.allCases.contains(where: { $0.name == name && $0.isIdentifying }) {
            throw UsageError("--by \(name) would name single people or events; a report never does")
        }
        guard Set(names).count == names.count else { throw UsageError("--by names a field twice") }
        return names
    }

    private static func condition(_ text: String) throws(UsageError) -> (field: String, value: String) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw UsageError("--where expects FIELD=VALUE, found \(text)")
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
}

extension ReportOptions {
    /// A field of one's own that no event has is most likely misspelt; ours may well be missing.
    static func fault(ofUnseen names: [String]) -> UsageError? {
        let known = EventField.allCases.filter(\.isOwn).map(\.name)
        guard let name = names.first(where: { !known.contains($0) }) else { return nil }
        let meant = NearestName.find(name, in: known).map { "; did you mean \($0)?" } ?? ""
        return UsageError("no event has a field named \(name)\(meant)")
    }
}

extension ArgumentKind where Value == CivilDay {
    /// A day such as `2026-11-30`.
    static var day: Self {
        ArgumentKind(expecting: "a day such as 2026-11-30") {
            CivilDay($0)
        } write: {
            $0.iso8601
        }
    }
}

extension ArgumentKind where Value == LocalZone {
    /// `UTC` or a name of the IANA list.
    static var zone: Self {
        ArgumentKind(expecting: "a time zone such as Europe/Berlin") {
            LocalZone($0)
        } write: {
            $0.identifier
        }
    }
}
