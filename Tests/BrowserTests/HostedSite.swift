import Foundation
import HTTPServer
import Synchronization
import TestSupport

/// The demo site on a web host, below a folder, with the headers that its `_headers` ask for.
final class HostedSite: Sendable {
    /// Where the site's root is: `http://localhost:PORT/northlight/`.
    let root: URL
    private let server: WebServer
    private let missed: MissedPaths

    /// - Parameter folder: the built site.
    init(folder: URL) throws {
        let prefix = "/northlight"
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            // Folders have no contents.
            guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path) else { continue }
            files["\(prefix)/\(path)"] = [UInt8](data)
        }
        let rules = Self.rules(String(decoding: files["\(prefix)/_headers"] ?? [], as: UTF8.self))
        let missed = MissedPaths()
        let known = files
        server = try WebServer(settings: ServerSettings(port: 0)) { request in
            let path = request.path.hasSuffix("/") ? request.path + "index.html" : request.path
            guard let bytes = known[path] else {
                missed.add(request.path)
                return .text("nothing", status: 404)
            }
            var response = Response.bytes(bytes, type: Self.type(of: path))
            for rule in rules where rule.matches(String(path.dropFirst(prefix.count))) {
                for (name, value) in rule.headers { response.headers[name] = value }
            }
            return response
        }
        self.missed = missed
        guard let root = URL(string: "http://localhost:\(server.port)\(prefix)/") else { throw URLError(.badURL) }
        self.root = root
    }

    /// The paths that were asked for and are not there, since this was last asked.
    func takeMissed() -> [String] { missed.take() }

    func stop() { server.stop() }
}

/// Paths that a browser asked a host for in vain.
private final class MissedPaths: Sendable {
    private let paths = Mutex<[String]>([])

    func add(_ path: String) { paths.withLock { $0.append(path) } }

    func take() -> [String] {
        paths.withLock { paths in
            defer { paths = [] }
            return paths
        }
    }
}

extension HostedSite {
    /// A rule of `_headers`.
    struct Rule: Sendable {
        let pattern: String
        var headers: [(name: String, value: String)] = []

        /// A final star stands for any characters.
        func matches(_ path: String) -> Bool {
            pattern.hasSuffix("*") ? path.hasPrefix(pattern.dropLast()) : path == pattern
        }
    }

    /// Reads `_headers` as Netlify and Cloudflare Pages do: a path, then headers, indented.
    static func rules(_ text: String) -> [Rule] {
        var rules: [Rule] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard line.hasPrefix(" ") else {
                rules.append(Rule(pattern: String(line)))
                continue
            }
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2, !rules.isEmpty { rules[rules.count - 1].headers.append((parts[0], parts[1])) }
        }
        return rules
    }

    private static func type(of path: String) -> String {
        let types = ["html": "text/html; charset=utf-8", "webp": "image/webp", "svg": "image/svg+xml"]
        return types[path.split(separator: ".").last.map(String.init) ?? ""] ?? "application/octet-stream"
    }
}
