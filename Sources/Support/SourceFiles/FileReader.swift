package import Diagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads whole files into memory.
package enum FileReader {
    /// The largest file that is read unless the caller says otherwise: 64 MiB, far above any catalog or price list.
    package static let sizeLimit = 64 << 20

    /// The file at `path`, whose places will be shown under `shownAs`. Links are followed.
    package static func read(
        path: String, shownAs shownPath: String, sizeLimit: Int = FileReader.sizeLimit
    ) throws(FileError) -> SourceText {
        SourceText(path: shownPath, bytes: try bytes(path: path, shownAs: shownPath, sizeLimit: sizeLimit))
    }

    /// The bytes of the file at `path`; errors name it as `shownAs`.
    package static func bytes(
        path: String, shownAs shownPath: String, sizeLimit: Int = FileReader.sizeLimit
    ) throws(FileError) -> [UInt8] {
        // O_NONBLOCK: opening a pipe that nobody writes to must not wait.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path: shownPath, systemError: errno) }
        defer { close(descriptor) }
        let size = try regularFileSize(descriptor, shownAs: shownPath)
        guard size <= sizeLimit else {
            throw FileError(path: shownPath, reason: .tooLarge(size: size, limit: sizeLimit))
        }
        return try contents(of: descriptor, expecting: size, shownAs: shownPath, sizeLimit: sizeLimit)
    }
}

extension FileReader {
    private static func regularFileSize(_ descriptor: Int32, shownAs path: String) throws(FileError) -> Int {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path: path, systemError: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return Int(status.st_size)
        case S_IFDIR: throw FileError(path: path, reason: .isFolder)
        default: throw FileError(path: path, reason: .isNoRegularFile)
        }
    }

    /// Reads to the end, not only to the size: a file may grow meanwhile.
    private static func contents(
        of descriptor: Int32, expecting size: Int, shownAs path: String, sizeLimit: Int
    ) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let chunk = bytes.isEmpty ? size + 1 : 1 << 16
            var failure: Int32 = 0
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
                repeat {
                    count = unsafe max(readBytes(descriptor, buffer.baseAddress, chunk), -1)
                } while count < 0 && errno == EINTR
                if count < 0 {
                    failure = errno
                    count = 0
                }
            }
            guard failure == 0 else { throw FileError(path: path, systemError: failure) }
            if piece.isEmpty { return bytes }
            bytes = bytes.isEmpty ? piece : bytes + piece
            guard bytes.count <= sizeLimit else {
                throw FileError(path: path, reason: .tooLarge(size: bytes.count, limit: sizeLimit))
            }
        }
    }
}

/// The system's `read`, under a name that `FileReader.read` does not hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

extension FileError {
    /// What an `errno` of opening or reading means.
    package init(path: String, systemError code: Int32) {
        let reason: Reason =
            switch code {
            case ENOENT: .missing
            case ENOTDIR: .missing
            case EISDIR: .isFolder
            case EACCES, EPERM: .noPermission
            case ELOOP: .linkLoop
            case ENXIO: .isNoRegularFile
            default: .system(unsafe String(cString: strerror(code)))
            }
        self.init(path: path, reason: reason)
    }
}
