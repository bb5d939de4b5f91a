import Foundation

/// The same report counted in the plainest way that follows `docs/telemetry.md`: everything in memory, texts compared
/// as texts, every question answered by looking through all events. It shares no code with the engine.
struct NaiveReport {
    struct Event {
        var json: [String: Any]
        let text: [UInt8]
        var time: Int64
        func string(_ name: String) -> String? {
            if let text = json[name] as? String { return text.isEmpty ? nil : text }
            return (json[name] as? NSNumber).map { "\($0)" }
        }
        func number(_ name: String) -> Int64? { (json[name] as? NSNumber)?.int64Value }
        var type: String { string("type") ?? "" }
        var user: String? { string("user") }
        var environment: String { string("environment") ?? "production" }
        var isTest: Bool { json["test"] as? Bool == true }
        var isSandbox: Bool { environment != "production" }
        var transaction: String? { string("transaction").flatMap { $0 == "0" ? nil : $0 } }
        var original: String? { string("original_transaction").flatMap { $0 == "0" ? nil : $0 } ?? transaction }
        var isServer: Bool { string("source") == "assn" }
        var isOpenWeb: Bool { string("store") == "none" }
    }

    struct Measures: Equatable {
        var viewers = 0, views = 0
        var conversion = [0, 0], viewConversion = [0, 0], checkoutRate = [0, 0], completion = [0, 0]
        var outcomes: [String: Int] = [:]
        var trialStart = [0, 0], trialConversion = [0, 0], refundRate = [0, 0]
        var proceeds: [String: Int128] = [:]
        var unattributed = 0
    }

    let by: [String]
    let window: Int64
    let period: Range<Int64>
    let conditions: [(String, String)]
    var events: [Event] = []
    var duplicates = 0, conflicts = 0, repeatedViews = 0
    var test = 0, sandbox = 0

    init(_ lines: [String], by: [String], window: Int64, period: Range<Int64>, conditions: [(String, String)]) throws {
        self.by = by
        self.window = window
        self.period = period
        self.conditions = conditions
        events = try lines.map { line in
            let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            return Event(json: json, text: Array(line.utf8), time: (json["ts"] as? NSNumber)?.int64Value ?? 0)
        }
        dropSameIdentity()
        dropSameTransaction()
        test = events.count { $0.isTest }
        sandbox = events.count { !$0.isTest && $0.isSandbox }
        events.removeAll { $0.isTest || $0.isSandbox }
        dropRepeatedViews()
        events = events.sorted { before($0, $1) }
    }
}

extension NaiveReport {
    private static func isEarlier(_ left: Event, _ right: Event) -> Bool {
        left.time != right.time ? left.time < right.time : left.text.lexicographicallyPrecedes(right.text)
    }

    private mutating func dropSameIdentity() {
        let groups = Dictionary(grouping: events) { $0.string("id") ?? String(decoding: $0.text, as: UTF8.self) }
        events = groups.values.map { group in
            duplicates += group.count - 1
            conflicts += Set(group.map(\.text)).count - 1
            return group.sorted(by: Self.isEarlier)[0]
        }
    }

    private mutating func dropSameTransaction() {
        let once = ["purchased", "trial_started", "trial_converted", "renewed", "refunded"]
        var kept: [Event] = events.filter { !once.contains($0.type) || $0.transaction == nil }
        let groups = Dictionary(grouping: events.filter { once.contains($0.type) && $0.transaction != nil }) {
            [$0.environment, $0.transaction ?? "", $0.type, $0.string("purchased_at") ?? ""]
        }
        for group in groups.values {
            let sorted = group.sorted(by: Self.isEarlier)
            duplicates += group.count - 1
            var survivor = sorted.first { !$0.isServer } ?? sorted[0]
            if let server = sorted.first(where: \.isServer), sorted.contains(where: { !$0.isServer }) {
                for name in ["price", "currency", "tax", "fee", "expires", "original_transaction", "purchased_at"] {
                    survivor.json[name] = server.json[name]
                }
                survivor.time = sorted[0].time
            }
            kept.append(survivor)
        }
        events = kept
    }

    private mutating func dropRepeatedViews() {
        let sorted = events.sorted { before($0, $1) }
        var kept: [Event] = []
        for event in sorted {
            let isRepeat =
                event.type == "paywall_viewed" && event.user != nil
                && kept.contains { earlier in
                    earlier.type == "paywall_viewed" && earlier.user == event.user
                        && earlier.string("paywall") == event.string("paywall") && event.time - earlier.time <= 1000
                }
            if isRepeat { repeatedViews += 1 } else { kept.append(event) }
        }
        events = kept
    }

    /// Time; at one time views, starts, outcomes; then by the texts of paywall, variant and the fields of `by`.
    private func before(_ left: Event, _ right: Event) -> Bool {
        if left.time != right.time { return left.time < right.time }
        let steps = [
            "paywall_viewed", "purchase_started", "purchase_pending", "purchase_cancelled", "purchase_failed",
            "trial_started", "purchased", "trial_converted", "renewed", "refunded",
        ]
        let one = steps.firstIndex(of: left.type) ?? 99
        let other = steps.firstIndex(of: right.type) ?? 99
        if one != other { return one < other }
        let columns = ["paywall", "variant"] + by.filter { $0 != "paywall" && $0 != "variant" }
        for name in columns + ["\u{0}store", "product"] {
            let first: [UInt8], second: [UInt8]
            if name == "\u{0}store" {
                first = marks(left)
                second = marks(right)
            } else {
                first = Array((left.string(name) ?? "").utf8)
                second = Array((right.string(name) ?? "").utf8)
            }
            if first != second { return first.lexicographicallyPrecedes(second) }
        }
        return left.text.lexicographicallyPrecedes(right.text)
    }

    private func marks(_ event: Event) -> [UInt8] { [event.isOpenWeb ? 1 : 0, meets(event) ? 1 : 0] }

    func meets(_ event: Event) -> Bool { conditions.allSatisfy { event.string($0.0) == $0.1 } }
}

extension NaiveReport {
    func key(_ event: Event) -> [String?] { by.map { event.string($0) } }

    func isSelectedView(_ event: Event) -> Bool {
        event.type == "paywall_viewed" && period.contains(event.time) && meets(event)
    }

    func isPurchase(_ event: Event) -> Bool {
        if event.type == "trial_started" { return true }
        guard event.type == "purchased" else { return false }
        return event.number("purchased_at").map { event.time - $0 <= 86_400_000 } ?? true
    }

    /// The last view at or before an event that meets a condition.
    private func lastView(_ event: Event, web: Bool, where matches: (Event) -> Bool) -> Event? {
        events.last {
            $0.type == "paywall_viewed" && $0.user == event.user && $0.time <= event.time && (web || !$0.isOpenWeb)
                && matches($0)
        }
    }

    func credit(_ event: Event, isStart: Bool = false) -> Event? {
        guard event.user != nil else { return nil }
        let paywall = event.string("paywall")
        let variant = event.string("variant")
        if paywall != nil || variant != nil {
            return lastView(event, web: isStart) {
                (paywall == nil || $0.string("paywall") == paywall)
                    && (variant == nil || $0.string("variant") == variant)
            }
        }
        if !isStart {
            let start = events.last {
                $0.type == "purchase_started" && $0.user == event.user && $0.time <= event.time
                    && (event.string("product") == nil || $0.string("product") == event.string("product"))
            }
            if let paywall = start?.string("paywall"),
                let view = lastView(event, web: false, where: { $0.string("paywall") == paywall })
            {
                return view
            }
        }
        guard let view = lastView(event, web: isStart, where: { _ in true }), event.time - view.time <= window else {
            return nil
        }
        return view
    }

    func isSelected(_ event: Event, _ view: Event?) -> Bool { period.contains(event.time) && meets(view ?? event) }
}
