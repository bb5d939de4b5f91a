import ProductCatalog
import SourceFiles

/// Where links into the App Store lead, from the pages of one storefront.
///
/// A page in an app has none of them: there the host buys, redeems and manages.
struct StoreLinks: Sendable {
    /// The App Store id; `nil` without an app, and in one.
    private let appID: String?
    /// The storefront that the page shows first; `nil` where nobody has chosen a locale yet.
    private let storefront: Storefront?
    private let host: SiteContent.Host

    init(app: AppSettings?, storefront: Storefront?, host: SiteContent.Host) {
        appID = host == .app ? nil : app?.id.value
        self.storefront = storefront
        self.host = host
    }

    /// The app's page in the storefront; without one the App Store chooses.
    var appStore: String? {
        let folder = storefront.map { $0.alpha2.lowercased() + "/" } ?? ""
        return appID.map { "https://apps.apple.com/\(folder)app/id\($0)" }
    }

    /// Where an offer code is redeemed (Apple, "Set up offer codes": redemption URLs).
    ///
    /// - Parameter code: a custom code, letters and digits, that the page fills in.
    func redeem(code: String?) -> String? {
        appID.map { "https://apps.apple.com/redeem?ctx=offercodes&id=\($0)" + (code.map { "&code=\($0)" } ?? "") }
    }

    /// Where subscriptions are managed (Apple, "Managing your subscriptions").
    var manage: String? { host == .app ? nil : "https://apps.apple.com/account/subscriptions" }

    /// The content of the Smart App Banner's meta element (Apple, "Promoting apps with Smart App Banners").
    ///
    /// - Parameter address: of the page, which the app gets when it is opened from the banner.
    func smartBanner(address: String) -> String? {
        // Commas part the arguments.
        let argument = address.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
        return appID.map { "app-id=\($0), app-argument=\(argument)" }
    }
}
