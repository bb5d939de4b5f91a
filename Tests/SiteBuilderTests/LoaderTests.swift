import Diagnostics
import Foundation
import SiteModel
import SourceFiles
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("Reading a content folder")
struct LoaderTests {
    @Test("A site that is whole says nothing")
    func whole() throws {
        try FixtureSite.withCopy { folder in
            let found = try FixtureSite.lines(folder)
            #expect(found == [])
        }
    }

    @Test(
        "A missing content folder, site.yaml or themes folder cannot be worked with",
        arguments: [
            "content", "content/site.yaml", "themes",
        ])
    func missing(path: String) throws {
        try FixtureSite.withCopy { folder in
            try FileManager.default.removeItem(atPath: folder.path + "/" + path)
            let error = try #require(throws: FileError.self) { try FixtureSite.build(in: folder) }
            #expect(error == FileError(path: folder.path + "/" + path, reason: .missing))
        }
    }

    /// A file that `site.yaml` names, and what is said without it.
    static let named: [(path: String, lines: [String])] = [
        (
            "content/Harbour.storekit",
            [
                "content/site.yaml: error site.file.missing 5:10-5:26: Harbour.storekit: there is no such file or folder"
                    + " [name: Harbor.storekit]"
            ]
        ),
        (
            "content/prices",
            ["content/site.yaml: error site.file.missing 6:9-6:16: prices/: there is no such file or folder"]
        ),
        (
            "content/strings",
            ["content/site.yaml: error site.file.missing 7:10-7:18: strings/: there is no such file or folder"]
        ),
    ]

    @Test("A file that site.yaml names and that is not there is said where it is named", arguments: named)
    func namedFiles(path: String, lines: [String]) throws {
        try FixtureSite.withCopy { folder in
            try FileManager.default.moveItem(
                atPath: folder.path + "/" + path,
                toPath: folder.path + "/content/" + (path.hasSuffix("storekit") ? "Harbor.storekit" : "elsewhere"))
            #expect(try FixtureSite.lines(folder) == lines)
        }
    }

    @Test("A folder of prices or strings without such files")
    func emptyFolders() throws {
        try FixtureSite.withCopy { folder in
            for (path, name) in [("content/prices", "prices.csv"), ("content/strings", "Localizable.xcstrings")] {
                try FileManager.default.moveItem(
                    atPath: folder.path + "/\(path)/\(name)", toPath: folder.path + "/\(path)/\(name).bak")
            }
            #expect(
                try FixtureSite.lines(folder) == [
                    "content/site.yaml: error site.file.missing 6:9-6:16: there is no .csv or .json file in prices/",
                    "content/site.yaml: error site.file.missing 7:10-7:18: there is no .xcstrings, .strings, .stringsdict, "
                        + ".xliff or .xlf file in strings/",
                ])
        }
    }

    @Test("A link in a folder of prices that leads out of it is said where the folder is named")
    func linkedPrices() throws {
        try FixtureSite.withCopy { folder in
            let prices = folder.path + "/content/prices/prices.csv"
            try FileManager.default.moveItem(atPath: prices, toPath: folder.path + "/prices.csv")
            try FileManager.default.createSymbolicLink(
                atPath: prices, withDestinationPath: folder.path + "/prices.csv")
            let found = try FixtureSite.lines(folder)
            #expect(
                found == [
                    "content/site.yaml: error site.file.missing 6:9-6:16: prices.csv in prices/ is a link that leads out of that"
                        + " folder, or nowhere [name the file itself, which may lie anywhere]"
                ])
        }
    }

    @Test("Prices and strings may be files as well as folders")
    func filesInsteadOfFolders() throws {
        try FixtureSite.withCopy { folder in
            let folders = try FixtureSite.build(in: folder).files
            let settings = try folder.text(of: "content/site.yaml")
                .replacing("prices: prices/", with: "prices: prices/prices.csv")
                .replacing("strings: strings/", with: "strings: [./strings/Localizable.xcstrings]")
            try folder.write(settings, to: "content/site.yaml")
            #expect(try FixtureSite.build(in: folder).files == folders)
        }
    }

    /// A file of another kind in the content folder, and what is said.
    static let strangers: [(path: String, line: String)] = [
        (
            "paywalls/x.yml",
            "error content.file.unknown: x.yml is no paywall: a paywall is a file NAME.yaml in paywalls/ [name: x.yaml]"
        ),
        (
            "paywalls/deep/x.yaml",
            "error content.file.unknown: deep/x.yaml is no paywall: a paywall is a file NAME.yaml in paywalls/"
        ),
        (
            "pages/x.markdown",
            "error content.file.unknown: x.markdown is no page: a page is a file NAME.md or NAME.LOCALE.md in pages/"
                + " [name: x.md]"
        ),
        (
            "pages/faq.english.md",
            "error site.locale.invalid: english is no language tag [name the file NAME.LOCALE.md, such as faq.ja.md]"
        ),
        (
            "pages/faq.de.old.md",
            "error site.locale.invalid: de.old is no language tag [name the file NAME.LOCALE.md, such as faq.ja.md]"
        ),
        ("assets/broken.png", "error picture.unreadable: the size of assets/broken.png cannot be read"),
    ]

    @Test(
        "A file with another kind of name, or a picture without a size, is never left out without a word",
        arguments: strangers)
    func unknownFiles(path: String, line: String) throws {
        try FixtureSite.withCopy { folder in
            try folder.write("---\ntitle: x\n---\n", to: "content/" + path)
            #expect(try FixtureSite.lines(folder) == ["content/\(path): \(line)"])
        }
    }

    @Test("Names that are no addresses are said with one that is")
    func names() throws {
        try FixtureSite.withCopy { folder in
            try folder.write(try folder.text(of: "content/paywalls/tide.yaml"), to: "content/paywalls/Big Tide.yaml")
            try folder.write(try folder.text(of: "content/pages/faq.md"), to: "content/pages/Über uns.md")
            #expect(
                try FixtureSite.lines(folder) == [
                    "content/pages/Über uns.md: error site.name.invalid 1:1-1:2: the page Über uns has other than small"
                        + " letters, digits and hyphens in its name",
                    "content/paywalls/Big Tide.yaml: error site.name.invalid 1:1-1:2: the paywall Big Tide has other than small"
                        + " letters, digits and hyphens in its name [name: big-tide]",
                ])
        }
    }

    @Test("A link that leads out of the content folder is said; one that stays inside is followed")
    func links() throws {
        try FixtureSite.withCopy { folder in
            try folder.write("x", to: "elsewhere.yaml")
            let paywalls = folder.path + "/content/paywalls/"
            try FileManager.default.createSymbolicLink(
                atPath: paywalls + "out.yaml", withDestinationPath: folder.path + "/elsewhere.yaml")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/content/readme.txt", withDestinationPath: folder.path + "/elsewhere.yaml")
            #expect(
                try FixtureSite.lines(folder) == [
                    "content/paywalls/out.yaml: error content.file.unknown: paywalls/out.yaml is a link that leads out of the"
                        + " content folder, or nowhere [put the file itself there]"
                ])
            try FileManager.default.removeItem(atPath: paywalls + "out.yaml")
            try FileManager.default.createSymbolicLink(
                atPath: paywalls + "same.yaml", withDestinationPath: paywalls + "tide.yaml")
            #expect(try FixtureSite.lines(folder) == [])
            #expect(try FixtureSite.build(in: folder).files["en/same/index.html"] != nil)
        }
    }

    @Test("Hidden files are nobody's business")
    func hidden() throws {
        try FixtureSite.withCopy { folder in
            for path in ["paywalls/.DS_Store", "pages/._faq.md", "assets/.hidden.png", ".git/config"] {
                try folder.write("x", to: "content/" + path)
            }
            #expect(try FixtureSite.lines(folder) == [])
        }
    }

    @Test("Mistakes in several files are all found in one run, and nothing is built")
    func together() throws {
        try FixtureSite.withCopy { folder in
            try folder.write("layout: grid\n", to: "content/paywalls/tide.yaml")
            try folder.write("storefront,product,price\nDE,harbour.month,\"2,99\"\n", to: "content/prices/prices.csv")
            try folder.write("{ \"sourceLanguage\": \"en\"", to: "content/strings/Localizable.xcstrings")
            try folder.write("", to: "content/Harbour.storekit")
            let found = try FixtureSite.lines(folder)
            for id in ["yaml.value.unknown", "price.malformed", "json.", "content/Harbour.storekit: error"] {
                #expect(found.contains { $0.contains(id) }, "\(id) in \(found)")
            }
        }
    }

    @Test("What a preview watches: the content folder, the themes, and every file that site.yaml names")
    func inputs() throws {
        try FixtureSite.withCopy { folder in
            let inputs = try FixtureSite.build(in: folder).inputs.map { $0.replacing(folder.path + "/", with: "") }
            for input in ["content", "themes", "content/Harbour.storekit", "content/prices", "content/strings"] {
                #expect(inputs.contains(input), "\(input)")
            }
            #expect(Set(inputs).count == inputs.count)
        }
    }

    // MARK: Paths

    static let paths: [(folder: String, path: String, joined: String)] = [
        ("content", "a.storekit", "content/a.storekit"), ("content", "./a", "content/a"),
        ("content", "../App/a", "App/a"), ("content", "../../a", "../a"), ("content", "..", "."),
        ("/x/content", "../a", "/x/a"), ("content", "/abs/a", "/abs/a"), ("content", "a//b/", "content/a/b"),
        ("../site", "../App/a", "../App/a"), (".", "a", "a"),
    ]

    @Test("Paths are seen from the content folder", arguments: paths)
    func joining(folder: String, path: String, joined: String) {
        #expect(ContentPath.joined(folder, path) == joined)
    }
}
