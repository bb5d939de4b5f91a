/// Files that are wanted in the output folder, made one at a time when they are asked for.
protocol OutputSource: Sendable {
    /// What a core keeps from file to file.
    associatedtype Scratch: Sendable

    /// Distinct paths below the output folder, with `/`.
    var paths: [String] { get }

    /// A file that depends on how the others came out, and is made after them.
    var lastPath: String? { get }

    func makeScratch() -> Scratch

    /// The bytes of a file, by its index in `paths`; `nil` when what they are made of is what `known` was made of.
    func bytes(of index: Int, unless known: ContentHash?, scratch: inout Scratch) -> OutputBytes

    /// The bytes of the file at `lastPath`.
    ///
    /// - Parameter notes: of all the other files.
    func lastBytes(notes: Set<String>) -> [UInt8]
}

extension OutputSource {
    /// The paths and the last one.
    var allPaths: [String] { paths + [lastPath].compactMap(\.self) }

    /// The bytes of a file by its index in `allPaths`, made for it alone.
    ///
    /// - Parameter notes: of all files but the last; `nil` where they are not known and have to be made for the last.
    func bytes(of index: Int, notes: Set<String>?, scratch: inout Scratch) -> [UInt8] {
        if index < paths.count {
            guard case .bytes(let bytes, _, _) = bytes(of: index, unless: nil, scratch: &scratch) else { return [] }
            return bytes
        }
        if let notes { return lastBytes(notes: notes) }
        var all = Set<String>()
        for other in paths.indices {
            if case .bytes(_, _, let note) = bytes(of: other, unless: nil, scratch: &scratch) { all.insert(note) }
        }
        return lastBytes(notes: all)
    }
}

/// What a source has for a file.
enum OutputBytes: Sendable {
    case same
    /// The bytes; a hash of all that they are made of, where that can be had without making them; and what the last file
    /// has to know of this one.
    case bytes([UInt8], key: ContentHash?, note: String)
}

/// Files in memory.
struct MemoryFiles: OutputSource {
    let paths: [String]
    private let files: [String: [UInt8]]

    init(_ files: [String: [UInt8]]) {
        self.files = files
        paths = files.keys.sorted()
    }

    let lastPath: String? = nil

    func makeScratch() {}

    func lastBytes(notes: Set<String>) -> [UInt8] { [] }

    func bytes(of index: Int, unless known: ContentHash?, scratch: inout Void) -> OutputBytes {
        .bytes(files[paths[index]] ?? [], key: nil, note: "")
    }
}
