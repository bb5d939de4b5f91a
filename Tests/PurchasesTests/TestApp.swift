import Foundation
import Purchases
import Testing

/// An app around a manager: it keeps what the manager hands it.
@MainActor
final class TestApp {
    let store: ScriptedStore
    private(set) var manager: PurchaseManager
    private(set) var delivered: [UInt64] = []
    private(set) var signals: [PurchaseSignal] = []
    private(set) var openAttempts: [OpenAttempt] = []
    var deliveryFailure: DeliveryError?
    var now = Samples.now

    init(_ store: ScriptedStore, openAttempts: [OpenAttempt] = [], names: [String: String] = [:]) {
        self.store = store
        manager = PurchaseManager(store: ScriptedStore(), configuration: .init(productIDs: []))
        let clock = Clock(self)
        manager = PurchaseManager(
            store: store,
            configuration: .init(
                productIDs: Samples.ids, nonRenewingPeriods: [Samples.season.id: .init(value: 1, unit: .month)],
                signalNames: SignalNames(names), openAttempts: openAttempts,
                deliver: { [weak self] transaction throws(DeliveryError) in
                    if let failure = self?.deliveryFailure { throw failure }
                    self?.delivered.append(transaction.id)
                },
                signal: { [weak self] in self?.signals.append($0) },
                openAttemptsChanged: { [weak self] in self?.openAttempts = $0 },
                now: { clock.now }))
    }

    /// The app's time, for the manager, which asks on the main actor alone.
    private final class Clock: Sendable {
        @MainActor private weak var app: TestApp?

        @MainActor init(_ app: TestApp) { self.app = app }

        var now: Date { MainActor.assumeIsolated { app?.now ?? Samples.now } }
    }

    /// An app whose manager has started.
    static func started(
        _ store: ScriptedStore, openAttempts: [OpenAttempt] = [], names: [String: String] = [:]
    ) async -> TestApp {
        let app = TestApp(store, openAttempts: openAttempts, names: names)
        await app.manager.started()
        return app
    }

    /// Lets what was sent through a stream arrive: until the condition holds. A test that waits in vain hangs at its time
    /// limit, and so fails.
    func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    var signalled: [String] { signals.map(\.name) }
}

extension PurchaseAttempt {
    static let first = PurchaseAttempt(id: "a1", paywall: "pro", placement: "export", variant: "focus")
    static let second = PurchaseAttempt(id: "a2", paywall: "gate")
}
