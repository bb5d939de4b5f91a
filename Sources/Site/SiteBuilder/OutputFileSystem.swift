#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What could not be done to the output folder, and why: a fault of the machine, not of the site.
package struct OutputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path, as shown to a person.
    package let path: String
    /// What was tried: "write", "create the folder", "remove".
    package let action: String
    /// The system's reason, such as "No space left on device".
    package let reason: String

    /// The fault as a sentence.
    package var description: String { "cannot \(action) \(path): \(reason)" }
}

/// The few calls that the output writer needs, each atomic or refusing, with typed errors.
enum OutputFileSystem {
    enum Entry: Sendable, Equatable { case absent, file, folder, link, other }

    /// What stands at a path, without following a link.
    static func entry(_ path: String) throws(OutputError) -> Entry {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .absent }
            throw failure(path, "look at")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Whether nothing stands at a path, not even a link.
    static func isAbsent(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
    }

    /// Where a link leads in the end; any other path is its own.
    static func linkTarget(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The bytes of a regular file; `nil` when there is none.
    static func read(_ path: String) throws(OutputError) -> [UInt8]? {
        let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure(path, "read")
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, "read") }
        var bytes = [UInt8](repeating: 0, count: max(0, Int(status.st_size)))
        var filled = 0
        while filled < bytes.count {
            let wanted = bytes.count - filled
            let got = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe Self.read(descriptor, $0 + filled, wanted) } ?? 0
            }
            if got < 0 {
                if errno == EINTR { continue }
                throw failure(path, "read")
            }
            if got == 0 { break }
            filled += got
        }
        return Array(bytes[..<filled])
    }

    /// Writes beside the path and renames, so that every reader sees the old file or the new one.
    static func replace(_ path: String, temporary: String, with bytes: [UInt8]) throws(OutputError) {
        try write(path, temporary: temporary, bytes)
        try publish(path, temporary: temporary)
    }

    /// Writes the bytes beside the path, whole or not at all.
    static func write(_ path: String, temporary: String, _ bytes: [UInt8]) throws(OutputError) {
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(path, "write") }
        var written = 0
        while written < bytes.count {
            let rest = bytes.count - written
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe Self.write(descriptor, $0 + written, rest) } ?? 0
            }
            if count < 0 {
                if errno == EINTR { continue }
                let error = failure(path, "write")
                close(descriptor)
                _ = unsafe unlink(temporary)
                throw error
            }
            written += count
        }
        guard close(descriptor) == 0 else {
            let error = failure(path, "write")
            _ = unsafe unlink(temporary)
            throw error
        }
    }

    /// Puts what was written beside a path into its place.
    static func publish(_ path: String, temporary: String) throws(OutputError) {
        guard unsafe rename(temporary, path) == 0 else {
            let error = failure(path, "write")
            _ = unsafe unlink(temporary)
            throw error
        }
    }

    /// Creates a folder; one that is there is fine.
    static func createFolder(_ path: String) throws(OutputError) {
        guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path, "create the folder") }
    }

    /// Removes a file; one that is gone is fine.
    static func removeFile(_ path: String) throws(OutputError) {
        guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure(path, "remove") }
    }

    /// The names in a folder, without `.` and `..`, in no order.
    static func names(inFolder path: String) throws(OutputError) -> [String] {
        guard let stream = unsafe opendir(path) else { throw failure(path, "look into") }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee))
                { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Removes a folder if it is empty, and says whether it did.
    static func removeEmptyFolder(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

    private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
        unsafe Glibc.read(descriptor, buffer, count)
        #elseif canImport(Musl)
        unsafe Musl.read(descriptor, buffer, count)
        #else
        unsafe Darwin.read(descriptor, buffer, count)
        #endif
    }

    private static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
        unsafe Glibc.write(descriptor, buffer, count)
        #elseif canImport(Musl)
        unsafe Musl.write(descriptor, buffer, count)
        #else
        unsafe Darwin.write(descriptor, buffer, count)
        #endif
    }

    private static func failure(_ path: String, _ action: String) -> OutputError {
        let number = errno
        let reason = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
        return OutputError(path: path, action: action, reason: reason)
    }
}
