/// Makes the events of a sample, one user after the other, and keeps the truth about them.
///
/// Who buys is drawn by quota for each paywall and variant, so that the rate a sample was made with is also, as near
/// as whole people allow, the rate that it has. What a user does is written in one go: memory does not grow with the
/// number of events.
package struct SampleGenerator {
    package private(set) var truth = SampleTruth()
    /// How many lines are still to be made.
    package private(set) var remaining: Int

    private let lineCount: Int
    private var random: RandomStream
    private var draws: [QuotaDraw]
    private var writer = SampleLineWriter()
    private var serial: UInt64

    package init(events: Int, seed: UInt64) {
        lineCount = events
        remaining = events
        random = RandomStream(seed: seed)
        serial = random.next()
        draws = SampleWorld.strata.map { QuotaDraw(perMillion: $0.convertersPerMillion) }
    }

    /// The next lines, about a megabyte; `nil` when all have been made.
    package mutating func nextLines() -> [UInt8]? {
        guard remaining > 0 else { return nil }
        while remaining > 0, writer.bytes.count < 1 << 20 { makeUser() }
        return writer.takeBytes()
    }
}

extension SampleGenerator {
    /// What a user does on one paywall.
    private struct Visit {
        let stratum: Int
        var events: [SampleEvent] = []
        var converts = false
    }

    /// One user's events, or a single event of no account when no user fits into what remains.
    private mutating func makeUser() {
        let arrival = SampleWorld.start + SampleWorld.length * Int64(lineCount - remaining) / Int64(max(lineCount, 1))
        let saved = (random, draws, serial)
        let user = makeUserFacts()
        if !user.isTest, random.happens(perMillion: 3000) {
            let (purchase, _) = purchaseEvents(SampleWorld.strata[0], at: arrival, attempt: nil, withStart: false)
            if emit(purchase, of: user) {
                truth.withoutView += 1
                noteLate(purchase)
            }
            return
        }
        var visits = [visit(stratumForFirstVisit(), at: arrival, isTest: user.isTest)]
        if let second = stratumForSecondVisit(after: visits[0].stratum) {
            visits.append(visit(second, at: arrival + 3_600_000 + Int64(random.below(80_000_000)), isTest: user.isTest))
        }
        let events = visits.flatMap(\.events)
        let repeats = events.indices.filter { _ in random.happens(perMillion: 18_000) }
        guard events.count + repeats.count <= remaining else {
            (random, draws, serial) = saved
            fill(of: makeUserFacts(), at: arrival)
            return
        }
        _ = emit(events, of: user)
        _ = emit(repeats.map { events[$0] }, of: user)
        note(visits, user, repeats: repeats.count)
    }

    private mutating func fill(of user: SampleUser, at time: Int64) {
        let opened = event(.other, at: time)
        _ = emit([opened], of: user)
        if user.isTest { truth.test += 1 } else { noteLate([opened]) }
    }

    /// Writes the lines if they still fit.
    private mutating func emit(_ events: [SampleEvent], of user: SampleUser) -> Bool {
        guard events.count <= remaining else {
            fill(of: user, at: events[0].time)
            return false
        }
        for event in events { writer.write(event, of: user) }
        remaining -= events.count
        return true
    }

    private mutating func noteLate(_ events: [SampleEvent]) {
        truth.late += events.count { $0.received - $0.time > EventTime.millisecondsPerDay }
    }

    private mutating func note(_ visits: [Visit], _ user: SampleUser, repeats: Int) {
        truth.duplicates += repeats
        let events = visits.flatMap(\.events)
        guard !user.isTest else {
            truth.test += events.count
            return
        }
        noteLate(events)
        for visit in visits {
            truth.rows[visit.stratum].viewers += 1
            if visit.converts { truth.rows[visit.stratum].converters += 1 }
        }
        truth.viewers += 1
        if visits.contains(where: \.converts) { truth.converters += 1 }
        if visits.count == 2, truth.rows[visits[0].stratum].paywall == truth.rows[visits[1].stratum].paywall {
            truth.severalVariants += 1
        }
    }
}

extension SampleGenerator {
    private mutating func makeUserFacts() -> SampleUser {
        let isTest = random.happens(perMillion: 15_000)
        return SampleUser(
            digest: (0..<4).map { _ in random.next() }, session: random.next(), place: random.pick(SampleWorld.places),
            appVersion: random.pick(
                [("2.4.1", 70), ("2.4.0", 20), ("2.3.7", 10)].map { (element: $0.0, weight: $0.1) }),
            system: random.pick([("26.1", 60), ("26.0", 25), ("18.7", 15)].map { (element: $0.0, weight: $0.1) }),
            environment: isTest
                ? random.pick([("production", 1), ("sandbox", 1), ("xcode", 1)].map { (element: $0.0, weight: $0.1) })
                : "production", isTest: isTest)
    }

    private mutating func stratumForFirstVisit() -> Int {
        random.pick(SampleWorld.strata.enumerated().map { (element: $0, weight: $1.weight) })
    }

    /// A few users see a second paywall, and very few the other variant of the same.
    private mutating func stratumForSecondVisit(after first: Int) -> Int? {
        if random.happens(perMillion: 4000) {
            let paywall = SampleWorld.strata[first].paywall
            return SampleWorld.strata.indices.first { $0 != first && SampleWorld.strata[$0].paywall == paywall }
        }
        guard random.happens(perMillion: 50_000) else { return nil }
        let second = stratumForFirstVisit()
        return SampleWorld.strata[second].paywall == SampleWorld.strata[first].paywall ? nil : second
    }

    /// Views, and what comes of them. Test users take no place in the quota.
    private mutating func visit(_ index: Int, at time: Int64, isTest: Bool) -> Visit {
        let stratum = SampleWorld.strata[index]
        var visit = Visit(stratum: index)
        visit.events.append(event(.paywallViewed, at: time, stratum))
        if random.happens(perMillion: 5000) {
            // The same view, reported twice by the app: one view.
            visit.events.append(event(.paywallViewed, at: time + Int64(random.below(1000)), stratum))
        }
        visit.converts = isTest ? random.happens(perMillion: 100_000) : draws[index].draw(&random)
        let delay = 5000 + Int64(random.below(120_000))
        if visit.converts {
            visit.events += conversion(stratum, firstView: time, delay: delay)
        } else {
            visit.events += noConversion(stratum, firstView: time, delay: delay)
        }
        return visit
    }

    private mutating func conversion(_ stratum: SampleWorld.Stratum, firstView: Int64, delay: Int64) -> [SampleEvent] {
        var events: [SampleEvent] = []
        var time = firstView + delay
        if random.happens(perMillion: 300_000) {
            // Comes back later, within the window.
            time = firstView + 3_600_000 + Int64(random.below(240_000_000))
            events.append(event(.paywallViewed, at: time - 8000, stratum))
        }
        let attempt = random.next()
        let (purchase, first) = purchaseEvents(stratum, at: time, attempt: attempt, withStart: true)
        guard random.happens(perMillion: 30_000) else { return events + purchase }
        // Ask to Buy: pending at once, approved within the hour.
        let product = first.product
        events.append(event(.purchaseStarted, at: time - 7000, stratum, SamplePurchase(product: product), attempt))
        events.append(event(.purchasePending, at: time - 4000, stratum, SamplePurchase(product: product), attempt))
        return events + purchase.filter { $0.type != .purchaseStarted }
    }

    private mutating func noConversion(_ stratum: SampleWorld.Stratum, firstView: Int64, delay: Int64) -> [SampleEvent]
    {
        var events: [SampleEvent] = []
        if random.happens(perMillion: 250_000) { events.append(event(.paywallClosed, at: firstView + delay, stratum)) }
        if random.happens(perMillion: 130_000) {
            let attempt = random.next()
            let purchase = SamplePurchase(product: random.pick(stratum.products))
            events.append(event(.purchaseStarted, at: firstView + delay, stratum, purchase, attempt))
            let outcomes: [(element: EventType, weight: Int)] = [
                (.purchaseCancelled, 85), (.purchaseFailed, 4), (.purchasePending, 2), (.other, 9),
            ]
            let outcome = random.pick(outcomes)
            if outcome != .other {
                let end = firstView + delay + 2000 + Int64(random.below(60_000))
                events.append(event(outcome, at: end, stratum, purchase, attempt))
            }
        }
        if random.happens(perMillion: 250_000) {
            events.append(event(.paywallViewed, at: firstView + 7_200_000 + Int64(random.below(150_000_000)), stratum))
        }
        if random.happens(perMillion: 4000) {
            // Buys after the window: no conversion within three days.
            let time = firstView + 4 * EventTime.millisecondsPerDay + Int64(random.below(300_000_000))
            events += purchaseEvents(stratum, at: time, attempt: random.next(), withStart: true).events
        }
        return events
    }

    /// Start, purchase or trial, and what follows: conversion of the trial, a refund.
    private mutating func purchaseEvents(
        _ stratum: SampleWorld.Stratum, at time: Int64, attempt: UInt64?, withStart: Bool
    ) -> (events: [SampleEvent], purchase: SamplePurchase) {
        let product = random.pick(stratum.products)
        var events: [SampleEvent] = []
        if withStart {
            events.append(event(.purchaseStarted, at: time - 3000, stratum, SamplePurchase(product: product), attempt))
        }
        let transaction = 2_000_000_000_000_000 + random.next() % 1_000_000_000_000_000
        var purchase = SamplePurchase(product: product)
        purchase.transaction = transaction
        purchase.original = transaction
        purchase.purchasedAt = time
        let week = 7 * EventTime.millisecondsPerDay
        if product.hasTrial { purchase.expires = time + week }
        purchase.hasPrice = !product.hasTrial
        var bought = event(product.hasTrial ? .trialStarted : .purchased, at: time, stratum, purchase, attempt)
        // Some apps do not say where they bought; their start says it, though not the variant.
        let isNameless = random.happens(perMillion: 100_000)
        bought.namesPaywall = !isNameless || !withStart || stratum.variant != nil
        events.append(bought)
        if product.hasTrial, random.happens(perMillion: 550_000) {
            var converted = purchase
            converted.transaction = transaction + 1
            converted.purchasedAt = time + week
            converted.hasPrice = true
            events.append(event(.trialConverted, at: time + week, stratum, converted))
        } else if !product.hasTrial, random.happens(perMillion: 20_000) {
            let refundTime = time + 86_400_000 + Int64(random.below(200_000_000))
            events.append(event(.refunded, at: refundTime, stratum, purchase))
        }
        return (events, purchase)
    }

    private mutating func event(
        _ type: EventType, at time: Int64, _ stratum: SampleWorld.Stratum? = nil, _ purchase: SamplePurchase? = nil,
        _ attempt: UInt64? = nil
    ) -> SampleEvent {
        serial &+= 1
        let isLate = random.happens(perMillion: 8000)
        let delay = isLate ? 90_000_000 + random.below(150_000_000) : 200 + random.below(4000)
        return SampleEvent(
            type: type, time: time, received: time + Int64(delay), id: serial &* 0xD6E8_FEB8_6659_FD93,
            stratum: stratum, purchase: purchase, attempt: attempt)
    }
}
