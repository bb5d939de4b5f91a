import SourceFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes a file piece by piece beside its place, and puts it there when it is whole. Given up before that, it leaves
/// nothing behind.
struct FileWriter: ~Copyable {
    private let path: String
    private let temporaryPath: String
    private let descriptor: Int32
    private var isFinished = false

    init(path: String) throws(FileError) {
        self.path = path
        temporaryPath = "\(path).\(getpid()).partial"
        descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        let failure = errno
        if descriptor < 0 { throw Self.error(path, failure) }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if !isFinished { unsafe unlink(temporaryPath) }
    }

    mutating func write(_ bytes: [UInt8]) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe writeBytes(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Self.error(path, errno)
            }
        }
    }

    mutating func finish() throws(FileError) {
        guard unsafe rename(temporaryPath, path) == 0 else { throw Self.error(path, errno) }
        isFinished = true
    }

    private static func error(_ path: String, _ code: Int32) -> FileError {
        FileError(path: path, reason: .system("cannot be written: \(unsafe String(cString: strerror(code)))"))
    }
}

/// The system's `write`, under a name that the method does not hide.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
