import Diagnostics
import Testing

@testable import SiteBuilder

@Suite("The report of a build")
struct BuildReportTests {
    private static func summary(leftOut: Int = 1) -> SiteSummary {
        var summary = SiteSummary()
        summary.products = 8
        summary.languages = 4
        summary.theme = "aurora"
        summary.catalogs = ["../App/Products.storekit  8 products, USD, synced 2 Oct 2026"]
        summary.prices = "prices/  2 files, 4 of 5 storefronts"
        summary.pages = 40
        summary.leftOut = leftOut
        summary.largest = SiteSummary.Page(path: "ja/pro", compressedBytes: 10_035)
        return summary
    }

    private static let warning = DiagnosticKind("a.b", .warning, title: "T", why: "W", example: "E", mend: "M")

    private static func report(
        _ summary: SiteSummary = summary(), warnings: Int = 2, removed: Int = 0, output: String = "output"
    ) -> BuildReport {
        BuildReport(
            summary: summary, counts: OutputWriter.Counts(written: 6, unchanged: 34, removed: removed),
            diagnostics: (0..<warnings).map { Diagnostic(warning, "\($0)", at: .file("a")) }, seconds: 0.0587,
            output: output)
    }

    @Test("At 60 columns, as in the examples")
    func narrow() {
        let report = Self.report()
        #expect(report.heading(width: 60) == "8 products, 4 languages, theme aurora\n")
        #expect(
            report.closing(width: 60) == """
                40 pages in 0.06 s: 6 written, 34 unchanged, 1 left out
                largest: ja/pro 9.8 of 14 KiB     0 errors, 2 warnings
                open output/index.html, or run: paywallgen preview

                """)
    }

    @Test("At 100 columns, as in the examples")
    func wide() {
        let report = Self.report()
        #expect(
            report.heading(width: 100) == """
                ../App/Products.storekit  8 products, USD, synced 2 Oct 2026   prices/  2 files, 4 of 5 storefronts

                """)
        #expect(
            report.closing(width: 100) == """

                40 pages in 0.06 s   6 written, 34 unchanged, 0 removed, 1 left out   largest ja/pro 9.8 of 14 KiB
                0 errors, 2 warnings   open output/index.html, or run: paywallgen preview

                """)
    }

    @Test("Without findings, without paywalls, with one of each")
    func other() {
        var summary = Self.summary(leftOut: 0)
        summary.largest = nil
        summary.prices = nil
        summary.products = 1
        summary.languages = 1
        summary.pages = 1
        let report = Self.report(summary, warnings: 0, removed: 3)
        #expect(report.heading(width: 60) == "1 product, 1 language, theme aurora\n")
        #expect(report.heading(width: 100) == "../App/Products.storekit  8 products, USD, synced 2 Oct 2026\n")
        #expect(
            report.closing(width: 60) == """
                1 page in 0.06 s: 6 written, 34 unchanged, 3 removed
                0 errors, 0 warnings
                open output/index.html, or run: paywallgen preview

                """)
        #expect(
            report.closing(width: 100) == """
                1 page in 0.06 s   6 written, 34 unchanged, 3 removed, 0 left out
                0 errors, 0 warnings   open output/index.html, or run: paywallgen preview

                """)
    }

    @Test("No line is wider than the terminal, whatever the numbers", arguments: [60, 79, 80, 90, 100, 120])
    func widths(width: Int) {
        var summary = Self.summary(leftOut: 12_345)
        summary.pages = 1_234_567
        summary.catalogs += ["カタログ/アプリ.storekit  3 products, JPY", "b.storekit  1 product, EUR"]
        summary.catalogs = summary.catalogs.map { String($0.prefix(60)) }
        let report = Self.report(summary, removed: 98_765)
        for line in (report.heading(width: width) + report.closing(width: width)).split(separator: "\n") {
            #expect(TextWidth.of(line) <= width, "\(line)")
        }
    }

    @Test(
        "Sizes and times are rounded to what a person compares",
        arguments: [
            (0, 0.0, "0.0 of 14 KiB", "0.00 s"), (1024, 1.005, "1.0 of 14 KiB", "1.00 s"),
            (10_035, 0.0551, "9.8 of 14 KiB", "0.06 s"), (14_336, 61.239, "14.0 of 14 KiB", "61.24 s"),
            (14_388, 9.999, "14.1 of 14 KiB", "10.00 s"),
        ])
    func numbers(bytes: Int, seconds: Double, size: String, time: String) {
        var summary = Self.summary()
        summary.largest = SiteSummary.Page(path: "en/pro", compressedBytes: bytes)
        let report = BuildReport(
            summary: summary, counts: OutputWriter.Counts(), diagnostics: [], seconds: seconds, output: "o")
        #expect(report.closing(width: 60).contains("largest: en/pro \(size) "))
        #expect(report.closing(width: 60).contains("40 pages in \(time): "))
    }

    @Test("As JSON, every key is there")
    func json() {
        #expect(
            Self.report(warnings: 1).json(bytes: 12).compact() == """
                {"version":1,"written":6,"unchanged":34,"removed":0,"leftOut":1,"pages":40,"bytes":12,"diagnostics":\
                [{"id":"a.b","severity":"warning","message":"0","file":"a","line":null,"column":null,"endLine":null,\
                "endColumn":null,"suggestion":null,"notes":[]}]}
                """)
    }
}
