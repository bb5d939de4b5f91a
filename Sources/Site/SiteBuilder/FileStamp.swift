#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// By what a file shows that it has not been touched: who it is, how long it is, and its times in nanoseconds.
///
/// The time of change cannot be set by a program, so a file that was edited and given its old time shows too.
struct FileStamp: Sendable, Hashable {
    enum Kind: UInt8, Sendable { case file, folder, link, other }

    var kind: Kind
    var size: Int64
    var inode: UInt64
    var modified: Int64
    var changed: Int64

    init(kind: Kind, size: Int64, inode: UInt64, modified: Int64, changed: Int64) {
        self.kind = kind
        self.size = size
        self.inode = inode
        self.modified = modified
        self.changed = changed
    }

    /// What stands at a path; `nil` when nothing does, or nobody may look.
    static func of(_ path: String, followsLinks: Bool = false) -> FileStamp? {
        var status = stat()
        let result = followsLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
        return result == 0 ? FileStamp(status) : nil
    }

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
        modified = Self.nanoseconds(status.st_mtimespec)
        changed = Self.nanoseconds(status.st_ctimespec)
        #else
        modified = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
        #endif
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Now, by the clock that files are stamped with.
    static var now: Int64 {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    /// Whether the file may have been touched again in the same tick of the clock in which it was looked at.
    func isTooFresh(at moment: Int64) -> Bool { max(modified, changed) > moment - 50_000_000 }
}
