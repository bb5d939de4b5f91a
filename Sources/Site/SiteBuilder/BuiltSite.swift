package import Diagnostics
package import SiteModel

/// A site in memory: what a build makes before anything is written.
package struct BuiltSite: Sendable {
    /// Bytes by path below the output folder, with `/`; empty after an error.
    package var files: [String: [UInt8]]
    /// Every finding, in reading order.
    package var diagnostics: [Diagnostic]
    /// The files and folders that were read, and those that were looked for: what a preview watches.
    package var inputs: [String]
    package var summary: SiteSummary
    /// What the checks look at; `nil` after an error.
    package var checked: CheckedSite?

    package init(files: [String: [UInt8]], diagnostics: [Diagnostic], inputs: [String], summary: SiteSummary) {
        self.files = files
        self.diagnostics = diagnostics
        self.inputs = inputs
        self.summary = summary
    }
}

/// What a build says about itself.
package struct SiteSummary: Sendable, Hashable {
    /// Distinct products of all catalogs.
    package var products = 0
    package var languages = 0
    package var theme = ""
    /// One line a `.storekit` file: "App/Products.storekit  8 products, USD, synced 2 Oct 2026".
    package var catalogs: [String] = []
    /// "prices/  2 files, 4 of 5 storefronts"; `nil` without price lists.
    package var prices: String?
    package var pages = 0
    /// Pages that exist in another language and lack one.
    package var leftOut = 0
    /// The paywall page that takes most bytes on the wire.
    package var largest: Page?

    /// A page and its size by `gzip -9`, in bytes.
    package struct Page: Sendable, Hashable {
        package let path: String
        package let compressedBytes: Int
    }

    package init() {}
}
