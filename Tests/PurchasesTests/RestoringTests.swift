import Purchases
import Testing

/// `restore`: four outcomes, and the password asked for only when needed.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct RestoringTests {
    private let owned = Samples.transaction(Samples.lifetime)

    @Test("24: it reads first, and does not sync when something is there")
    func found() async {
        let store = ScriptedStore()
        let app = await TestApp.started(store)
        store.change { $0.entitlements = .success([.verified(self.owned)]) }
        #expect(await app.manager.restore(attempt: .first) == .restored)
        #expect(!store.calls.contains(.sync))
        #expect(app.signalled == ["purchase_restored"])
    }

    @Test("59: what only syncing finds is restored")
    func foundBySync() async {
        let app = await TestApp.started(ScriptedStore { $0.entitlementsAfterSync = [.verified(self.owned)] })
        #expect(await app.manager.restore(attempt: .first) == .restored)
        #expect(app.manager.isPurchased("app.lifetime"))
        #expect(app.signalled == ["purchase_restored"])
    }

    @Test("nothing to restore is not restored, and no signal of one")
    func nothing() async {
        let app = await TestApp.started(ScriptedStore())
        #expect(await app.manager.restore(attempt: .first) == .nothingToRestore)
        #expect(app.signals.isEmpty)
        #expect(app.manager.activity == nil)
    }

    @Test("a consumable or something unverified is nothing to restore")
    func nothingThatCounts() async {
        let app = await TestApp.started(
            ScriptedStore {
                $0.entitlementsAfterSync = [
                    .verified(Samples.transaction(Samples.coins)), .unverified(self.owned, .invalidSignature),
                ]
            })
        #expect(await app.manager.restore(attempt: .first) == .nothingToRestore)
    }

    @Test("closing the sign-in is cancelled; the store's other errors are failures")
    func cancelledAndFailed() async {
        let cancelled = await TestApp.started(ScriptedStore { $0.sync = .failure(.userCancelled) })
        #expect(await cancelled.manager.restore(attempt: .first) == .cancelled)
        let failed = await TestApp.started(ScriptedStore { $0.sync = .failure(.systemError("No.")) })
        #expect(await failed.manager.restore(attempt: .first) == .failed(.systemError("No.")))
        let unread = await TestApp.started(ScriptedStore { $0.entitlements = .failure(.networkError) })
        #expect(await unread.manager.restore(attempt: .first) == .failed(.networkError))
        for app in [cancelled, failed, unread] {
            #expect(app.manager.activity == nil)
            #expect(app.signals.isEmpty)
        }
    }
}
