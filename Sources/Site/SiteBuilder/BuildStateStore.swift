#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the state of builds lies: one file for each output folder, in the user's cache folder.
struct BuildStateStore: Sendable {
    /// `nil` where the user has no cache folder, or the output folder is not there yet.
    private let path: String?
    private let folder: String?

    /// - Parameter root: the output folder.
    init(outputFolder root: String) {
        folder = Self.cacheFolder.map { $0 + "/paywallgen" }
        if FileStamp.of(root, followsLinks: true)?.kind == .folder, let folder {
            let name = ContentHash(of: Array(OutputFileSystem.linkTarget(root).utf8)).hexadecimal
            path = "\(folder)/\(name.prefix(32)).state"
        } else {
            path = nil
        }
    }

    /// What the last build left; `nil` when there is nothing that can be read, which costs time and nothing else.
    func load() -> BuildState? {
        guard let path, let bytes = try? OutputFileSystem.read(path) else { return nil }
        return BuildState(bytes)
    }

    /// Keeps a state. A cache that cannot be written is none: the build is done, and the next one will take longer.
    func save(_ state: BuildState) {
        guard let path, let folder, let cache = Self.cacheFolder else { return }
        do throws(OutputError) {
            try OutputFileSystem.createFolder(cache)
            try OutputFileSystem.createFolder(folder)
            try OutputFileSystem.replace(path, temporary: "\(path).\(getpid())", with: state.bytes)
        } catch {
            remove()
        }
    }

    /// Forgets the last build: before a folder changes, so that a state never speaks of another one's files.
    func remove() {
        if let path { _ = try? OutputFileSystem.removeFile(path) }
    }

    private static var cacheFolder: String? {
        if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
        #if canImport(Darwin)
        return environment("HOME").map { $0 + "/Library/Caches" }
        #else
        return environment("HOME").map { $0 + "/.cache" }
        #endif
    }

    static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}
