import Foundation
import TestSupport
import Testing

@Suite("paywallgen build, as a user runs it")
struct BuildCommandTests {
    /// The package itself, which holds the demo site.
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// A copy of the demo site's folders in which a test may break things.
    private func withSite(_ body: (TemporaryFolder) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            for name in ["content", "themes"] {
                try FileManager.default.copyItem(
                    at: Self.package.appending(path: name), to: folder.url.appending(path: name))
            }
            try await body(folder)
        }
    }

    private func build(
        _ folder: TemporaryFolder, _ arguments: [String] = [], columns: Int = 100
    ) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.paywallgen.run(
            ["build"] + arguments, in: folder.url, environment: ["COLUMNS": "\(columns)"])
    }

    /// The bytes of every file below a folder of `folder`.
    private func files(_ folder: TemporaryFolder, below name: String) throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        for path in try folder.files() where path.hasPrefix("\(name)/") {
            found[String(path.dropFirst(name.count + 1))] = try folder.bytes(of: path)
        }
        return found
    }

    @Test("The demo site is built in every language, and says what it wrote")
    func demoSite() async throws {
        try await withSite { folder in
            let outcome = try await build(folder)
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.contains("42 pages in "))
            #expect(outcome.output.contains("0 removed, 0 left out"))
            #expect(outcome.output.contains("0 errors, 1 warning   open output/index.html"))
            #expect(outcome.errors.contains("warning[price.missing] prices/"))
            let pages = try files(folder, below: "output").keys
            for language in ["ar", "de", "en", "ja", "ru"] {
                for page in ["", "faq/", "premium-gate/", "pro/", "store/", "trial/", "trial/control/", "trial/focus/"]
                {
                    #expect(pages.contains("\(language)/\(page)index.html"))
                }
            }
            #expect(pages.contains("index.html"))
        }
    }

    @Test("A second run writes nothing, and two folders are the same byte for byte")
    func secondRun() async throws {
        try await withSite { folder in
            _ = try await build(folder)
            let first = try files(folder, below: "output")
            let again = try await build(folder)
            #expect(again.output.contains("0 written, \(first.count - 1) unchanged, 0 removed"))
            #expect(try files(folder, below: "output") == first)
            _ = try await build(folder, ["--output", "elsewhere/deep"])
            #expect(try files(folder, below: "elsewhere/deep") == first)
        }
    }

    @Test("What an earlier build wrote and this one does not is removed; what others wrote stays")
    func pruning() async throws {
        try await withSite { folder in
            _ = try await build(folder)
            try folder.write("mine", to: "output/en/store/notes.txt")
            try FileManager.default.removeItem(at: folder.url.appending(path: "content/paywalls/store.yaml"))
            let outcome = try await build(folder)
            #expect(outcome.exitCode == 0)
            let paths = try files(folder, below: "output").keys
            #expect(!paths.contains("en/store/index.html"))
            #expect(paths.contains("en/store/notes.txt"))
            #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "output/ja/store").path))
        }
    }

    @Test("A file that a build did not write is never overwritten")
    func foreignFile() async throws {
        try await withSite { folder in
            try folder.write("mine", to: "output/en/pro/index.html")
            let outcome = try await build(folder)
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("error[output.taken] output/en/pro/index.html"))
            #expect(try folder.text(of: "output/en/pro/index.html") == "mine")
            #expect(try files(folder, below: "output").count == 1)
        }
    }

    @Test("A missing content folder cannot run: exit code 3")
    func missingFolder() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await build(folder)
            #expect(outcome.exitCode == 3)
            #expect(outcome.errors.contains("content: there is no such file or folder"))
            #expect(try folder.files() == [])
        }
    }

    @Test("JSON has the documented keys in their order, and nothing else is printed")
    func json() async throws {
        try await withSite { folder in
            let outcome = try await build(folder, ["--format", "json"])
            #expect(outcome.errors == "")
            let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("  \"") }
            let keys = lines.compactMap { $0.split(separator: "\"").dropFirst().first }
            #expect(
                keys == ["version", "written", "unchanged", "removed", "leftOut", "pages", "bytes", "diagnostics"])
            let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
            #expect(object?["pages"] as? Int == 42)
        }
    }

    /// One thing broken, and what the build must say of it.
    struct Fault: CustomTestStringConvertible, Sendable {
        let name: String
        let file: String
        /// What is replaced in the file, or `nil` to replace all of it.
        let old: String?
        let new: String
        /// The head of the message.
        let expected: String
        var testDescription: String { name }
    }

    static let faults = [
        Fault(
            name: "a tab in YAML", file: "content/site.yaml", old: "theme: aurora", new: "\ttheme: aurora",
            expected: "content/site.yaml:5:1"),
        Fault(
            name: "a duplicate key", file: "content/site.yaml", old: "theme: aurora",
            new: "theme: aurora\ntheme: aurora", expected: "content/site.yaml:6:1"),
        Fault(
            name: "a misspelt key", file: "content/site.yaml", old: "theme: aurora", new: "teme: aurora",
            expected: "did you mean theme?"),
        Fault(
            name: "a wrong type", file: "content/paywalls/pro.yaml", old: "headline: Remember every night",
            new: "headline: [Remember every night]", expected: "expected text, found a list"),
        Fault(
            name: "braces without quotes", file: "content/paywalls/store.yaml",
            old: "button: \"Buy for {{ product.price }}\"", new: "button: {{ product.price }}",
            expected: "error[yaml.braces] content/paywalls/store.yaml:"),
        Fault(
            name: "an unknown product", file: "content/paywalls/pro.yaml",
            old: "monthly: com.example.fieldnotes.pro.monthly", new: "monthly: com.example.fieldnotes.pro.monthl",
            expected: "did you mean com.example.fieldnotes.pro.monthly?"),
        Fault(
            name: "a price with a comma", file: "content/prices/storefronts.csv",
            old: "US,com.yourapp.premium_lifetime,39.99", new: "US,com.yourapp.premium_lifetime,\"39,99\"",
            expected: "39.99"),
        Fault(
            name: "an empty price", file: "content/prices/storefronts.csv",
            old: "US,com.yourapp.premium_lifetime,39.99", new: "US,com.yourapp.premium_lifetime,",
            expected: "content/prices/storefronts.csv:4:"),
        Fault(
            name: "an unknown storefront", file: "content/site.yaml", old: "en: [GB, US]", new: "en: [UK, US]",
            expected: "did you mean GB?"),
        Fault(
            name: "truncated JSON", file: "content/catalog/SkyAlerts.storekit", old: nil,
            new: "{ \"products\" : [", expected: "content/catalog/SkyAlerts.storekit:1:16"),
        Fault(
            name: "a .storekit of 0 bytes", file: "content/catalog/SkyAlerts.storekit", old: nil, new: "",
            expected: "error[storekit.empty] content/catalog/SkyAlerts.storekit"),
        Fault(
            name: "an unknown name in a template", file: "themes/aurora/layouts/document.mustache",
            old: "{{ title }}", new: "{{ titel }}", expected: "did you mean title?"),
        Fault(
            name: "an unclosed section", file: "themes/aurora/layouts/chooser.mustache", old: "{{/languages}}", new: "",
            expected: "themes/aurora/layouts/chooser.mustache:"),
        Fault(
            name: "a theme that is not there", file: "content/site.yaml", old: "theme: aurora", new: "theme: aurroa",
            expected: "did you mean aurora?"),
        Fault(
            name: "a file that is not there", file: "content/site.yaml", old: "SkyAlerts.storekit",
            new: "SkyAlert.storekit", expected: "SkyAlerts.storekit"),
    ]

    @Test("Bad input gets a message with its place, exit code 1, and nothing is written", arguments: faults)
    func badInput(fault: Fault) async throws {
        try await withSite { folder in
            var text = fault.new
            if let old = fault.old {
                let whole = try folder.text(of: fault.file)
                try #require(whole.contains(old))
                text = whole.replacing(old, with: fault.new)
            }
            try folder.write(text, to: fault.file)
            let outcome = try await build(folder)
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains(fault.expected), "\(outcome.errors)")
            #expect(outcome.errors.contains("nothing was written"))
            #expect(try files(folder, below: "output").isEmpty)
        }
    }

    @Test("An error leaves the last good site as it is")
    func errorKeepsOutput() async throws {
        try await withSite { folder in
            _ = try await build(folder)
            let good = try files(folder, below: "output")
            try folder.write("layout: rows\n", to: "content/paywalls/broken.yaml")
            let outcome = try await build(folder)
            #expect(outcome.exitCode == 1)
            #expect(try files(folder, below: "output") == good)
        }
    }

    @Test("A text that lacks a language leaves its page out with a warning; --strict makes it an error")
    func missingText() async throws {
        try await withSite { folder in
            let yaml = try folder.text(of: "content/paywalls/store.yaml")
            try folder.write(
                yaml.replacing("headline: Open the darkroom", with: "headline: Nobody has translated this"),
                to: "content/paywalls/store.yaml")
            let outcome = try await build(folder)
            #expect(outcome.exitCode == 0)
            #expect(
                outcome.errors.contains(
                    "\"Nobody has translated this\" has no text in Japanese, German and 2 more languages;"))
            #expect(outcome.output.contains("4 left out"))
            let pages = try files(folder, below: "output").keys
            #expect(pages.contains("en/store/index.html"))
            #expect(!pages.contains("ar/store/index.html"))
            #expect(try !folder.text(of: "output/ar/index.html").contains("store/"))
            #expect(try await build(folder, ["--strict"]).exitCode == 1)
        }
    }
}
