import Diagnostics
import SiteModel

/// What a build leaves for the next one beside the output folder's manifest: what its inputs and its files showed when it
/// was done, and what it said. It lies in the user's cache folder; without it a build is slower and no different.
struct BuildState: Sendable {
    /// Of the program and of what it was asked to do.
    var identity: ContentHash
    var inputs: InputSurvey
    /// What was written, by path.
    var outputs: [String: OutputRecord]
    var manifest: FileStamp?
    var summary: SiteSummary
    var diagnostics: [Diagnostic]

    private static let format = "paywallgen build state 1"
}

extension BuildState {
    var bytes: [UInt8] {
        var encoder = ByteEncoder()
        encoder.add(Self.format)
        encoder.add(identity)
        encoder.add(inputs.entries) { encoder, entry in
            encoder.add(entry.path)
            encoder.add(entry.stamp) { $0.add($1) }
            encoder.add(entry.hash) { $0.add($1) }
        }
        encoder.add(outputs.sorted { $0.key < $1.key }) { encoder, output in
            encoder.add(output.key)
            encoder.add(output.value.stamp)
            encoder.add(output.value.hash)
            encoder.add(output.value.key) { $0.add($1) }
            encoder.add(output.value.note)
            encoder.add(output.value.isSettled)
        }
        encoder.add(manifest) { $0.add($1) }
        encoder.add(summary)
        encoder.add(diagnostics) { $0.add($1) }
        return encoder.bytes + ContentHash(of: encoder.bytes).bytes
    }

    /// `nil` when the bytes are not those of a state, or not whole.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 32, ContentHash(of: Array(bytes.dropLast(32))).bytes == Array(bytes.suffix(32)) else {
            return nil
        }
        do throws(ByteDecoder.Broken) {
            var decoder = ByteDecoder(bytes)
            guard try decoder.text() == Self.format else { return nil }
            identity = try decoder.hash()
            inputs = InputSurvey(
                entries: try decoder.list { decoder throws(ByteDecoder.Broken) in
                    InputSurvey.Entry(
                        path: try decoder.text(),
                        stamp: try decoder.optional { d throws(ByteDecoder.Broken) in try d.stamp() },
                        hash: try decoder.optional { d throws(ByteDecoder.Broken) in try d.hash() })
                })
            var outputs: [String: OutputRecord] = [:]
            let count = try decoder.int()
            outputs.reserveCapacity(max(0, min(count, bytes.count / 64)))
            for _ in 0..<max(0, count) {
                let path = try decoder.text()
                outputs[path] = OutputRecord(
                    stamp: try decoder.stamp(), hash: try decoder.hash(),
                    key: try decoder.optional { d throws(ByteDecoder.Broken) in try d.hash() },
                    note: try decoder.text(), isSettled: try decoder.flag())
            }
            self.outputs = outputs
            manifest = try decoder.optional { d throws(ByteDecoder.Broken) in try d.stamp() }
            summary = try decoder.summary()
            var found = DiagnosticDecoder()
            var diagnostics: [Diagnostic] = []
            for _ in 0..<max(0, try decoder.int()) { diagnostics.append(try found.diagnostic(&decoder)) }
            self.diagnostics = diagnostics
        } catch {
            return nil
        }
    }
}

extension ByteEncoder {
    fileprivate mutating func add(_ stamp: FileStamp) {
        add(Int(stamp.kind.rawValue))
        for number in [stamp.size, Int64(bitPattern: stamp.inode), stamp.modified, stamp.changed] { add(number) }
    }

    fileprivate mutating func add(_ summary: SiteSummary) {
        for number in [summary.products, summary.languages, summary.pages, summary.leftOut] { add(number) }
        add(summary.theme)
        add(summary.catalogs) { $0.add($1) }
        add(summary.prices) { $0.add($1) }
        add(summary.largest) { encoder, page in
            encoder.add(page.path)
            encoder.add(page.compressedBytes)
        }
    }
}

extension ByteDecoder {
    fileprivate mutating func stamp() throws(Broken) -> FileStamp {
        guard let kind = FileStamp.Kind(rawValue: UInt8(truncatingIfNeeded: try int())) else { throw Broken() }
        return FileStamp(
            kind: kind, size: try int64(), inode: UInt64(bitPattern: try int64()), modified: try int64(),
            changed: try int64())
    }

    fileprivate mutating func summary() throws(Broken) -> SiteSummary {
        var summary = SiteSummary()
        summary.products = try int()
        summary.languages = try int()
        summary.pages = try int()
        summary.leftOut = try int()
        summary.theme = try text()
        summary.catalogs = try list { decoder throws(Broken) in try decoder.text() }
        summary.prices = try optional { decoder throws(Broken) in try decoder.text() }
        summary.largest = try optional { decoder throws(Broken) in
            SiteSummary.Page(path: try decoder.text(), compressedBytes: try decoder.int())
        }
        return summary
    }
}
