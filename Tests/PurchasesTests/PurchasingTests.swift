import Foundation
import Purchases
import Testing

/// `purchase`, by the rows of the purchase managers that ours follows (the numbers in the names).
@MainActor @Suite(.timeLimit(.minutes(1)))
struct PurchasingTests {
    private let bought = Samples.transaction(Samples.monthly, id: 7, boughtDaysAgo: 0)

    private func store(_ result: Result<PurchaseResult, StoreError>) -> ScriptedStore {
        ScriptedStore {
            $0.purchases = [result]
            $0.entitlementsAfterPurchase = [.verified(self.bought)]
        }
    }

    @Test("5: success is verified, entitlements are read and content delivered, then it is finished")
    func successInOrder() async throws {
        let app = await TestApp.started(store(.success(.success(.verified(bought)))))
        let before = app.store.calls.count
        let outcome = try await app.manager.purchase(Samples.monthly, attempt: .first)
        #expect(outcome == .purchased(bought))
        #expect(
            app.store.calls.dropFirst(before)
                == [.purchase("app.pro.monthly"), .entitlements, .statuses("3100"), .finish(7)])
        #expect(app.delivered == [7])
        #expect(app.manager.isPurchased("app.pro.monthly"))
        #expect(app.manager.activity == nil)
    }

    @Test("9: unverified throws verificationFailed, unlocks nothing and is not finished")
    func unverified() async throws {
        let store = ScriptedStore {
            $0.purchases = [.success(.success(.unverified(self.bought, .invalidSignature)))]
        }
        let app = await TestApp.started(store)
        await #expect(throws: PurchaseError.verificationFailed(.invalidSignature)) {
            try await app.manager.purchase(Samples.monthly, attempt: .first)
        }
        #expect(!app.manager.hasUnlockedPro)
        #expect(app.delivered.isEmpty)
        #expect(!store.calls.contains(.finish(7)))
        #expect(app.manager.lastUnverified?.error == .invalidSignature)
        #expect(app.manager.activity == nil)
        #expect(app.signals.last?.reason == "unverified: invalidSignature")
    }

    @Test(
        "6, 7, 8: cancelling is no error, pending is no success, an unknown result ends quietly",
        arguments: [
            (PurchaseResult.userCancelled, PurchaseOutcome.cancelled), (.pending, .pending), (.unknown, .unknown),
        ])
    func quietEnds(result: PurchaseResult, outcome: PurchaseOutcome) async throws {
        let app = await TestApp.started(ScriptedStore { $0.purchases = [.success(result)] })
        #expect(try await app.manager.purchase(Samples.monthly, attempt: .first) == outcome)
        #expect(!app.manager.hasUnlockedPro)
        #expect(app.delivered.isEmpty)
        #expect(app.manager.activity == nil)
    }

    @Test("the system's own userCancelled error is a cancellation too")
    func cancelledByError() async throws {
        let app = await TestApp.started(store(.failure(.userCancelled)))
        #expect(try await app.manager.purchase(Samples.monthly, attempt: .first) == .cancelled)
        #expect(app.signalled == ["purchase_started", "purchase_cancelled"])
    }

    @Test(
        "14: busy ends when the store fails, with each of its errors",
        arguments: [
            StoreError.networkError, .systemError("No."), .notAvailableInStorefront, .notEntitled, .unsupported,
            .unknown,
            .productUnavailable, .purchaseNotAllowed, .invalidQuantity, .ineligibleForOffer, .invalidOfferIdentifier,
            .invalidOfferPrice, .invalidOfferSignature, .missingOfferParameters,
        ])
    func failures(error: StoreError) async {
        let app = await TestApp.started(store(.failure(error)))
        await #expect(throws: PurchaseError.store(error)) {
            try await app.manager.purchase(Samples.monthly, attempt: .first)
        }
        #expect(app.manager.activity == nil)
        #expect(app.signalled == ["purchase_started", "purchase_failed"])
        #expect(app.signals.last?.reason == "\(error)")
    }

    @Test("13: while a purchase is under way a second tap does nothing, nor do restore and redeem")
    func secondTap() async throws {
        let store = store(.success(.success(.verified(bought))))
        let app = await TestApp.started(store)
        store.change { script in
            script.whilePurchasing = { @MainActor [weak app] in
                guard let manager = app?.manager else { return }
                #expect(manager.activity == .purchasing(productID: "app.pro.monthly"))
                #expect((try? await manager.purchase(Samples.coins, attempt: .second)) == .busy)
                #expect(await manager.restore(attempt: .second) == .busy)
                #expect((try? await manager.redeemCode(attempt: .second)) == .busy)
            }
        }
        _ = try await app.manager.purchase(Samples.monthly, attempt: .first)
        #expect(app.signalled == ["purchase_started", "purchased"])
        #expect(!store.calls.contains(.purchase("app.coins")))
        #expect(!store.calls.contains(.sync))
        #expect(!store.calls.contains(.redeem))
    }

    @Test("52, 61: account, offer, billing plan, quantity and the place of the sheet travel to the store")
    func options() async throws {
        let app = await TestApp.started(store(.success(.success(.verified(bought)))))
        let scene = Scene()
        let options = PurchaseOptions(
            appAccountToken: UUID(), offer: .promotional(id: "summer", signature: "a.b.c"), billingPlan: .monthly,
            quantity: 2, confirmation: ConfirmationContext(scene))
        _ = try await app.manager.purchase(Samples.monthly, options: options, attempt: .first)
        #expect(app.store.options == [options])
    }

    private final class Scene: Sendable {}

    @Test("what cannot be delivered is an error, and stays unfinished for the next start")
    func deliveryFails() async throws {
        let app = await TestApp.started(store(.success(.success(.verified(bought)))))
        app.deliveryFailure = DeliveryError("disk full")
        await #expect(throws: PurchaseError.deliveryFailed(DeliveryError("disk full"))) {
            try await app.manager.purchase(Samples.monthly, attempt: .first)
        }
        #expect(!app.store.calls.contains(.finish(7)))
        #expect(app.signals.last?.reason == "delivery")

        let next = await TestApp.started(ScriptedStore { $0.unfinished = .success([.verified(self.bought)]) })
        #expect(next.delivered == [7])
        #expect(next.store.calls.contains(.finish(7)))
    }

    @Test("a purchase counts although the store cannot be asked again right after it")
    func refreshFailsAfterPurchase() async throws {
        let store = store(.success(.success(.verified(bought))))
        let app = await TestApp.started(store)
        store.change {
            $0.entitlementsAfterPurchase = nil
            $0.entitlements = .failure(.networkError)
        }
        _ = try await app.manager.purchase(Samples.monthly, attempt: .first)
        #expect(app.manager.isPurchased("app.pro.monthly"))
        #expect(app.manager.refreshFailure == .networkError)
        #expect(store.calls.contains(.finish(7)))
    }

    @Test("50: a consumable is purchased, counted, and no entitlement")
    func consumable() async throws {
        let coins = Samples.transaction(Samples.coins, id: 9, boughtDaysAgo: 0, quantity: 3)
        let app = await TestApp.started(ScriptedStore { $0.purchases = [.success(.success(.verified(coins)))] })
        #expect(try await app.manager.purchase(Samples.coins, attempt: .first) == .purchased(coins))
        #expect(app.manager.deliveredConsumables == ["app.coins": 3])
        #expect(!app.manager.hasUnlockedPro)
        #expect(app.store.calls.contains(.finish(9)))
    }

    @Test("the same transaction as a result and as an update is delivered once and signalled once")
    func resultAndUpdate() async throws {
        let store = store(.success(.success(.verified(bought))))
        let app = await TestApp.started(store)
        let bought = bought
        store.change { $0.whilePurchasing = { [weak store] in store?.send(.verified(bought)) } }
        _ = try await app.manager.purchase(Samples.monthly, attempt: .first)
        store.send(.verified(bought))
        let finishes = { store.calls.filter { $0 == .finish(7) }.count }
        await app.until { finishes() >= 2 }
        #expect(app.delivered == [7])
        #expect(app.signalled == ["purchase_started", "purchased"])
    }

    @Test("66, 67: a redeemed code is delivered and finished; a closed sheet is no error")
    func redeem() async throws {
        let redeemed = Samples.transaction(Samples.yearly, id: 8, offer: .init(type: .code, id: "SPRING"))
        let store = ScriptedStore { $0.redemption = .success(.verified(redeemed)) }
        let app = await TestApp.started(store)
        #expect(try await app.manager.redeemCode(attempt: .first) == .redeemed(redeemed))
        #expect(app.delivered == [8])
        #expect(store.calls.contains(.finish(8)))
        #expect(app.signalled == ["code_redeemed"])
        store.change { $0.redemption = .success(nil) }
        #expect(try await app.manager.redeemCode(attempt: .second) == .closed)
        store.change { $0.redemption = .failure(.userCancelled) }
        #expect(try await app.manager.redeemCode(attempt: .second) == .closed)
        store.change { $0.redemption = .failure(.networkError) }
        await #expect(throws: PurchaseError.store(.networkError)) {
            try await app.manager.redeemCode(attempt: .second)
        }
        store.change { $0.redemption = .success(.unverified(redeemed, .invalidEncoding)) }
        await #expect(throws: PurchaseError.verificationFailed(.invalidEncoding)) {
            try await app.manager.redeemCode(attempt: .second)
        }
        #expect(app.manager.activity == nil)
        #expect(app.signalled == ["code_redeemed"])
    }
}
