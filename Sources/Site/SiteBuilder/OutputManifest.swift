import Diagnostics
import SourceFiles

/// The list of the files that a build wrote: what it owns in the output folder, and nothing else.
///
/// It holds hashes and no times, so the same site gives the same manifest.
package struct OutputManifest: Sendable, Hashable {
    /// The manifest's own path below the output folder.
    package static let path = "paywallgen-manifest.json"
    /// Stands while a build writes, and lists what is ours and what it is about to write; a killed build leaves it, and
    /// the next one knows from it which files are its own.
    package static let journalPath = "paywallgen-journal.json"

    /// Paths below the output folder with `/`, and the SHA-256 of each in hexadecimal.
    package var files: [String: String]
    /// What the site was built for.
    package var target: BuildTarget

    package init(files: [String: String] = [:], for target: BuildTarget = .web) {
        self.files = files
        self.target = target
    }
}

extension OutputManifest {
    /// JSON, sorted by path.
    package var bytes: [UInt8] {
        let entries = files.sorted { $0.key < $1.key }.map { path, hash in
            JSONText.object([("path", .string(path)), ("sha256", .string(hash))])
        }
        return Array(
            JSONText.object([
                ("version", .integer(1)), ("for", .string(target.rawValue)), ("files", .array(entries)),
            ]).pretty().utf8)
    }

    /// What a manifest lists; `nil` when it is none. Entries that lead elsewhere than below the output folder, as only a
    /// person can have written them, are left out.
    init?(reading source: SourceText) {
        var findings: [Diagnostic] = []
        guard let manifest = JSONReader.read(source, into: &findings), let entries = manifest["files"]?.array else {
            return nil
        }
        // Manifests of earlier versions say nothing: they are all of sites for the web.
        target = manifest["for"]?.string.flatMap(BuildTarget.init(rawValue:)) ?? .web
        files = [:]
        for entry in entries {
            guard let path = entry["path"]?.string, let hash = entry["sha256"]?.string, Self.isOwnable(path) else {
                continue
            }
            files[path] = hash
        }
    }

    private static func isOwnable(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let staysBelow = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
        return staysBelow && !path.utf8.contains(0) && path != Self.path && path != journalPath
    }
}
