package import SourceFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file or pipe that is read from front to back; closed when it goes away.
package struct InputDescriptor: ~Copyable {
    private let descriptor: Int32
    private let closes: Bool
    /// How a person knows it.
    package let path: String
    /// The size in bytes of a regular file; `nil` for a pipe or a device.
    package let size: Int?

    /// Opens a file, a named pipe or a device for reading; `-` is the standard input.
    package init(path: String) throws(FileError) {
        let isStandardInput = path == "-"
        let opened = isStandardInput ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
        let openFailure = errno
        var status = stat()
        let outcome = unsafe fstat(opened, &status)
        let failure = opened < 0 ? openFailure : errno
        let kind = status.st_mode & S_IFMT
        descriptor = opened
        closes = !isStandardInput && opened >= 0
        self.path = isStandardInput ? "standard input" : path
        size = outcome == 0 && kind == S_IFREG ? Int(status.st_size) : nil
        if outcome != 0 { throw FileError(path: self.path, systemError: failure) }
        if kind == S_IFDIR { throw FileError(path: self.path, reason: .isFolder) }
    }

    /// The size of a regular file; `nil` for a pipe or a device, which must be opened only once.
    package static func sizeOfFile(_ path: String) throws(FileError) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw FileError(path: path, systemError: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return Int(status.st_size)
        case S_IFDIR: throw FileError(path: path, reason: .isFolder)
        default: return nil
        }
    }

    deinit {
        if closes { close(descriptor) }
    }
}

extension InputDescriptor {
    /// Goes to an offset from the start of a regular file.
    package func seek(to offset: Int) throws(FileError) {
        guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw FileError(path: path, systemError: errno) }
    }

    /// Reads up to `count` bytes into `buffer` from `start`; 0 at the end.
    package func read(into buffer: inout [UInt8], from start: Int, count: Int) throws(FileError) -> Int {
        precondition(start + count <= buffer.count, "the buffer has room")
        var failure: Int32 = 0
        let outcome = unsafe buffer.withUnsafeMutableBytes { bytes in
            var outcome: Int
            repeat {
                outcome = unsafe readBytes(descriptor, bytes.baseAddress?.advanced(by: start), count)
            } while outcome < 0 && errno == EINTR
            failure = errno
            return outcome
        }
        guard outcome >= 0 else { throw FileError(path: path, systemError: failure) }
        return outcome
    }
}

/// The system's `read`, under a name that the method does not hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}
