import Foundation
import SiteModel

/// Where an address on a page leads.
enum LinkTarget: Sendable {
    /// Another site.
    case outside(String)
    /// A page of the site, by its place among them, and the id after `#`.
    case page(Int, anchor: String?)
    /// A file of the site that is no page.
    case file(String)
    /// A path below the site where nothing is.
    case missing(path: String)
    /// `mailto:`, `tel:` and the like.
    case other

    init(_ address: String, from route: Route, site: SiteFrame) {
        let root = site.site.url.text
        var rest = Substring(address)
        var folders = route.folders
        let isAbsolute = address.hasPrefix(root) || address + "/" == root
        if isAbsolute {
            rest = address.dropFirst(root.count)
            folders = []
        } else if let colon = address.firstIndex(of: ":"),
            !address[..<colon].contains(where: { "/?#".contains($0) })
        {
            let scheme = address[..<colon].lowercased()
            self = scheme == "https" || scheme == "http" ? .outside(address) : .other
            return
        } else if address.hasPrefix("//") {
            self = .outside(address)
            return
        } else if address.hasPrefix("/") {
            // A path from the host's root: inside only below the site's own folder.
            guard address.hasPrefix(site.site.url.path) else {
                self = .missing(path: address)
                return
            }
            rest = address.dropFirst(site.site.url.path.count)
            folders = []
        }
        let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let anchor = parts.count == 2 && !parts[1].isEmpty ? String(parts[1]).removingPercentEncoding : nil
        let path = (parts.first ?? "").prefix { $0 != "?" }
        if path.isEmpty, folders == route.folders, let own = site.pages[route.outputPath] {
            self = .page(own, anchor: anchor)
            return
        }
        self = Self.resolve(String(path).removingPercentEncoding ?? String(path), in: folders, anchor, site)
        // Below the same address there may be pages that others make.
        if isAbsolute, case .missing = self { self = .outside(address) }
    }

    private static func resolve(_ path: String, in base: [String], _ anchor: String?, _ site: SiteFrame) -> LinkTarget {
        var folders = base
        let words = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        var isFolder = path.isEmpty || path.hasSuffix("/")
        for word in words {
            switch word {
            case ".": isFolder = true
            case "..":
                isFolder = true
                if folders.popLast() == nil { return .missing(path: path) }
            default:
                isFolder = path.hasSuffix("/")
                folders.append(word)
            }
        }
        let plain = folders.joined(separator: "/")
        let index = (folders + ["index.html"]).joined(separator: "/")
        if !isFolder, let page = site.pages[plain] { return .page(page, anchor: anchor) }
        if !isFolder, site.site.files.contains(plain) { return .file(plain) }
        // A host answers a folder with its index.html; a folder in an app has no host.
        if site.site.host != .app, let page = site.pages[index] { return .page(page, anchor: anchor) }
        return .missing(path: plain)
    }
}
