import SourceFiles

/// The files that a site was made of: what stands at every path that was read or looked for, and below it.
struct InputSurvey: Sendable {
    /// Sorted by path.
    private(set) var entries: [Entry] = []

    struct Entry: Sendable, Hashable {
        var path: String
        /// `nil` where nothing stands.
        var stamp: FileStamp?
        /// Of a file that lay there unchanged since before it was read; `nil` means that it has to count as changed.
        var hash: ContentHash?
    }

    init(entries: [Entry]) { self.entries = entries }

    /// Looks at the paths and at everything below those that are folders, but for names that begin with a dot, which are
    /// never read.
    ///
    /// - Parameter moment: before any of it was read. Files that were touched since then, or just before, are not taken
    ///   for what was read.
    init(of paths: [String], readAfter moment: Int64) {
        var seen = Set<String>()
        for path in paths { add(path, followsLinks: true, &seen) }
        entries.sort { $0.path < $1.path }
        for index in entries.indices { entries[index].hash = hash(of: entries[index], readAfter: moment) }
    }

    /// Whether everything still stands as it did. Where only times differ, the bytes decide.
    var isUnchanged: Bool {
        var now = InputSurvey(entries: [])
        var seen = Set<String>()
        // Every folder was listed under its own path, so the first of each tree is enough.
        for entry in entries where !seen.contains(entry.path) { now.add(entry.path, followsLinks: true, &seen) }
        now.entries.sort { $0.path < $1.path }
        guard now.entries.count == entries.count else { return false }
        return zip(entries, now.entries).allSatisfy { old, new in
            guard old.path == new.path, old.stamp?.kind == new.stamp?.kind else { return false }
            switch new.stamp?.kind {
            case nil, .folder: return true
            case .file:
                guard let hash = old.hash else { return false }
                if old.stamp == new.stamp { return true }
                return old.stamp?.size == new.stamp?.size && Self.contentHash(new.path) == hash
            case .link, .other: return old.stamp == new.stamp && old.hash == Self.linkHash(new.path)
            }
        }
    }
}

extension InputSurvey {
    private mutating func add(_ path: String, followsLinks: Bool, _ seen: inout Set<String>) {
        guard seen.insert(path).inserted else { return }
        let stamp = FileStamp.of(path, followsLinks: followsLinks)
        entries.append(Entry(path: path, stamp: stamp))
        guard stamp?.kind == .folder, let names = try? OutputFileSystem.names(inFolder: path) else { return }
        for name in names where !name.hasPrefix(".") { add("\(path)/\(name)", followsLinks: false, &seen) }
    }

    private func hash(of entry: Entry, readAfter moment: Int64) -> ContentHash? {
        guard let stamp = entry.stamp, !stamp.isTooFresh(at: moment) else { return nil }
        switch stamp.kind {
        case .file:
            let hash = Self.contentHash(entry.path)
            return FileStamp.of(entry.path, followsLinks: true) == stamp ? hash : nil
        case .link: return Self.linkHash(entry.path)
        case .folder, .other: return nil
        }
    }

    private static func contentHash(_ path: String) -> ContentHash? {
        // A file that cannot be read counts as changed; reading it for the site says why.
        (try? FileReader.bytes(path: path, shownAs: path)).map { ContentHash(of: $0) }
    }

    /// Where a link leads, and what stands there.
    private static func linkHash(_ path: String) -> ContentHash? {
        let target = OutputFileSystem.linkTarget(path)
        let stamp = FileStamp.of(path, followsLinks: true)
        return ContentHash(of: Array("\(target) \(String(describing: stamp))".utf8))
    }
}
