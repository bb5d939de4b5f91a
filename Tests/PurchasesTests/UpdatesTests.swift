import Foundation
import Purchases
import Testing

/// What comes from outside a purchase, and what was left over.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct UpdatesTests {
    @Test("3, 46: what happens before the manager has started is not missed")
    func listensFromBirth() async {
        let renewed = Samples.transaction(Samples.monthly, id: 11, reason: .renewal)
        let store = ScriptedStore { $0.entitlements = .success([.verified(renewed)]) }
        let app = TestApp(store)
        store.send(.verified(renewed))
        await app.until { store.calls.contains(.finish(11)) }
        #expect(app.delivered == [11])
    }

    @Test("4: the listeners end with the manager, and nothing keeps it alive")
    func endsWithManager() async {
        let store = ScriptedStore()
        weak var manager: PurchaseManager?
        do {
            let own = PurchaseManager(store: store, configuration: .init(productIDs: Samples.ids))
            await own.started()
            manager = own
        }
        while store.endedStreams < 2 || manager != nil { await Task.yield() }
        #expect(manager == nil)
        #expect(store.endedStreams == 2)
    }

    @Test("12, 54: an unverified update is noted with its reason, skipped, and not finished")
    func unverifiedUpdate() async {
        let store = ScriptedStore()
        let app = await TestApp.started(store)
        let forged = Samples.transaction(Samples.lifetime, id: 13)
        store.send(.unverified(forged, .invalidCertificateChain))
        await app.until { app.manager.lastUnverified != nil }
        #expect(app.manager.lastUnverified?.error == .invalidCertificateChain)
        #expect(!app.manager.hasUnlockedPro)
        #expect(!store.calls.contains(.finish(13)))
    }

    @Test("36, 78: an update is delivered, then finished")
    func updateFinished() async {
        let store = ScriptedStore()
        let app = await TestApp.started(store)
        let elsewhere = Samples.transaction(Samples.lifetime, id: 12)
        store.change { $0.entitlements = .success([.verified(elsewhere)]) }
        store.send(.verified(elsewhere))
        await app.until { store.calls.last == .finish(12) }
        #expect(app.delivered == [12])
        #expect(app.manager.isPurchased("app.lifetime"))
        #expect(app.signals.isEmpty, "nobody here has attempted it")
    }

    @Test("77: a refund removes access, is finished, and delivers nothing")
    func refund() async {
        let owned = Samples.transaction(Samples.lifetime, id: 3)
        let store = ScriptedStore { $0.entitlements = .success([.verified(owned)]) }
        let app = await TestApp.started(store)
        #expect(app.manager.hasUnlockedPro)
        store.change { $0.entitlements = .success([]) }
        store.send(.verified(Samples.transaction(Samples.lifetime, id: 3, isRevoked: true)))
        await app.until { store.calls.last == .finish(3) }
        #expect(!app.manager.hasUnlockedPro)
        #expect(app.delivered.isEmpty)
    }

    @Test("82: unfinished transactions are taken up at the start")
    func unfinished() async {
        let left = Samples.transaction(Samples.coins, id: 21, quantity: 2)
        let forged = Samples.transaction(Samples.coins, id: 22)
        let store = ScriptedStore {
            $0.unfinished = .success([.verified(left), .unverified(forged, .invalidSignature)])
        }
        let app = await TestApp.started(store)
        #expect(app.delivered == [21])
        #expect(app.manager.deliveredConsumables == ["app.coins": 2])
        #expect(store.calls.contains(.finish(21)))
        #expect(!store.calls.contains(.finish(22)))
    }

    @Test("what is not of our products is left to whoever sells it")
    func foreign() async {
        let foreign = Samples.transaction(Samples.product("other", .consumable, "1"), id: 31)
        let app = await TestApp.started(ScriptedStore { $0.unfinished = .success([.verified(foreign)]) })
        #expect(app.delivered.isEmpty)
        #expect(!app.store.calls.contains(.finish(31)))
    }

    @Test("34: a pending purchase completes later, for the attempt that asked")
    func pendingCompletes() async throws {
        let store = ScriptedStore { $0.purchases = [.success(.pending)] }
        let app = await TestApp.started(store)
        _ = try await app.manager.purchase(Samples.lifetime, attempt: .first)
        #expect(app.openAttempts.map(\.isPending) == [true])
        let approved = Samples.transaction(Samples.lifetime, id: 41, boughtDaysAgo: -1)
        store.send(.verified(approved))
        await app.until { app.signals.count == 3 }
        #expect(app.signalled == ["purchase_started", "purchase_pending", "purchased"])
        #expect(app.signals.map(\.attempt) == [.first, .first, .first])
        #expect(app.openAttempts.isEmpty)
        store.send(.verified(approved))
        await app.until { store.calls.filter { $0 == .finish(41) }.count == 2 }
        #expect(app.signals.count == 3, "an attempt ends once")
    }

    @Test("a pending purchase, or one that the app's end cut off, completes for its paywall after a restart")
    func completesAfterRestart() async {
        let approved = Samples.transaction(Samples.lifetime, id: 42, boughtDaysAgo: 1)
        let open = OpenAttempt(
            attempt: .second, productID: "app.lifetime", startedAt: Samples.now.addingTimeInterval(-2 * Samples.day),
            isPending: true)
        let app = await TestApp.started(
            ScriptedStore { $0.unfinished = .success([.verified(approved)]) }, openAttempts: [open])
        #expect(app.signalled == ["purchased"])
        #expect(app.signals.first?.attempt.paywall == "gate")
    }

    @Test("a renewal, a family's purchase, and an older purchase complete no attempt")
    func completesNothing() async {
        let open = OpenAttempt(
            attempt: .first, productID: "app.pro.monthly", startedAt: Samples.now.addingTimeInterval(-Samples.day),
            isPending: true)
        let app = await TestApp.started(
            ScriptedStore {
                $0.unfinished = .success([
                    .verified(Samples.transaction(Samples.monthly, id: 1, boughtDaysAgo: 0, reason: .renewal)),
                    .verified(Samples.transaction(Samples.monthly, id: 2, boughtDaysAgo: 0, ownership: .familyShared)),
                    .verified(Samples.transaction(Samples.monthly, id: 3, boughtDaysAgo: 2)),
                ])
            }, openAttempts: [open])
        #expect(app.signals.isEmpty)
        #expect(app.delivered == [1, 2, 3])
    }
}
