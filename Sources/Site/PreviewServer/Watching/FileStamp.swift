#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What tells that a file is another one than before.
struct FileStamp: Sendable, Equatable {
    let inode: UInt64
    let size: Int64
    let mode: UInt32
    /// When content or attributes were last changed, in nanoseconds since 1970.
    let changed: Int64

    /// The stamp of what a path leads to, or nil when nothing is there.
    static func of(_ path: String) -> FileStamp? {
        var info = stat()
        guard unsafe stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
        let time = info.st_ctimespec
        #else
        let time = info.st_ctim
        #endif
        return FileStamp(
            inode: UInt64(info.st_ino), size: Int64(info.st_size), mode: UInt32(info.st_mode),
            changed: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
    var isRegularFile: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }

    /// Now, on the clock that stamps files.
    static func now() -> Int64 {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
