package import Diagnostics
package import ProductCatalog
package import SourceFiles

/// A text for a person to read, in the source language: itself the key under which its translations are found.
package typealias SourceCopy = Located<String>

/// What one file of `paywalls/` says, as it was written.
package struct PaywallSource: Sendable {
    /// The file's name without `.yaml`: part of the address.
    package var name: String
    package var layout: Layout
    package var theme: Located<String>?
    /// What this paywall chooses of the theme's options, beside or in place of the site's.
    package var themeOptions: ThemeOptionSettings
    package var icon: Located<String>?
    package var headline: SourceCopy
    package var subtitle: SourceCopy?
    package var benefits: [SourceCopy]
    /// The rows of the table that compares plans; empty for a paywall without one.
    package var features: [PaywallFeature]
    package var products: [PaywallProduct]
    /// Whether the products keep their order; a plain list is sorted by price.
    package var keepsOrder: Bool
    package var button: [ButtonKind: SourceCopy]
    package var actions: [PaywallAction]
    /// A custom offer code, letters and digits, that the redeem link fills in.
    package var offerCode: String?
    package var locked: LockedContent?
    /// Our signal types and the names that this paywall gives them.
    package var signals: [String: Located<String>]
    /// In file order; empty for a paywall without variants.
    package var variants: [PaywallVariant]
    package var range: SourceRange

    /// How a paywall is laid out.
    package enum Layout: String, Sendable, CaseIterable {
        /// One product over locked content.
        case gate
        /// A buy button in each row.
        case rows
        /// A radio group and one button.
        case plans
    }
}

/// A product on a paywall, under the name that copy calls it by.
package struct PaywallProduct: Sendable {
    package var alias: String
    package var id: Located<String>
    /// `nil`: paid up front, as a product without billing plans is.
    package var plan: Located<BillingPlanKind>?
    /// Another name than the product's own.
    package var name: SourceCopy?
    package var badge: SourceCopy?
    package var isSelected: Bool
}

/// Which text a button has; whoever is not eligible gets `standard`.
package enum ButtonKind: String, Sendable, CaseIterable {
    case standard = "default"
    case trial
    case payAsYouGo = "pay_as_you_go"
    case payUpFront = "pay_up_front"
    case commitment
    case winBack = "win_back"
    case code
}

/// What a paywall offers besides buying.
package enum PaywallAction: String, Sendable, CaseIterable { case restore, redeem, manage, close }

/// The picture behind a gate.
package struct LockedContent: Sendable {
    /// Relative to the content folder.
    package var image: Located<String>
    package var alternative: SourceCopy
    /// "Unlock with Premium".
    package var unlock: SourceCopy
    /// "Save wallpaper".
    package var save: SourceCopy
}

/// A variant: its weight, and the paywall with the variant's keys in place of the base's.
package struct PaywallVariant: Sendable {
    package var name: String
    /// At least 1.
    package var weight: Int
    package var paywall: PaywallSource
    package var range: SourceRange
}

extension PaywallSource {
    /// The paywall that `/LOCALE/PAYWALL/` shows: the first variant, or the paywall itself.
    package var shown: PaywallSource { variants.first?.paywall ?? self }

    /// Every text of the paywall itself that a page shows.
    var copy: [SourceCopy] {
        let lines =
            [headline] + [subtitle].compactMap(\.self) + benefits + features.flatMap(\.copy)
            + products.compactMap(\.badge)
        let buttons = ButtonKind.allCases.compactMap { button[$0] }
        return lines + buttons + (locked.map { [$0.alternative, $0.unlock, $0.save] } ?? [])
    }
}
