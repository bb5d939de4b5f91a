package import Diagnostics
package import Localization

/// A `.storekit` file, as Xcode keeps it: what an app sells in one storefront.
package struct StoreKitFile: Sendable {
    package let source: SourceText
    /// `nil` for a file written by hand that names none.
    package let version: FormatVersion?
    /// The configuration's own id; absent in format 1.0.
    package let identifier: String?
    /// The storefront to which all prices of the file belong; `nil` when the file does not say.
    package let storefront: Storefront?
    /// The language the simulated store speaks; `nil` when the file does not say.
    package let locale: LanguageTag?
    /// When the file was last read from App Store Connect, in seconds since 1 January 2001, as it is written; `nil` for
    /// a file that is kept by hand.
    package let lastSynchronized: String?
    /// Everything the file sells, in its order: one-off products, non-renewing ones, then group by group.
    package let products: [Product]
    package let groups: [SubscriptionGroup]

    package init(
        source: SourceText, version: FormatVersion?, identifier: String?, storefront: Storefront?,
        locale: LanguageTag?, lastSynchronized: String?, products: [Product], groups: [SubscriptionGroup]
    ) {
        self.source = source
        self.version = version
        self.identifier = identifier
        self.storefront = storefront
        self.locale = locale
        self.lastSynchronized = lastSynchronized
        self.products = products
        self.groups = groups
    }
}

/// Subscriptions of which a person has at most one at a time.
package struct SubscriptionGroup: Sendable {
    package let id: String
    package let name: String
    package let localizations: [ProductLocalization]
    /// The ids of its products, in file order.
    package let productIDs: [String]

    package init(id: String, name: String, localizations: [ProductLocalization], productIDs: [String]) {
        self.id = id
        self.name = name
        self.localizations = localizations
        self.productIDs = productIDs
    }
}

/// The version of the `.storekit` format.
///
/// It is no reliable switch for features: files of format 3.0 with billing plans exist. So the reader reads every key it
/// knows in every version, and uses the version only to warn about formats newer than it knows.
package struct FormatVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// The newest format that the reader knows.
    package static let newestKnown = FormatVersion(major: 6, minor: 3)

    package var description: String { "\(major).\(minor)" }

    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
