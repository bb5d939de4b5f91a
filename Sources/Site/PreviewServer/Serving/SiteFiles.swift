import Diagnostics

/// Finds what an address means among the files of a site, as a plain web host does.
struct SiteFiles {
    let files: [String: [UInt8]]

    enum Finding: Equatable {
        case file(path: String)
        /// The address lacks its trailing slash.
        case folder
        case nothing
    }

    /// What a path means; it is decoded and begins with `/`.
    func find(_ path: String) -> Finding {
        let relative = String(path.dropFirst())
        if relative.isEmpty || relative.hasSuffix("/") {
            let index = relative + "index.html"
            return files[index] == nil ? .nothing : .file(path: index)
        }
        if files[relative] != nil { return .file(path: relative) }
        return files["\(relative)/index.html"] == nil ? .nothing : .folder
    }

    /// The addresses of all pages, sorted: `/`, `/en/`, `/en/pro/`.
    var routes: [String] {
        files.keys.filter(Self.isPage).map { path in
            path == "index.html" || path.hasSuffix("/index.html") ? "/\(path.dropLast("index.html".count))" : "/\(path)"
        }.sorted()
    }

    /// The pages whose addresses are most like one that does not exist, the likeliest first.
    func routes(near path: String, limit: Int) -> [String] {
        let wanted = Array(path.lowercased().unicodeScalars)
        let ranked = routes.map { route in
            (distance: NearestName.editDistance(wanted, Array(route.lowercased().unicodeScalars)), route: route)
        }
        return ranked.sorted { ($0.distance, $0.route) < ($1.distance, $1.route) }.prefix(limit).map(\.route)
    }

    static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") }
}
