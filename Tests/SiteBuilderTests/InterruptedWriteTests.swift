import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("A build that is killed while it writes")
struct InterruptedWriteTests {
    typealias Files = OutputWriterTests.Files

    private static let third: Files = ["index.html": Array("third".utf8), "it/index.html": Array("tre".utf8)]

    private func manifest(_ files: Files) -> OutputManifest {
        OutputManifest(files: files.mapValues { ContentHash(of: $0).hexadecimal })
    }

    /// How far the step got during which the build was killed.
    enum Death: CaseIterable { case before, withFolder, withHalfAFile }

    /// Does the first `count` steps of a build and a part of the next one; says whether there was a next one.
    private func writeSteps(
        _ count: Int, of files: Files, into root: String, dying death: Death = .withHalfAFile
    ) throws -> Bool {
        let writer = OutputWriter(root: root, shownAs: "output")
        let survey = try OutputSurvey(of: writer.folder, for: files.keys.sorted())
        let steps = try steps(writer, survey, files)
        for step in steps.prefix(count) { try writer.perform(step, survey) }
        guard count < steps.count else { return false }
        if death != .before, let (path, bytes) = steps[count].written {
            let temporary = writer.folder.temporary(path)
            try FileManager.default.createDirectory(
                atPath: URL(filePath: temporary).deletingLastPathComponent().path, withIntermediateDirectories: true)
            if death == .withFolder { return true }
            try Data(bytes.prefix(bytes.count / 2)).write(to: URL(filePath: temporary))
        }
        return true
    }

    /// Everything that a build would do, in an order in which it may do it.
    private func steps(_ writer: OutputWriter, _ survey: OutputSurvey, _ files: Files) throws -> [OutputWriter.Step] {
        let inTheWay = Set(survey.inTheWay)
        let changed = try zip(survey.paths, survey.standing).filter { path, standing in
            try standing == nil || OutputFileSystem.read(writer.folder.absolute(path)) != files[path]
        }.map(\.0)
        let late = changed.filter { OutputFolder.folders(above: $0).contains(where: inTheWay.contains) }
        let staged = changed.filter { !late.contains($0) }
        return writer.opening(survey) + staged.map { .stage($0, files[$0] ?? []) }
            + writer.closing(
                survey, staged: staged, late: late.map { .write($0, files[$0] ?? []) }, manifest: manifest(files))
    }

    private func pages(_ folder: TemporaryFolder) throws -> Files {
        var files: Files = [:]
        for path in try folder.files() where path.hasPrefix("output/") {
            let name = String(path.dropFirst(7))
            if !name.hasPrefix("paywallgen-"), !name.contains(".paywallgen") {
                files[name] = try folder.bytes(of: path)
            }
        }
        return files
    }

    /// Exactly the site, its manifest, and nothing else.
    private func expectWhole(_ files: Files, in folder: TemporaryFolder, _ comment: Comment) throws {
        #expect(try pages(folder) == files, comment)
        let expected = (files.keys + [OutputManifest.path]).map { "output/\($0)" }.sorted()
        #expect(try folder.files() == expected, comment)
        #expect(try folder.bytes(of: "output/\(OutputManifest.path)") == manifest(files).bytes, comment)
        let folders = Set(files.keys.flatMap { OutputFolder.folders(above: $0) })
        let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/output").filter { path in
            var isFolder: ObjCBool = false
            _ = unsafe FileManager.default.fileExists(atPath: folder.path + "/output/" + path, isDirectory: &isFolder)
            return isFolder.boolValue
        }
        #expect(Set(found) == folders, comment)
    }

    @Test(
        "After any step every page is the old one or the new one, and the next build heals, whatever its site",
        arguments: [OutputWriterTests.first, OutputWriterTests.second, third], Death.allCases)
    func anyStep(next: Files, death: Death) throws {
        var count = 0
        var isUnfinished = true
        while isUnfinished {
            try TemporaryFolder.with { folder in
                let root = folder.path + "/output"
                var found: [Diagnostic] = []
                let writer = OutputWriter(root: root, shownAs: "output")
                _ = try writer.write(OutputWriterTests.first, into: &found)
                isUnfinished = try writeSteps(count, of: OutputWriterTests.second, into: root, dying: death)
                for (path, bytes) in try pages(folder) {
                    #expect(
                        [OutputWriterTests.first[path], OutputWriterTests.second[path]].contains(bytes), "step \(count)"
                    )
                }
                _ = try writer.write(next, into: &found)
                #expect(found.lines == [], "step \(count)")
                try expectWhole(next, in: folder, "step \(count)")
                #expect(try writer.write(next, into: &found) == OutputWriter.Counts(unchanged: next.count))
            }
            count += 1
        }
        #expect(count > 12)
    }

    @Test("Two builds killed one after the other, each anywhere, leave nothing that the third does not own")
    func twice() throws {
        for first in 0..<17 {
            for second in stride(from: first % 2, to: 20, by: 2) {
                try TemporaryFolder.with { folder in
                    let root = folder.path + "/output"
                    _ = try writeSteps(first, of: OutputWriterTests.first, into: root)
                    _ = try writeSteps(second, of: OutputWriterTests.second, into: root)
                    var found: [Diagnostic] = []
                    _ = try OutputWriter(root: root, shownAs: "output").write(Self.third, into: &found)
                    #expect(found.lines == [], "steps \(first) and \(second)")
                    try expectWhole(Self.third, in: folder, "steps \(first) and \(second)")
                }
            }
        }
    }
}

extension OutputWriter.Step {
    /// The file that the step writes, beside its place or into it.
    fileprivate var written: (path: String, bytes: [UInt8])? {
        switch self {
        case .write(let path, let bytes), .stage(let path, let bytes): (path, bytes)
        case .createRoot, .publish, .remove, .removeTemporary, .removeJournal: nil
        }
    }
}
