/// What is counted: the window, the period, and what each group of events belongs to.
package struct TallyPlan: Sendable {
    /// Milliseconds after the first view within which a purchase counts, the last one included.
    package let window: Int64
    /// When the events of denominators (views, starts, trials) happened: milliseconds since 1970 UTC.
    package let period: Range<Int64>
    /// Whether test and sandbox events count like others.
    package let includesTest: Bool
    /// The greatest time that counts as seen: a window that ends later has not passed.
    package let horizon: Int64
    /// The report's end; a trial that expires before it is mature.
    package let end: Int64
    package let zone: LocalZone
    package let facts: GroupFacts
    /// Whether events without a time are counted: only where no period is asked for.
    package let takesUndated: Bool
}

/// What is known of each group once all of them are known.
package struct GroupFacts: Sendable {
    package struct Group: Sendable {
        package let marks: GroupMarks
        package let paywall: UInt32
        package let variant: UInt32
        /// The row of a view: the values of the fields of `--by`, those that only purchases carry left out.
        package let row: Int32
        /// The combination of values that only purchases carry; 0 when the report is not split by any.
        package let split: Int32
        /// The pair of paywall and variant; −1 without both.
        package let arm: Int32
        /// The place in the order of the groups' texts: decides between events of one time.
        package let rank: UInt32
    }

    package let groups: [Group]
    /// The values of each row's key, in the order of `--by`; `absent` for what only purchases carry.
    package let rows: [[UInt32]]
    package let splits: [[UInt32]]
    package let arms: [(paywall: UInt32, variant: UInt32)]

    package init(_ table: GroupTable, values: ValueTable, plan: ReadingPlan) {
        var rows = Numbering()
        var splits = Numbering()
        var arms = Numbering()
        _ = splits.number(of: plan.by.map { _ in ValueTable.absent })
        let ranks = Self.ranks(table, values)
        groups = (0..<UInt32(table.count)).map { number in
            let key = Array(table.key(number).dropFirst())
            let paywall = key[ReadingPlan.paywallColumn]
            let variant = key[ReadingPlan.variantColumn]
            let row = plan.by.map { plan.columns[$0].belongsToPurchases ? ValueTable.absent : key[$0] }
            let split = plan.by.map { plan.columns[$0].belongsToPurchases ? key[$0] : ValueTable.absent }
            let hasArm = paywall != ValueTable.absent && variant != ValueTable.absent
            return Group(
                marks: GroupMarks(rawValue: table.key(number)[table.key(number).startIndex]), paywall: paywall,
                variant: variant, row: rows.number(of: row), split: splits.number(of: split),
                arm: hasArm ? arms.number(of: [paywall, variant]) : -1, rank: ranks[Int(number)])
        }
        self.rows = rows.keys
        self.splits = splits.keys
        self.arms = arms.keys.map { (paywall: $0[0], variant: $0[1]) }
    }

    /// The groups' places when they are sorted by their texts, column by column.
    private static func ranks(_ table: GroupTable, _ values: ValueTable) -> [UInt32] {
        let keys = (0..<UInt32(table.count)).map { number in
            let key = Array(table.key(number))
            return (number: number, marks: key[0], texts: key.dropFirst().map { Array(values.bytes(of: $0)) })
        }
        let sorted = keys.sorted { left, right in
            for (one, other) in zip(left.texts, right.texts) where one != other {
                return one.lexicographicallyPrecedes(other)
            }
            return left.marks < right.marks
        }
        var ranks = [UInt32](repeating: 0, count: table.count)
        for (rank, key) in sorted.enumerated() { ranks[Int(key.number)] = UInt32(rank) }
        return ranks
    }
}

/// Numbers for combinations, in the order in which they are met.
private struct Numbering {
    var keys: [[UInt32]] = []
    private var numbers: [[UInt32]: Int32] = [:]

    mutating func number(of key: [UInt32]) -> Int32 {
        if let number = numbers[key] { return number }
        let number = Int32(keys.count)
        keys.append(key)
        numbers[key] = number
        return number
    }
}
