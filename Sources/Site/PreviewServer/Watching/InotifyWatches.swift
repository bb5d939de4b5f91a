#if os(Linux)
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The folders that an inotify descriptor watches, and what was in them.
struct InotifyWatches: Sendable {
    /// By the number that the system gave.
    private(set) var folders: [Int32: WatchedFolder] = [:]
    /// What was there at the last renewal, of the watched paths and of everything below them.
    private var present: Set<String> = []

    /// What a renewal found.
    struct Renewal {
        /// False when the system gives no more watches.
        var isComplete = true
        /// What was not there at the last renewal: it may have come before its folder was watched.
        var appeared: Set<String> = []
    }
}

/// What is of interest in a folder.
struct WatchedFolder: Sendable {
    let path: String
    /// Everything but what `FilePath.isPassedOver`.
    var wantsAll: Bool
    /// Names that are of interest whatever they look like.
    var names: Set<String>

    func wants(_ name: String) -> Bool {
        names.contains(name) || (wantsAll && !FilePath.isPassedOver(name))
    }
}

extension InotifyWatches {
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_ONLYDIR)

    /// Watches what the roots need now and nothing else.
    ///
    /// A folder is watched before it is read, so that nothing that is created in between is missed.
    mutating func renew(_ descriptor: Int32, roots: Set<String>) -> Renewal {
        var renewal = Renewal()
        var found: Set<String> = []
        let former = folders
        folders = [:]
        for root in roots.union(roots.compactMap(FilePath.resolved)).sorted() {
            for step in FilePath.steps(to: root) {
                add(step.folder, name: step.name, descriptor, &renewal)
            }
            FileTree.walk([root]) { path, stamp in
                guard let stamp else { return }
                if stamp.isFolder { add(path, name: nil, descriptor, &renewal) }
                found.insert(path)
            }
        }
        for watch in former.keys where folders[watch] == nil { _ = inotify_rm_watch(descriptor, watch) }
        renewal.appeared = found.subtracting(present)
        present = found
        return renewal
    }

    /// Watches a folder for one name, or for everything. A folder that is missing or closed to us is passed over; the
    /// one above it tells when that changes.
    private mutating func add(_ folder: String, name: String?, _ descriptor: Int32, _ renewal: inout Renewal) {
        let watch = unsafe inotify_add_watch(descriptor, folder, Self.mask)
        guard watch >= 0 else {
            if errno == ENOSPC { renewal.isComplete = false }
            return
        }
        var watched = folders[watch] ?? WatchedFolder(path: folder, wantsAll: false, names: [])
        if let name { watched.names.insert(name) } else { watched.wantsAll = true }
        folders[watch] = watched
    }
}
#endif
