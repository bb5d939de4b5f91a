import Foundation
import Purchases
import Testing

/// What entitles and what does not.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct EntitlementTests {
    private func owned(
        _ results: [VerificationResult<Transaction>], _ statuses: [SubscriptionStatus] = []
    ) async -> Set<String> {
        let app = await TestApp.started(
            ScriptedStore {
                $0.entitlements = .success(results)
                $0.statuses = [Samples.group: statuses]
            })
        return app.manager.purchasedProductIDs
    }

    @Test("10: verified ones only, not revoked")
    func verifiedOnly() async {
        let one = Samples.transaction(Samples.lifetime)
        #expect(await owned([.verified(one)]) == ["app.lifetime"])
        #expect(await owned([.unverified(one, .invalidSignature)]) == [])
        #expect(await owned([.verified(Samples.transaction(Samples.lifetime, isRevoked: true))]) == [])
    }

    @Test("55: ours, not upgraded, not expired")
    func ours() async {
        let other = Samples.product("other.app", .nonConsumable, "1.99")
        #expect(await owned([.verified(Samples.transaction(other))]) == [])
        #expect(await owned([.verified(Samples.transaction(Samples.monthly, isUpgraded: true))]) == [])
        #expect(await owned([.verified(Samples.transaction(Samples.monthly, expiresInDays: -0.01))]) == [])
        #expect(
            await owned([.verified(Samples.transaction(Samples.monthly, expiresInDays: 0.01))]) == ["app.pro.monthly"])
        #expect(
            await owned([.verified(Samples.transaction(Samples.monthly, expiresInDays: 0))]) == [],
            "the paid time ends at its end")
    }

    @Test("56: a grace period counts as long as it lasts, and only for its own subscription")
    func grace() async {
        let lapsed = Samples.transaction(Samples.monthly, id: 5, expiresInDays: -1)
        let other = Samples.transaction(Samples.monthly, id: 6, expiresInDays: -1)
        #expect(
            await owned([.verified(lapsed)], [Samples.status(.inGracePeriod, of: lapsed, graceEndsInDays: 3)])
                == ["app.pro.monthly"])
        #expect(
            await owned([.verified(lapsed)], [Samples.status(.inGracePeriod, of: lapsed, graceEndsInDays: -0.1)]) == [])
        #expect(await owned([.verified(lapsed)], [Samples.status(.inBillingRetryPeriod, of: lapsed)]) == [])
        #expect(
            await owned([.verified(lapsed)], [Samples.status(.inGracePeriod, of: other, graceEndsInDays: 3)]) == [])
        #expect(
            await owned(
                [.verified(lapsed)],
                [Samples.status(.inGracePeriod, of: lapsed, graceEndsInDays: 3, isVerified: false)]) == [],
            "an unverified status unlocks nothing")
    }

    @Test("11: the set is built whole, never merged: what the store no longer gives is gone")
    func builtWhole() async {
        let store = ScriptedStore {
            $0.entitlements = .success([
                .verified(Samples.transaction(Samples.lifetime)),
                .verified(Samples.transaction(Samples.monthly, id: 2)),
            ])
        }
        let app = await TestApp.started(store)
        #expect(app.manager.purchasedProductIDs == ["app.lifetime", "app.pro.monthly"])
        store.change { $0.entitlements = .success([.verified(Samples.transaction(Samples.monthly, id: 2))]) }
        await app.manager.refresh()
        #expect(app.manager.purchasedProductIDs == ["app.pro.monthly"])
    }

    @Test("a store that does not answer takes nothing away, and says why")
    func keptOnFailure() async {
        let store = ScriptedStore { $0.entitlements = .success([.verified(Samples.transaction(Samples.lifetime))]) }
        let app = await TestApp.started(store)
        store.change { $0.entitlements = .failure(.networkError) }
        await app.manager.refresh()
        #expect(app.manager.isPurchased("app.lifetime"))
        #expect(app.manager.refreshFailure == .networkError)
        #expect(!app.manager.isRefreshing)
    }

    @Test("26, 35, 73: per product, and whether anything is unlocked; time passes without a refresh")
    func perProduct() async {
        let store = ScriptedStore {
            $0.entitlements = .success([.verified(Samples.transaction(Samples.monthly, expiresInDays: 2))])
        }
        let app = await TestApp.started(store)
        #expect(app.manager.isPurchased("app.pro.monthly"))
        #expect(!app.manager.isPurchased("app.lifetime"))
        #expect(app.manager.hasUnlockedPro)
        app.now = Samples.now.addingTimeInterval(3 * Samples.day)
        #expect(!app.manager.isPurchased("app.pro.monthly"))
        #expect(!app.manager.hasUnlockedPro)
    }

    @Test("a non-renewing subscription lasts as long as the app says, and twice as long when bought twice")
    func nonRenewing() async {
        let rules = EntitlementRules(
            productIDs: ["app.season", "app.pass"], nonRenewingPeriods: ["app.season": .init(value: 1, unit: .month)])
        let first = Samples.transaction(Samples.season, id: 1, boughtDaysAgo: 40)
        let second = Samples.transaction(Samples.season, id: 2, boughtDaysAgo: 20)
        #expect(rules.entitlements(from: [first], statuses: [], at: Samples.now).isEmpty)
        let both = rules.entitlements(from: [second, first], statuses: [], at: Samples.now)
        let month = SubscriptionPeriod(value: 1, unit: .month)
        #expect(
            both["app.season"]?.expirationDate == month.end(from: month.end(from: first.purchaseDate)),
            "the second month begins when the first is over")
        let pass = Samples.transaction(Samples.product("app.pass", .nonRenewable, "1"), boughtDaysAgo: 4_000)
        #expect(rules.entitlements(from: [pass], statuses: [], at: Samples.now)["app.pass"]?.expirationDate == nil)
        let three = Samples.transaction(Samples.season, boughtDaysAgo: 40, quantity: 3)
        #expect(rules.entitlements(from: [three], statuses: [], at: Samples.now).count == 1)
    }

    @Test(
        "a month after the last day of a longer month is the last day of the shorter one",
        arguments: [
            ("2027-01-31T08:00:00Z", 1, SubscriptionPeriod.Unit.month, "2027-02-28T08:00:00Z"),
            ("2028-01-31T08:00:00Z", 1, .month, "2028-02-29T08:00:00Z"),
            ("2028-02-29T23:59:59Z", 1, .year, "2029-02-28T23:59:59Z"),
            ("2027-03-14T01:30:00Z", 2, .week, "2027-03-28T01:30:00Z"),
            ("2027-12-31T00:00:00Z", 3, .day, "2028-01-03T00:00:00Z"),
        ])
    func periodEnds(start: String, value: Int, unit: SubscriptionPeriod.Unit, end: String) throws {
        let start = try Date(start, strategy: .iso8601)
        #expect(SubscriptionPeriod(value: value, unit: unit).end(from: start) == (try Date(end, strategy: .iso8601)))
    }

    @Test("57, 52 of the complaints: the best verified status of each group, group by group")
    func statuses() async {
        let own = Samples.transaction(Samples.monthly, id: 1, expiresInDays: -1)
        let shared = Samples.transaction(Samples.yearly, id: 2, ownership: .familyShared)
        let store = ScriptedStore {
            $0.entitlements = .success([.verified(shared)])
            $0.statuses = [
                Samples.group: [
                    Samples.status(.expired, of: own), Samples.status(.subscribed, of: shared),
                    Samples.status(.inGracePeriod, of: own, isVerified: false),
                ]
            ]
        }
        let app = await TestApp.started(store)
        await app.manager.refresh()
        #expect(app.manager.renewalState(inGroup: Samples.group) == .subscribed)
        #expect(app.manager.statuses[Samples.group]?.map(\.state) == [.subscribed, .expired])
        #expect(app.manager.renewalState(inGroup: "other") == nil)
        #expect(!app.manager.isInGracePeriod)
    }

    @Test("58: when a payment fails the banner comes without anybody asking")
    func graceBanner() async {
        let lapsed = Samples.transaction(Samples.monthly, id: 5, expiresInDays: -1)
        let store = ScriptedStore { $0.entitlements = .success([.verified(lapsed)]) }
        let app = await TestApp.started(store)
        #expect(!app.manager.hasUnlockedPro)
        store.change { $0.statuses = [Samples.group: [Samples.status(.inGracePeriod, of: lapsed, graceEndsInDays: 3)]] }
        store.sendStatusChange()
        await app.until { app.manager.isInGracePeriod && !app.manager.isRefreshing }
        #expect(app.manager.hasUnlockedPro)
        #expect(app.manager.entitlements["app.pro.monthly"]?.isInGracePeriod == true)
    }

    @Test("65: payment n of 12")
    func commitment() async {
        let third = Samples.transaction(
            Samples.yearly, expiresInDays: 20, plan: .monthly,
            commitment: CommitmentProgress(billingPeriodNumber: 3, totalBillingPeriods: 12))
        let app = await TestApp.started(ScriptedStore { $0.entitlements = .success([.verified(third)]) })
        #expect(app.manager.commitmentProgress(of: "app.pro.yearly")?.billingPeriodNumber == 3)
        #expect(app.manager.commitmentProgress(of: "app.pro.yearly")?.totalBillingPeriods == 12)
        #expect(app.manager.commitmentProgress(of: "app.pro.monthly") == nil)
    }

    @Test("an introductory offer is promised only to whoever gets it")
    func eligibility() async {
        let store = ScriptedStore()
        let app = await TestApp.started(store)
        #expect(await app.manager.isEligibleForIntroductoryOffer(Samples.yearly))
        #expect(await !app.manager.isEligibleForIntroductoryOffer(Samples.monthly), "it has no offer")
        #expect(await !app.manager.isEligibleForIntroductoryOffer(Samples.lifetime))
        store.change { $0.isEligible = false }
        #expect(await !app.manager.isEligibleForIntroductoryOffer(Samples.yearly), "it was used")
        store.change {
            $0.isEligible = true
            $0.entitlements = .success([.verified(Samples.transaction(Samples.monthly))])
        }
        await app.manager.refresh()
        #expect(await !app.manager.isEligibleForIntroductoryOffer(Samples.yearly), "a plan of the group is active")
    }
}
