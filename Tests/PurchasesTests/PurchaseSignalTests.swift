import Foundation
import Purchases
import Testing

/// The signals of a manager, and how they are written.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct PurchaseSignalTests {
    private func json(_ signal: PurchaseSignal) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(signal), as: UTF8.self)
    }

    @Test("a purchase is one event of the event format, with money in exact thousandths")
    func purchased() async throws {
        let bought = Samples.transaction(
            Samples.monthly, id: 7, boughtDaysAgo: 0, expiresInDays: 30, price: "4.99", environment: .production)
        let app = await TestApp.started(ScriptedStore { $0.purchases = [.success(.success(.verified(bought)))] })
        _ = try await app.manager.purchase(Samples.monthly, attempt: .first)
        #expect(app.signals.count == 2)
        #expect(
            try app.signals.map(json) == [
                """
                {"attempt":"a1","environment":"production","id":"a1.purchase_started","paywall":"pro",\
                "placement":"export","product":"app.pro.monthly","test":false,"ts":1800000000000,\
                "type":"purchase_started","variant":"focus"}
                """,
                """
                {"attempt":"a1","currency":"USD","environment":"production","expires":1802592000000,\
                "id":"a1.purchased","kind":"subscription","original_transaction":"7","paywall":"pro","period":"normal",\
                "placement":"export","price":4990,"product":"app.pro.monthly","purchased_at":1800000000000,\
                "storefront":"US","test":false,"transaction":"7","ts":1800000000000,"type":"purchased",\
                "variant":"focus"}
                """,
            ])
    }

    @Test("74: names are ours, and renamed where a paywall says so")
    func renamed() async throws {
        let bought = Samples.transaction(Samples.monthly, boughtDaysAgo: 0)
        let app = await TestApp.started(
            ScriptedStore { $0.purchases = [.success(.success(.verified(bought))), .success(.userCancelled)] },
            names: ["purchased": "succesfullySubscribe", "purchase_cancelled": "cancelledSubscribe"])
        _ = try await app.manager.purchase(Samples.monthly, attempt: .first)
        _ = try await app.manager.purchase(Samples.monthly, attempt: .second)
        #expect(
            app.signalled == ["purchase_started", "succesfullySubscribe", "purchase_started", "cancelledSubscribe"])
        #expect(app.signals.map(\.type) == [.purchaseStarted, .purchased, .purchaseStarted, .purchaseCancelled])
    }

    @Test(
        "the period and what it is signalled as follow the offer",
        arguments: [
            (Transaction.AppliedOffer(type: .introductory, paymentMode: .freeTrial), "trial", "trial_started"),
            (.init(type: .introductory, paymentMode: .payAsYouGo), "intro", "purchased"),
            (.init(type: .promotional, id: "p", paymentMode: .payUpFront), "offer", "purchased"),
            (.init(type: .winBack, id: "w", paymentMode: .freeTrial), "trial", "trial_started"),
            (.init(type: .code, id: "c"), "offer", "purchased"),
        ])
    func periods(offer: Transaction.AppliedOffer, period: String, type: String) async throws {
        let bought = Samples.transaction(Samples.yearly, boughtDaysAgo: 0, offer: offer, price: "0")
        let app = await TestApp.started(ScriptedStore { $0.purchases = [.success(.success(.verified(bought)))] })
        _ = try await app.manager.purchase(Samples.yearly, attempt: .first)
        let text = try json(try #require(app.signals.last))
        #expect(text.contains("\"period\":\"\(period)\""))
        #expect(text.contains("\"type\":\"\(type)\""))
        #expect(text.contains("\"price\":0,"))
    }

    @Test(
        "test purchases are marked, also when they end without a transaction",
        arguments: [Transaction.Environment.sandbox, .xcode])
    func testMark(environment: Transaction.Environment) async throws {
        let store = ScriptedStore {
            $0.environment = environment
            $0.purchases = [.success(.userCancelled)]
        }
        let app = await TestApp.started(store)
        _ = try await app.manager.purchase(Samples.monthly, attempt: .first)
        for signal in app.signals {
            #expect(signal.isTest)
            #expect(try json(signal).contains("\"environment\":\"\(environment.rawValue)\""))
        }
        #expect(app.signals.count == 2)
    }

    @Test(
        "storefronts are written with two letters",
        arguments: [("GBR", "GB"), ("XKS", "XK"), ("JPN", "JP"), ("de", "DE"), ("ABC", nil)] as [(String, String?)])
    func storefronts(code: String, expected: String?) throws {
        let transaction = Transaction(
            id: 1, productID: "p", productType: .nonConsumable, purchaseDate: Samples.now, storefront: code)
        let signal = PurchaseSignal(
            id: "x", date: Samples.now, type: .purchased, name: "purchased", productID: "p", attempt: .first,
            transaction: transaction, reason: nil, environment: .production)
        let text = try json(signal)
        #expect(text.contains("\"storefront\"") == (expected != nil))
        if let expected { #expect(text.contains("\"storefront\":\"\(expected)\"")) }
    }

    @Test(
        "money is exact thousandths, and absent where it cannot be",
        arguments: [
            ("0.1", 100), ("1234567.891", 1_234_567_891), ("4.990", 4_990), ("0.0001", nil),
        ] as [(String, Int64?)])
    func thousandths(price: String, expected: Int64?) {
        let transaction = Transaction(
            id: 1, productID: "p", productType: .consumable, purchaseDate: Samples.now, price: Decimal(string: price))
        #expect(transaction.priceInThousandths == expected)
    }
}
