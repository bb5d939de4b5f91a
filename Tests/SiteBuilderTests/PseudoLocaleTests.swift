import Diagnostics
import Foundation
import Localization
import TestSupport
import Testing

@testable import SiteBuilder

/// The fixture site with both pseudo-locales: no text of a page gets past them.
@Suite("A site in pseudo-locales")
struct PseudoLocaleTests {
    private static let site = Result {
        try FixtureSite.withCopy { folder in
            let settings = folder.url.appending(path: "content/site.yaml")
            let text = try String(contentsOf: settings, encoding: .utf8)
                .replacing("{ en: [GB, US], de: DE }", with: "{ en: [GB, US], de: DE, en-XA: GB, ar-XB: GB }")
            try text.write(to: settings, atomically: true, encoding: .utf8)
            return try FixtureSite.build(in: folder)
        }
    }

    /// What is the same in every language: the site's name, names of languages, addresses and file paths.
    private static let allowed = [
        "Harbour", "English (Pseudo-Accents)", "English (Pseudo-Bidi)", "English", "Deutsch",
        "العربية (لكنات تجريبية ثنائية الاتجاه)",
        "https://example.com/help",
        "reportaproblem.apple.com",
    ]

    /// The texts of a page that a person reads or hears: text outside of scripts and styles, and some attributes.
    private static func texts(_ page: HTMLTokens) -> [String] {
        var texts: [String] = []
        var hidden = false
        for token in page.tokens {
            switch token {
            case .startTag(let name, let attributes):
                hidden = ["script", "style", "code", "pre"].contains(name)
                let isMeta = name == "meta" && attributes.contains { $0.name == "name" && $0.value == "description" }
                for attribute in attributes {
                    let isText = ["aria-label", "alt", "title"].contains(attribute.name)
                    if isText || (isMeta && attribute.name == "content") { texts.append(attribute.value) }
                }
            case .endTag: hidden = false
            case .text(let text) where !hidden: texts.append(text)
            case .text, .comment: break
            }
        }
        return texts.map { text in
            Self.allowed.reduce(HTMLTokens.withoutReferences(text)) { $0.replacing($1, with: "") }
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }.filter { !$0.isEmpty }
    }

    private func pages(_ locale: String) throws -> [(name: String, tokens: HTMLTokens)] {
        let files = try Self.site.get().files
        let pages = files.filter { $0.key.hasPrefix(locale + "/") && $0.key.hasSuffix(".html") }
        return pages.sorted { $0.key < $1.key }.map { ($0.key, HTMLTokens($0.value)) }
    }

    @Test("Both are whole, and a note says so")
    func built() throws {
        let site = try Self.site.get()
        #expect(try pages("en-XA").count == pages("en").count)
        #expect(try pages("ar-XB").count == pages("en").count)
        #expect(site.diagnostics.filter { $0.kind.id == "site.locale.pseudo" }.map(\.severity) == [.note])
    }

    @Test("In en-XA no letter of a text is a plain one")
    func accented() throws {
        for page in try pages("en-XA") {
            for text in Self.texts(page.tokens) {
                #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(page.name): \(text)")
            }
        }
    }

    @Test("In ar-XB every letter stands between the marks that turn it, and every mark is closed")
    func mirrored() throws {
        for page in try pages("ar-XB") {
            for text in Self.texts(page.tokens) {
                var isTurned = false
                for scalar in text.unicodeScalars {
                    switch scalar {
                    case "\u{202E}":
                        #expect(!isTurned, "\(page.name): \(text)")
                        isTurned = true
                    case "\u{202C}": isTurned = false
                    default: #expect(isTurned || !scalar.properties.isAlphabetic, "\(page.name): \(text)")
                    }
                }
                #expect(!isTurned, "\(page.name): \(text)")
            }
        }
    }

    @Test("Elements, addresses, prices and numbers are those of the English page", arguments: ["en-XA", "ar-XB"])
    func structure(locale: String) throws {
        for (pseudo, english) in zip(try pages(locale), try pages("en")) {
            func shape(_ page: HTMLTokens) -> [String] {
                // What the head and the language chooser say of other pages differs, and so does the policy's hash.
                page.structure.filter {
                    !$0.contains("<meta") && !$0.contains("<link") && !$0.contains("<a ") && !$0.contains("</a>")
                        && !$0.contains("script")
                }
            }
            #expect(shape(pseudo.tokens) == shape(english.tokens), "\(pseudo.name)")
            func numbers(_ page: HTMLTokens) -> [String] {
                Self.texts(page).flatMap { $0.matches(of: /[0-9](?:[0-9.,]*[0-9])?/).map { String($0.output) } }
            }
            #expect(numbers(pseudo.tokens) == numbers(english.tokens), "\(pseudo.name)")
            #expect(pseudo.tokens.values(of: "lang").first == locale)
            #expect(pseudo.tokens.values(of: "dir").first == (locale == "en-XA" ? "ltr" : "rtl"))
        }
    }

    @Test("Whole texts of more than ten letters are 1.4 times as long in en-XA")
    func longer() throws {
        for (pseudo, english) in zip(try pages("en-XA"), try pages("en")) {
            let pairs = zip(Self.texts(pseudo.tokens), Self.texts(english.tokens))
            for (long, short) in pairs {
                let letters = short.filter(\.isLetter).count
                guard letters > 10, !long.contains("·") else { continue }
                let growth = 0.4 * Double(letters)
                #expect(Double(long.count) >= Double(short.count) + growth - 1, "\(pseudo.name): \(long)")
            }
        }
    }

    @Test("No visitor and no search engine is led to them")
    func hidden() throws {
        let files = try Self.site.get().files
        for page in try pages("en-XA") + pages("ar-XB") {
            #expect(page.tokens.structure.contains("<meta name content>"))
            let text = String(decoding: try #require(files[page.name]), as: UTF8.self)
            #expect(text.contains(#"<meta name="robots" content="noindex">"#), "\(page.name)")
            #expect(!text.contains("hreflang="), "\(page.name)")
            #expect(!text.contains("application/ld+json"), "\(page.name)")
        }
        for (name, bytes) in files where !name.hasPrefix("en-XA/") && !name.hasPrefix("ar-XB/") {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("en-XA") && !text.contains("ar-XB"), "\(name)")
        }
    }

    @Test("The pages of visitors are the same bytes as without them")
    func others() throws {
        let with = try Self.site.get().files
        let without = try FixtureSite.site.get().files
        for (name, bytes) in without { #expect(with[name] == bytes, "\(name)") }
    }
}
