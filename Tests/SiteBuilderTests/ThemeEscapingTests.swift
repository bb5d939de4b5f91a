import Diagnostics
import Foundation
import SiteModel
import SourceFiles
import TemplateEngine
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("The themes' templates with hostile values")
struct ThemeEscapingTests {
    private static let hostile = [
        "\"", "\"\u{301}", "'\u{301}", "\"'><script>alert(1)</script>", "</title></textarea></style></script>", "<!--",
        "-->", "]]>", "\0", "\u{2028}", "javascript:alert(1)", "&#106;avascript:alert(1)", "java\tscript:\nalert(1)",
        String(decoding: [0x22, 0xC3, 0x28, 0xFF] as [UInt8], as: UTF8.self), "\" onclick=\"x", "' onclick='x", "\\\"",
        ";}</style>", "{{title}}", "{{{body}}}", "</SCRIPT >", "<![CDATA[", "\u{202E}<b>", "`=/",
    ]

    /// The themes that this package ships.
    private static let themes: [String] = {
        do {
            return try FileManager.default.contentsOfDirectory(
                atPath: FixtureSite.package.appending(path: "themes").path
            ).filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            Issue.record("the themes cannot be listed: \(error)")
            return []
        }
    }()

    @Test("html5lib sees the same tags and names of attributes on every page, whatever the values", arguments: themes)
    func structure(name: String) async throws {
        var inputs: [String] = []
        var found: [Diagnostic] = []
        let source = SourceText(path: "site.yaml", text: name)
        let loader = ThemeLoader(
            themesFolder: FixtureSite.package.appending(path: "themes").path, allowedSchemes: ["https"])
        let theme = try #require(
            try loader.load(Located(name, at: source.range(0..<name.utf8.count)), inputs: &inputs, into: &found))
        #expect(theme.programs.count == Theme.layoutNames.count)
        for (layout, program) in theme.programs.sorted(by: { $0.key < $1.key }) {
            // Each value everywhere at once, among them one that is all of them.
            let documents = try (["abc", Self.hostile.joined()] + Self.hostile).map { value in
                var output: [UInt8] = []
                program.render(theme.options.schema.sample(of: value), into: &output, reporting: &found)
                // What is no value of a style sheet is refused: it ends the build, and nothing of it is printed.
                found.removeAll { $0.kind == .cssValue }
                try #require(found.isEmpty)
                return output
            }
            let structures = try await HTML5Lib.structures(of: documents)
            #expect(structures.count == documents.count)
            #expect(structures.first?.contains("<html") == true)
            #expect(Set(structures).count == 1, "\(name)/layouts/\(layout).mustache")
        }
    }
}

extension TemplateRecord {
    /// A value of the record in which every text and address holds `text`.
    fileprivate func sample(of text: String) -> TemplateValue {
        makeValue(Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.type.sample(of: text)) }))
    }
}

extension TemplateType {
    fileprivate func sample(of text: String) -> TemplateValue {
        switch self {
        case .text: .text(text)
        case .choice(let words): .text(words[0])
        // Control characters in addresses are findings of their own.
        case .url: .url("https://example.com/?" + text.filter { !$0.unicodeScalars.contains { $0.value < 0x20 } } + "x")
        case .flag: .flag(true)
        case .trustedHTML: .trustedHTML("<p>trusted</p>")
        case .json: .json(.object([(key: text, value: .array([.string(text)]))]))
        case .list(let record): .list([record.sample(of: text), record.sample(of: text)])
        case .record(let record): record.sample(of: text)
        case .optional(let type): type.sample(of: text)
        }
    }
}
