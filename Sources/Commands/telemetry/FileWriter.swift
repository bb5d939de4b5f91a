import Foundation
import SourceFiles

/// Writes a file piece by piece beside its place, and puts it there when it is whole.
struct FileWriter {
    private let path: String
    private let temporary: URL
    private let handle: FileHandle

    init(path: String) throws(FileError) {
        self.path = path
        temporary = URL(filePath: path + ".partial")
        do {
            try Data().write(to: temporary)
            handle = try FileHandle(forWritingTo: temporary)
        } catch {
            throw FileError(path: path, reason: .system("cannot be written: \(error.localizedDescription)"))
        }
    }

    func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw FileError(path: path, reason: .system("cannot be written: \(error.localizedDescription)"))
        }
    }

    func finish() throws(FileError) {
        do {
            try handle.close()
            guard unsafe rename(temporary.path, path) == 0 else {
                throw FileError(path: path, reason: .system(unsafe String(cString: strerror(errno))))
            }
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(path: path, reason: .system("cannot be written: \(error.localizedDescription)"))
        }
    }
}
