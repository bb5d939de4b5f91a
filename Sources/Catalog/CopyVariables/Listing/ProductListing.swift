package import Localization
package import ProductCatalog

/// What a `.storekit` file sells, for `paywallgen products`: as a table for people, as JSON for tools.
package struct ProductListing: Sendable {
    package let file: StoreKitFile
    /// To which the prices belong: the file's own storefront, else the one that was named on the command line.
    package let storefront: Storefront?
    /// In which names are shown; `nil` when neither the command line nor the file says.
    package let locale: LanguageTag?
    /// In which prices, periods and offers are worded: the locale that was asked for when the product speaks its
    /// language, else English, as everything else that the program says.
    let money: MoneyFormatter
    let wording: Wording?

    /// - Parameters:
    ///   - namedStorefront: counts only where the file names none.
    ///   - locale: `nil` for the file's own.
    package init(file: StoreKitFile, namedStorefront: Storefront?, locale: LanguageTag?) {
        self.file = file
        storefront = file.storefront ?? namedStorefront
        self.locale = locale ?? file.locale
        let spoken = locale.flatMap { Wording(language: $0) }
        wording = spoken ?? Wording(language: .english)
        money = MoneyFormatter(language: spoken?.language ?? .english)
    }
}

extension ProductListing {
    /// The name in the listing's locale; else in English; else the first that there is; else the team's own name for it.
    func name(of product: Product) -> String? {
        let localized = [locale, .english].lazy.compactMap(\.self).compactMap { product.localization(for: $0) }.first
        let first = product.localizations.first { !$0.displayName.isEmpty }
        return (localized ?? first)?.displayName ?? product.referenceName
    }

    /// An amount with the currency of the storefront; the bare digits where no storefront is known.
    func text(_ price: SourcedPrice) -> String {
        guard let storefront else { return price.text }
        return money.string(Money(amount: price.amount, currency: storefront.currency))
    }
}

extension ProductType {
    /// As JSON names it.
    package var name: String {
        switch self {
        case .consumable: "consumable"
        case .nonConsumable: "nonConsumable"
        case .nonRenewingSubscription: "nonRenewingSubscription"
        case .autoRenewableSubscription: "autoRenewableSubscription"
        case .subscriptionSuite: "subscriptionSuite"
        case .subscriptionBundle: "subscriptionBundle"
        }
    }

    /// As people read it.
    package var words: String {
        switch self {
        case .consumable: "consumable"
        case .nonConsumable: "non-consumable"
        case .nonRenewingSubscription: "non-renewing"
        case .autoRenewableSubscription: "subscription"
        case .subscriptionSuite: "suite"
        case .subscriptionBundle: "bundle"
        }
    }
}
