package import Diagnostics
package import Localization

/// Something the App Store sells for an app, as a `.storekit` file describes it.
package struct Product: Sendable {
    package let id: String
    package let type: ProductType
    /// The name within the team; a buyer never sees it.
    package let referenceName: String?
    /// `nil` when the file has an empty price: an error only where the product is used.
    package let price: SourcedPrice?
    package let localizations: [ProductLocalization]
    package let isFamilyShareable: Bool
    /// `nil` for what is bought once.
    package let subscription: SubscriptionTerms?
    /// Where the product's id stands in its file.
    package let range: SourceRange

    package init(
        id: String, type: ProductType, referenceName: String?, price: SourcedPrice?,
        localizations: [ProductLocalization], isFamilyShareable: Bool, subscription: SubscriptionTerms?,
        range: SourceRange
    ) {
        self.id = id
        self.type = type
        self.referenceName = referenceName
        self.price = price
        self.localizations = localizations
        self.isFamilyShareable = isFamilyShareable
        self.subscription = subscription
        self.range = range
    }
}

extension Product {
    /// The file's own texts for a language, matched as locales are; `nil` when it has none, or an empty name.
    package func localization(for language: LanguageTag) -> ProductLocalization? {
        let named = localizations.filter { !$0.displayName.isEmpty && $0.language != nil }
        guard let best = language.best(in: named.compactMap(\.language)) else { return nil }
        return named.first { $0.language == best }
    }
}

/// What kind of product it is; the raw values are those of `.storekit` files.
package enum ProductType: String, Sendable, Hashable, CaseIterable {
    case consumable = "Consumable"
    case nonConsumable = "NonConsumable"
    case nonRenewingSubscription = "NonRenewingSubscription"
    case autoRenewableSubscription = "RecurringSubscription"
    /// A subscription to several apps' subscriptions at once (format 6.3).
    case subscriptionSuite = "SubscriptionSuite"
    /// Several subscriptions sold together (format 6.3).
    case subscriptionBundle = "SubscriptionBundle"

    /// Whether it renews, and so has a period and a group.
    package var isRenewing: Bool {
        switch self {
        case .autoRenewableSubscription, .subscriptionSuite, .subscriptionBundle: true
        case .consumable, .nonConsumable, .nonRenewingSubscription: false
        }
    }
}

/// A product's or group's name and description in one language.
package struct ProductLocalization: Sendable {
    /// `nil` when the file's locale is not one.
    package let language: LanguageTag?
    /// The locale as the file writes it: `en_US`.
    package let locale: String
    /// May be empty.
    package let displayName: String
    /// May be empty.
    package let description: String

    package init(language: LanguageTag?, locale: String, displayName: String, description: String) {
        self.language = language
        self.locale = locale
        self.displayName = displayName
        self.description = description
    }
}
