extension PurchaseManager {
    /// Loads the products once. When they are there it returns at once; after a failure it tries again.
    public func loadProducts() async {
        if productLoading == .loaded { return }
        if let loadTask { return await loadTask.value }
        let task = Task { await self.load() }
        loadTask = task
        await task.value
        loadTask = nil
    }

    /// The product of an id; `nil` until it is loaded, and for an unknown one.
    public func product(_ id: String) -> Product? { products.first { $0.id == id } }

    private func load() async {
        productLoading = .loading
        do {
            let found = try await store.products(for: configuration.productIDs)
            products = found.sorted { ($0.price, $0.id) < ($1.price, $1.id) }
            let ids = Set(found.map(\.id))
            unknownProductIDs = configuration.productIDs.filter { !ids.contains($0) }
            productLoading = .loaded
        } catch {
            productLoading = .failed(error)
        }
    }
}
