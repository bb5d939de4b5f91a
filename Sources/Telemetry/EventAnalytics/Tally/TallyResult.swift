/// What counting gives: rows, total, arms, and what a reader of the report should know about the data.
package struct TallyResult: Sendable {
    /// By the row's number, for the split 0.
    package var rows: [RowTally]
    /// For the other splits.
    package var splitRows: [RowKey: RowTally] = [:]
    package var total = RowTally()
    /// Viewers of each arm who saw no other variant of the paywall, and those of them who converted.
    package var arms: [Int32: ArmTally] = [:]
    package var quality = TallyQuality()
    /// Purchases and trials that were credited, for what follows them (renewals, refunds, trials that convert).
    package var credits: [CreditedPurchase] = []
    package var followers: [FollowingEvent] = []

    package init(rows count: Int) {
        rows = [RowTally](repeating: RowTally(), count: count)
    }

    /// The counts of a row and split.
    package subscript(key: RowKey) -> RowTally {
        get { key.split == 0 ? rows[Int(key.row)] : splitRows[key] ?? RowTally() }
        set {
            if key.split == 0 { rows[Int(key.row)] = newValue } else { splitRows[key] = newValue }
        }
    }

    package mutating func add(_ other: TallyResult) {
        for (row, tally) in other.rows.enumerated() { rows[row] += tally }
        for (key, tally) in other.splitRows { splitRows[key, default: RowTally()] += tally }
        total += other.total
        for (arm, tally) in other.arms {
            arms[arm, default: ArmTally()].trials += tally.trials
            arms[arm, default: ArmTally()].successes += tally.successes
        }
        quality.add(other.quality)
        credits += other.credits
        followers += other.followers
    }
}

/// A row of the report: the values that views carry, and those that only purchases carry.
package struct RowKey: Hashable, Sendable {
    package let row: Int32
    package let split: Int32
}

package struct ArmTally: Sendable, Equatable {
    package var trials = 0
    package var successes = 0
}

/// What a reader of the report should know about the data.
package struct TallyQuality: Sendable, Equatable {
    package var counted = 0
    package var test = 0
    package var sandbox = 0
    package var late = 0
    package var undated = 0
    package var withoutUser = 0
    /// Views dropped because the same user saw the same paywall at most a second earlier.
    package var repeatedViews = 0
    /// `purchased` events that report a purchase more than a day old.
    package var restored = 0
    /// Users who saw several variants of one paywall.
    package var multipleVariants = 0
    package var openWebViews = 0
    /// All views that count, of whatever period and whether they meet the conditions or not.
    package var recordedViews = 0
    package var users = 0
    package var largestUser = 0
    /// Users with events on more than one local day.
    package var usersOnSeveralDays = 0
    package var firstTime = Int64.max
    package var lastTime = Int64.min
    /// Viewers whose window has not passed, and the local days of their first views.
    package var incompleteViewers = 0
    package var firstIncomplete = Int64.max
    package var lastIncomplete = Int64.min
    /// The times of the first and the last view in the period.
    package var firstView = Int64.max
    package var lastView = Int64.min
    /// The same of all events of denominators: views, starts, outcomes without a start.
    package var firstSelected = Int64.max
    package var lastSelected = Int64.min

    package init() {}

    package mutating func add(_ other: TallyQuality) {
        counted += other.counted
        test += other.test
        sandbox += other.sandbox
        late += other.late
        undated += other.undated
        withoutUser += other.withoutUser
        repeatedViews += other.repeatedViews
        restored += other.restored
        multipleVariants += other.multipleVariants
        openWebViews += other.openWebViews
        recordedViews += other.recordedViews
        users += other.users
        largestUser = max(largestUser, other.largestUser)
        usersOnSeveralDays += other.usersOnSeveralDays
        firstTime = min(firstTime, other.firstTime)
        lastTime = max(lastTime, other.lastTime)
        incompleteViewers += other.incompleteViewers
        firstIncomplete = min(firstIncomplete, other.firstIncomplete)
        lastIncomplete = max(lastIncomplete, other.lastIncomplete)
        firstView = min(firstView, other.firstView)
        lastView = max(lastView, other.lastView)
        firstSelected = min(firstSelected, other.firstSelected)
        lastSelected = max(lastSelected, other.lastSelected)
    }
}

/// A purchase or trial that was credited to a view, as what follows it needs it.
package struct CreditedPurchase: Sendable {
    package let isTrial: Bool
    package let time: Int64
    /// Digests of environment and transaction; 0 without one.
    package let transaction: UInt64
    package let original: UInt64
    /// The digest of user and product.
    package let owner: UInt64
    package let expires: Int64
    package let row: RowKey
    /// The places of the view's and the purchase's groups in the order of their texts: decides between equals.
    package let ranks: (view: UInt32, purchase: UInt32)
    /// Whether it counts as a purchase or trial of the period.
    package let isSelected: Bool
    /// Whether the view it was credited to belongs to the period, so that its money counts.
    package let hasSelectedView: Bool
    package let price: Int64
    package let currency: UInt32
    package let share: Int64
}

/// A conversion of a trial, a renewal or a refund: belongs to the row of the purchase that it follows.
package struct FollowingEvent: Sendable {
    package let type: EventType
    package let time: Int64
    package let transaction: UInt64
    package let original: UInt64
    package let owner: UInt64
    package let price: Int64
    package let currency: UInt32
    package let share: Int64
}
