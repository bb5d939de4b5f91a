import Foundation

/// A script that tests run on a page: the body of a function.
struct PageScript: Sendable {
    let text: String
    var isAsynchronous = false
}

extension PageScript {
    static var sideways: PageScript { get throws { try read("sideways") } }
    static var targets: PageScript { get throws { try read("targets") } }
    static var prices: PageScript { get throws { try read("prices") } }
    static var sizes: PageScript { get throws { try read("sizes") } }
    static var pictures: PageScript { get throws { try read("pictures") } }
    static var host: PageScript { get throws { try read("host") } }
    static var plan: PageScript { get throws { try read("plan") } }
    static var settled: PageScript { get throws { try read("settled", isAsynchronous: true) } }
    static var shifts: PageScript { get throws { try read("shifts", isAsynchronous: true) } }

    /// axe-core with all its rules; `.ci/setup test` puts it there.
    static var accessibility: PageScript {
        get throws {
            let axe = package.appending(path: ".build/axe/axe.min.js")
            guard let data = FileManager.default.contents(atPath: axe.path) else {
                throw Chromedriver.Failure("there is no \(axe.path)")
            }
            let script = try read("accessibility", isAsynchronous: true)
            return PageScript(text: String(decoding: data, as: UTF8.self) + "\n" + script.text, isAsynchronous: true)
        }
    }

    /// The package itself, which holds the demo site.
    static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private static func read(_ name: String, isAsynchronous: Bool = false) throws -> PageScript {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts")
        let parts = try ["common", name].map {
            String(decoding: try Data(contentsOf: folder.appending(path: "\($0).js")), as: UTF8.self)
        }
        return PageScript(text: parts.joined(separator: "\n"), isAsynchronous: isAsynchronous)
    }
}
