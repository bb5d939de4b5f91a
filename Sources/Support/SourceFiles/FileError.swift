/// A file or folder that could not be read: the machine's fault or a wrong path, not what stands in the file.
package struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path as it is shown to a person.
    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    package enum Reason: Sendable, Equatable {
        case missing
        case isFolder
        case isNoFolder
        /// A device, a pipe, a socket.
        case isNoRegularFile
        case noPermission
        /// Sizes in bytes.
        case tooLarge(size: Int, limit: Int)
        /// Links that lead round in a circle.
        case linkLoop
        /// Anything else, in the system's words.
        case system(String)
    }

    /// What is wrong, without the path: "there is no such file".
    package var reasonText: String {
        switch reason {
        case .missing: "there is no such file or folder"
        case .isFolder: "this is a folder, not a file"
        case .isNoFolder: "this is no folder"
        case .isNoRegularFile: "this is a device or a pipe, not a file"
        case .noPermission: "no permission to read it"
        case .tooLarge(let size, let limit):
            "it has \(Self.sizeText(size)), more than the limit of \(Self.sizeText(limit))"
        case .linkLoop: "its links lead round in a circle"
        case .system(let text): text
        }
    }

    package var description: String { "\(path): \(reasonText)" }

    private static func sizeText(_ bytes: Int) -> String {
        bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
    }
}
