/// What a manager is busy with: disable the buttons, and show progress where it belongs.
public enum PurchaseActivity: Sendable, Hashable {
    case purchasing(productID: String)
    case restoring
    case redeeming
}

/// How far the products are.
public enum ProductLoading: Sendable, Hashable {
    case notLoaded
    case loading
    case loaded
    /// Show a button to try again: `loadProducts()` does.
    case failed(StoreError)
}
