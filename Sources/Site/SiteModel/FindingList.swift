import Diagnostics

/// Something that is wrong once and may spoil several things.
protocol Finding: Sendable {
    /// Equal for the same mistake.
    var key: FindingKey { get }
}

/// What makes a finding the same as another: its words and its place.
struct FindingKey: Hashable, Sendable {
    private let first: String
    private let second: String
    private let source: ObjectIdentifier?
    private let offsets: Range<Int>?

    init(_ first: String, _ second: String, at place: SourceRange? = nil) {
        self.first = first
        self.second = second
        source = place.map { ObjectIdentifier($0.source) }
        offsets = place?.offsets
    }
}

/// Findings in the order in which they came up, each once, with what they spoil in the order in which that came up.
struct FindingList<Element: Finding, Victim: Hashable & Sendable>: Sendable {
    private(set) var entries: [(finding: Element, spoils: [Victim])] = []
    private var index: [FindingKey: Int] = [:]
    private var known: [FindingKey: Set<Victim>] = [:]

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ finding: Element, spoiling victim: Victim) {
        let key = finding.key
        guard known[key, default: []].insert(victim).inserted else { return }
        if let position = index[key] {
            entries[position].spoils.append(victim)
        } else {
            index[key] = entries.count
            entries.append((finding, [victim]))
        }
    }

    mutating func merge(_ other: Self) {
        for (finding, victims) in other.entries {
            for victim in victims { add(finding, spoiling: victim) }
        }
    }
}
