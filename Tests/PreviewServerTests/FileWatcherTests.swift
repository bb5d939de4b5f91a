import Dispatch
import TestSupport
import Testing

@testable import PreviewServer

/// Every test changes a file and waits until the change is told; nothing sleeps.
@Suite struct FileWatcherTests {
    /// How changes are noticed.
    enum Kind: CaseIterable { case system, polling }

    /// A source of changes for one folder of files, and what it told.
    fileprivate final class Watch {
        let told = Mailbox<String>()
        private let source: any ChangeSource
        let polling: PollingSource?

        init(_ kind: Kind, _ paths: String...) {
            let told = told
            let queue = DispatchQueue(label: "test")
            let tell: @Sendable ([String]) -> Void = { for path in $0 { told.put(path) } }
            #if os(Linux)
            let system: (any ChangeSource)? = InotifySource(queue: queue, onChange: tell)
            #else
            let system: (any ChangeSource)? = nil
            #endif
            let polling = PollingSource(queue: queue, interval: nil, onChange: tell)
            if kind == .system, let system {
                self.polling = nil
                source = system
            } else {
                self.polling = polling
                source = polling
            }
            _ = source.watch(Set(paths))
        }

        func rewatch(_ paths: String...) { _ = source.watch(Set(paths)) }

        /// Waits until a path is told; other paths that are told before are passed over.
        func waits(for path: String) -> Bool {
            polling?.look()
            return told.next { $0 == path } != nil
        }
    }

    @Test(arguments: Kind.allCases)
    func tellsOfAFileWrittenInPlace(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.write("a", to: "site.yaml")
        let watch = Watch(kind, folder.path)
        try folder.write("longer", to: "site.yaml")
        #expect(watch.waits(for: folder["site.yaml"]))
    }

    @Test(arguments: Kind.allCases)
    func tellsOfAFileReplacedByRenaming(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.write("a", to: "site.yaml")
        let watch = Watch(kind, folder.path)
        for index in 0..<3 {
            try folder.replace("site.yaml", with: String(repeating: "b", count: index + 2))
            #expect(watch.waits(for: folder["site.yaml"]))
        }
    }

    /// The watched file lies alone, outside every watched folder; its neighbours are of no interest.
    @Test(arguments: Kind.allCases)
    func tellsOfASingleFileAndNotOfItsNeighbours(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.makeFolder("App")
        try folder.write("{}", to: "App/Products.storekit")
        let watch = Watch(kind, folder["App/Products.storekit"])
        try folder.write("x", to: "App/Other.swift")
        try folder.replace("App/Products.storekit", with: "{ }")
        #expect(watch.told.next(after: { watch.look() }) == folder["App/Products.storekit"])
    }

    @Test(arguments: Kind.allCases)
    func tellsOfFilesInNewFolders(kind: Kind) throws {
        let folder = try EditedFolder()
        let watch = Watch(kind, folder.path)
        try folder.makeFolder("a/b/c")
        #expect(watch.waits(for: folder["a"]))
        try folder.write("x", to: "a/b/c/new.md")
        #expect(watch.waits(for: folder["a/b/c/new.md"]))
        try folder.write("longer", to: "a/b/c/new.md")
        #expect(watch.waits(for: folder["a/b/c/new.md"]))
    }

    @Test(arguments: Kind.allCases)
    func tellsOfRemovedAndRenamedFiles(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.makeFolder("pages")
        try folder.write("1", to: "pages/one.md")
        try folder.write("2", to: "pages/two.md")
        let watch = Watch(kind, folder.path)
        try folder.remove("pages/one.md")
        #expect(watch.waits(for: folder["pages/one.md"]))
        try folder.move("pages/two.md", to: "pages/three.md")
        #expect(watch.waits(for: folder["pages/three.md"]))
    }

    @Test(arguments: Kind.allCases)
    func followsARenamedFolder(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.makeFolder("old/deep")
        try folder.write("1", to: "old/deep/one.md")
        let watch = Watch(kind, folder.path)
        try folder.move("old", to: "new")
        #expect(watch.waits(for: folder["new"]))
        try folder.write("longer", to: "new/deep/one.md")
        #expect(watch.waits(for: folder["new/deep/one.md"]))
    }

    /// As version control does when it changes branches.
    @Test(arguments: Kind.allCases)
    func followsAFolderRemovedAndMadeAnew(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.makeFolder("content")
        try folder.write("1", to: "content/site.yaml")
        let watch = Watch(kind, folder["content"])
        try folder.remove("content")
        #expect(watch.waits(for: folder["content"]))
        try folder.makeFolder("content")
        #expect(watch.waits(for: folder["content"]))
        try folder.write("2", to: "content/site.yaml")
        #expect(watch.waits(for: folder["content/site.yaml"]))
    }

    /// A file that the site names and that is not there yet, in folders that are not there yet.
    @Test(arguments: Kind.allCases)
    func waitsForAMissingFile(kind: Kind) throws {
        let folder = try EditedFolder()
        let path = folder["App/Shared/Products.storekit"]
        let watch = Watch(kind, path)
        try folder.makeFolder("App/Shared")
        watch.look()
        try folder.write("{}", to: "App/Shared/Products.storekit")
        #expect(watch.waits(for: path))
    }

    @Test(arguments: Kind.allCases)
    func followsALinkToItsTarget(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.makeFolder("real")
        try folder.makeFolder("content")
        try folder.write("1", to: "real/Products.storekit")
        try folder.link("content/Products.storekit", to: folder["real/Products.storekit"])
        let watch = Watch(kind, folder["content/Products.storekit"])
        try folder.write("longer", to: "real/Products.storekit")
        let expected = kind == .system ? "real/Products.storekit" : "content/Products.storekit"
        #expect(watch.waits(for: folder[expected]))
    }

    @Test(arguments: Kind.allCases)
    func passesOverWhatEditorsWriteForAMoment(kind: Kind) throws {
        let folder = try EditedFolder()
        let watch = Watch(kind, folder.path)
        for name in [".site.yaml.swp", "site.yaml~", "4913", "#site.yaml#", ".git", "x___jb_tmp___", ".DS_Store"] {
            try folder.write("x", to: name)
        }
        try folder.write("x", to: "last.md")
        #expect(watch.told.next(after: { watch.look() }) == folder["last.md"])
    }

    @Test(arguments: Kind.allCases)
    func watchesWhatItIsToldLast(kind: Kind) throws {
        let folder = try EditedFolder()
        try folder.write("1", to: "a.yaml")
        try folder.write("1", to: "b.yaml")
        let watch = Watch(kind, folder["a.yaml"])
        watch.rewatch(folder["b.yaml"])
        try folder.write("longer", to: "a.yaml")
        try folder.write("longer", to: "b.yaml")
        #expect(watch.told.next(after: { watch.look() }) == folder["b.yaml"])
    }

    /// A change between two looks is found although the files to watch were named anew in between.
    @Test func pollingKeepsWhatItKnewOverANewList() throws {
        let folder = try EditedFolder()
        try folder.write("1", to: "a.yaml")
        let watch = Watch(.polling, folder["a.yaml"])
        try folder.write("longer", to: "a.yaml")
        watch.rewatch(folder["a.yaml"], folder["b.yaml"])
        #expect(watch.waits(for: folder["a.yaml"]))
    }

    @Test func tellsABurstThroughTheWholeWatcher() throws {
        let folder = try EditedFolder()
        let told = Mailbox<Set<String>>()
        let watcher = FileWatcher { told.put($0) }
        #expect(watcher.watch([folder.path]) == [folder.path])
        #expect(watcher.watch([folder.path, folder["x"]]) == [folder["x"]])
        let names = (0..<50).map { "page\($0).md" }
        for name in names { try folder.write("x", to: name) }
        var missing = Set(names.map { folder[$0] })
        while !missing.isEmpty {
            let changes = try #require(told.next())
            missing.subtract(changes)
        }
        watcher.stop()
    }
}

extension FileWatcherTests.Watch {
    fileprivate func look() { polling?.look() }
}

extension Mailbox {
    fileprivate func next(after look: () -> Void) -> Message? {
        look()
        return next()
    }
}
