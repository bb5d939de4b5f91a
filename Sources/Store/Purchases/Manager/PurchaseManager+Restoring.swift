extension PurchaseManager {
    /// Brings back what was bought before. It reads first, and syncs only when nothing was found, since that asks for a
    /// password.
    @discardableResult
    public func restore(attempt: PurchaseAttempt) async -> RestoreOutcome {
        guard activity == nil else { return .busy }
        activity = .restoring
        defer { activity = nil }
        await refresh()
        if !hasUnlockedPro {
            do {
                try await store.sync()
            } catch .userCancelled {
                return .cancelled
            } catch {
                return .failed(error)
            }
            await refresh()
            if let refreshFailure { return .failed(refreshFailure) }
            if !hasUnlockedPro { return .nothingToRestore }
        }
        await signal(.purchaseRestored, of: attempt)
        return .restored
    }
}
