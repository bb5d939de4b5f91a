/// The counts of one row, of the total, or of one arm. All are sums over users, so that tallies of different users can
/// be added in any order.
package struct RowTally: BitwiseCopyable, Sendable, Equatable {
    package var viewers = 0
    package var views = 0
    /// Viewers and views that can report an outcome: not `store: none`.
    package var outcomeViewers = 0
    package var outcomeViews = 0
    /// Viewers to whom a purchase or trial was credited within the window after their first view.
    package var converted = 0
    /// Views to which a purchase or trial was credited.
    package var convertedViews = 0
    /// Viewers who started a purchase within the window after their first view.
    package var started = 0
    /// Users who started a purchase, and those of them who then bought or began a trial within the window.
    package var starters = 0
    package var completedStarters = 0
    /// Attempts by their last outcome.
    package var outcomes = Outcomes()
    /// Viewers to whom a trial was credited within the window.
    package var trialViewers = 0
    /// Purchases and trials without a view to credit them to.
    package var unattributed = 0

    package init() {}

    package static func += (left: inout RowTally, right: RowTally) {
        left.viewers += right.viewers
        left.views += right.views
        left.outcomeViewers += right.outcomeViewers
        left.outcomeViews += right.outcomeViews
        left.converted += right.converted
        left.convertedViews += right.convertedViews
        left.started += right.started
        left.starters += right.starters
        left.completedStarters += right.completedStarters
        left.outcomes += right.outcomes
        left.trialViewers += right.trialViewers
        left.unattributed += right.unattributed
    }
}

/// Attempts to buy, each counted under its last outcome within the window.
package struct Outcomes: BitwiseCopyable, Sendable, Equatable {
    package var purchased = 0
    package var cancelled = 0
    package var pending = 0
    package var failed = 0
    package var none = 0

    package init() {}

    package var attempts: Int { purchased + cancelled + pending + failed + none }

    package mutating func count(_ outcome: AttemptOutcome, _ times: Int) {
        switch outcome {
        case .none: none += times
        case .purchased: purchased += times
        case .cancelled: cancelled += times
        case .pending: pending += times
        case .failed: failed += times
        }
    }

    package static func += (left: inout Outcomes, right: Outcomes) {
        left.purchased += right.purchased
        left.cancelled += right.cancelled
        left.pending += right.pending
        left.failed += right.failed
        left.none += right.none
    }
}

/// How an attempt to buy ended. A trial that began counts as bought.
package enum AttemptOutcome: Sendable {
    case none, purchased, cancelled, pending, failed

    /// The outcome that an event reports; `nil` when it reports none.
    package init?(_ type: EventType) {
        switch type {
        case .purchased, .trialStarted: self = .purchased
        case .purchaseCancelled: self = .cancelled
        case .purchasePending: self = .pending
        case .purchaseFailed: self = .failed
        default: return nil
        }
    }
}
