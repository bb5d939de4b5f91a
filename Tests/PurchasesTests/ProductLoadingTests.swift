import Purchases
import Testing

/// `loadProducts`, by the rows of the purchase managers that ours follows (the numbers in the names).
@MainActor @Suite(.timeLimit(.minutes(1)))
struct ProductLoadingTests {
    @Test("47: products are sorted by price")
    func sorted() async {
        let app = await TestApp.started(ScriptedStore())
        #expect(
            app.manager.products.map(\.id)
                == ["app.coins", "app.pro.monthly", "app.season", "app.pro.yearly", "app.lifetime"])
        #expect(app.manager.productLoading == .loaded)
        #expect(app.manager.product("app.coins") == Samples.coins)
    }

    @Test("72: products are loaded once, with an early return when they are there")
    func loadedOnce() async {
        let app = await TestApp.started(ScriptedStore())
        await app.manager.loadProducts()
        await app.manager.loadProducts()
        #expect(app.store.calls.filter { $0 == .products }.count == 1)
    }

    @Test("two that ask at once share one loading")
    func shared() async {
        let app = TestApp(ScriptedStore())
        async let one: Void = app.manager.loadProducts()
        async let other: Void = app.manager.loadProducts()
        _ = await (one, other)
        await app.manager.started()
        #expect(app.store.calls.filter { $0 == .products }.count == 1)
    }

    @Test("33, 48: a failed load keeps its error, and loading again tries again")
    func retry() async {
        let store = ScriptedStore { $0.products = .failure(.networkError) }
        let app = await TestApp.started(store)
        #expect(app.manager.productLoading == .failed(.networkError))
        #expect(app.manager.products.isEmpty)
        store.change { $0.products = .success(Samples.products) }
        await app.manager.loadProducts()
        #expect(app.manager.productLoading == .loaded)
        #expect(app.manager.products.count == 5)
    }

    @Test("ids that the store does not know are told")
    func unknown() async {
        let app = await TestApp.started(ScriptedStore { $0.products = .success([Samples.coins, Samples.yearly]) })
        #expect(app.manager.unknownProductIDs == ["app.lifetime", "app.season", "app.pro.monthly"])
    }

    @Test("49: products and entitlements are there at launch, before any paywall asks")
    func atLaunch() async {
        let store = ScriptedStore { $0.entitlements = .success([.verified(Samples.transaction(Samples.lifetime))]) }
        let app = await TestApp.started(store)
        #expect(app.manager.products.count == 5)
        #expect(app.manager.purchasedProductIDs == ["app.lifetime"])
        #expect(app.manager.hasUnlockedPro)
    }
}
