import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import EventAnalytics

@Suite struct EventReadingTests {
    static func read(_ text: String) -> EventsRead {
        EventReader(plan: ReportSettings().plan, readers: 1).read(Array(text.utf8), file: "f")
    }

    @Test(arguments: [
        ("garbage", LineFault.notAnObject), ("[1]", .notAnObject), ("[{\"ts\":1}]", .noType), ("{}", .empty),
        ("{\"ts\":1", .endsTooSoon),
        ("{\"ts\":1,\"type\":\"purch", .endsTooSoon), ("{\"ts\":1,", .endsTooSoon), ("{\"ts\"", .endsTooSoon),
        ("{\"ts\":", .endsTooSoon), ("{", .endsTooSoon), ("[", .endsTooSoon),
        ("[{\"ts\":1,\"type\":\"x\"}", .endsTooSoon),
        ("{\"ts\":1,\"type\":\"x\"} {", .textAfterEnd), ("{ts:1}", .keyExpected), ("{\"ts\" 1}", .colonExpected),
        ("{\"ts\":1 \"type\":\"x\"}", .commaExpected), ("{\"ts\":,\"type\":\"x\"}", .valueExpected),
        ("{\"ts\":01,\"type\":\"x\"}", .badNumber), ("{\"ts\":1.,\"type\":\"x\"}", .badNumber),
        ("{\"ts\":-,\"type\":\"x\"}", .badNumber), ("{\"ts\":1x,\"type\":\"x\"}", .badNumber),
        ("{\"ts\":1,\"type\":\"x\",\"test\":truth}", .badLiteral),
        ("{\"ts\":1,\"type\":\"x\",\"test\":nul}", .badLiteral),
        ("{\"ts\":1,\"type\":\"x\",\"user\":\"a\tb\"}", .controlCharacter),
        ("{\"ts\":1,\"type\":\"paywall_viewed\",\"user\":\"\\x\"}", .badEscape),
        ("{\"ts\":1,\"type\":\"paywall_viewed\",\"paywall\":\"\\ud800\"}", .badEscape),
        (
            "{\"ts\":1,\"type\":\"x\",\"a\":\(String(repeating: "[", count: 100))\(String(repeating: "]", count: 100))}",
            .tooDeep
        ),
        ("{\"ts\":1}", .noType), ("{\"type\":\"purchased\"}", .noTime), ("{\"ts\":1,\"type\":7}", .badType),
        ("{\"ts\":\"soon\",\"type\":\"x\"}", .badTime), ("{\"ts\":-5,\"type\":\"x\"}", .badTime),
        ("{\"ts\":4291747200000,\"type\":\"x\"}", .badTime), ("{\"ts\":true,\"type\":\"x\"}", .badTime),
        ("{\"ts\":1,\"type\":\"x\",\"user\":{}}", .badText),
        ("{\"ts\":1,\"type\":\"paywall_viewed\",\"paywall\":[]}", .badText),
        ("{\"ts\":1,\"type\":\"purchased\",\"price\":9.99}", .badNumberField),
        ("{\"ts\":1,\"type\":\"purchased\",\"tax\":10001}", .badNumberField),
        ("{\"ts\":1,\"type\":\"x\",\"count\":0}", .badNumberField),
        ("{\"ts\":1,\"type\":\"x\",\"test\":\"yes\"}", .badBoolean),
    ])
    func brokenLineIsCountedWithItsReason(_ text: String, _ fault: LineFault) {
        let good = "{\"ts\":1,\"type\":\"x\"}"
        let read = Self.read("\(good)\n\n\(text)\n\(good)\n")
        #expect(read.counts.unreadable == 1)
        #expect(read.counts.firstUnreadable == [UnreadableLine(file: "f", line: 3, fault: fault)])
        #expect(read.counts.events == 2)
        #expect(read.counts.lines == 3)
    }

    @Test func invalidUTF8AndNulBytesAreFaults() {
        var bytes =
            Array("{\"ts\":1,\"type\":\"paywall_viewed\",\"paywall\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8)
        bytes += [0, 0, 0] + Array("\n".utf8)
        let read = EventReader(plan: ReportSettings().plan, readers: 1).read(bytes, file: "f")
        #expect(read.counts.firstUnreadable.map(\.fault) == [.badUnicode, .notAnObject])
    }

    @Test func valuesWithEscapesAreTheSameValues() async {
        let lines = [
            line(
                "paywall_viewed", "a", testDay, "\"paywall\":\"f\\u006Fcus\\/\\ud83d\\ude00\",\"variant\":\"\\\"q\\\"\""
            ),
            "{\"\\u0074s\":\(testDay),\"type\":\"paywall\\u005fviewed\",\"user\":\"\\u0062\",\"paywall\":\"focus/😀\",\"variant\":\"\\\"q\\\"\"}",
            line("purchased", "b", testDay + 1, "\"paywall\":\"focus/😀\""),
        ]
        let report = await report(lines)
        #expect(report.rows.map(\.key) == [["focus/😀", "\"q\""]])
        #expect(report.total.paywallConversion.counts == "1/2")
    }

    @Test func unknownFieldsOfAnyShapeAreSkipped() {
        let read = Self.read(
            "{\"a\":{\"b\":[1,2.5e-3,{\"c\":null}],\"d\":\"}\\\"]\"},\"ts\":1,\"e\":[],\"type\":\"x\",\"f\":{},\"g\":-0.5E+3}\r\n"
        )
        #expect(read.counts.events == 1 && read.counts.unreadable == 0)
    }

    @Test func lastOfTwoEqualNamesCounts() async {
        let report = await report([
            "{\"ts\":\(testDay),\"type\":\"x\",\"type\":\"paywall_viewed\",\"user\":\"a\",\"paywall\":\"p\"}"
        ])
        #expect(report.total.viewers == 1)
    }

    /// Every prefix of a line is a fault or, when nothing but space is missing, the event.
    @Test func everyPrefixIsReadWithoutHarm() {
        let text = line(
            "paywall_viewed", "ü", testDay, "\"paywall\":\"a\\u00e4\",\"n\":[1,{\"x\":-2.5e3}],\"t\":true,\"z\":null")
        let bytes = Array(text.utf8)
        for length in 1..<bytes.count {
            let read = EventReader(plan: ReportSettings().plan, readers: 1).read(Array(bytes[..<length]), file: "f")
            #expect(read.counts.events == 0 && read.counts.unreadable == 1, "\(length) bytes")
        }
        #expect(Self.read(text).counts.events == 1)
    }

    /// Random bytes, and valid lines with bytes changed, never stop the reader and are never lost silently.
    @Test(arguments: [UInt64(1), 2, 3])
    func damagedLinesAreCounted(_ seed: UInt64) {
        var random = RandomStream(seed: seed)
        let text = Array(
            line("purchased", "u", testDay, "\"price\":990,\"paywall\":\"p\",\"x\":{\"y\":[1,\"é\"]}").utf8)
        for _ in 0..<2000 {
            var bytes = text
            for _ in 0...random.below(3) {
                bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
            }
            let read = EventReader(plan: ReportSettings().plan, readers: 1).read(bytes, file: "f")
            let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { line in
                !line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            }
            #expect(read.counts.lines == lines.count, "seed \(seed)")
            #expect(read.counts.events + read.counts.unreadable == lines.count, "seed \(seed)")
        }
    }

    /// Whatever JSON parsers take, our scanner takes, and the other way round.
    @Test(arguments: [UInt64(11), 12])
    func scannerAgreesWithAnotherParser(_ seed: UInt64) {
        var random = RandomStream(seed: seed)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u00e9\"", "1", "-2.5", "true", "null", "{}", "[]", " ",
            "\"b\":1", "0.5",
        ]
        for _ in 0..<5000 {
            let inner = (0..<random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
            let text = "{\"ts\":1,\"type\":\"x\",\"z\":\(inner)}"
            // Foundation takes a comma before a closing brace; RFC 8259 does not.
            let hasTrailingComma = text.replacing(" ", with: "").contains(",}")
            let isValid =
                !hasTrailingComma && (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
            #expect((Self.read(text).counts.events == 1) == isValid, "seed \(seed): \(text)")
        }
    }
}

@Suite struct EventTimeTests {
    @Test(arguments: [
        ("2026-11-03T00:00:00Z", testDay), ("2026-11-03T00:00:00.000Z", testDay),
        ("2026-11-03T01:00:00+01:00", testDay),
        ("2026-11-02T19:00:00-0500", testDay), ("2026-11-03 00:00:00Z", testDay),
        ("2026-11-03T00:00:00.5Z", testDay + 500),
        ("2026-11-03T00:00:00.123999Z", testDay + 123), ("2026-11-03T00:00:00,25Z", testDay + 250),
        ("2026-11-02T23:59:60Z", testDay), ("1793664000000", testDay), ("0", 0), ("1970-01-01T00:00:00Z", 0),
        ("2105-12-31T23:59:59.999Z", 4_291_747_199_999), ("2024-02-29T00:00:00Z", 1_709_164_800_000),
        ("2026-02-08T08:00:19+0000", 1_770_537_619_000),
    ])
    func timesAreRead(_ text: String, _ time: Int64) { #expect(EventTime.parse(text) == time) }

    @Test(arguments: [
        "", "now", "2026-11-03", "2026-11-03T00:00:00", "2026-13-03T00:00:00Z", "2026-02-29T00:00:00Z",
        "2026-11-03T24:00:00Z", "2026-11-03T00:60:00Z", "2026-11-03T00:00:00.Z", "2026-11-03T00:00:00+1:00",
        "2026-11-03T00:00:00+25:00", "1969-12-31T23:59:59Z", "2106-01-01T00:00:00Z", "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59Z", "-1", "12345678901234", "1e3", "2026-11-03T00:00:00ZZ", "２０２６-11-03T00:00:00Z",
    ])
    func otherTextsAreNoTimes(_ text: String) { #expect(EventTime.parse(text) == nil) }

    @Test func civilDaysGoThereAndBack() {
        for day in stride(from: -100_000, through: 60_000, by: 37) {
            #expect(CivilDay(daysSince1970: day).daysSince1970 == day)
        }
        #expect(CivilDay("2026-02-29") == nil && CivilDay("2026-1-01") == nil && CivilDay("2026-11-30")?.day == 30)
    }

    @Test func localDaysFollowTheZone() throws {
        let newYork = try #require(LocalZone("America/New_York"))
        let time = try #require(EventTime.parse("2023-11-14T03:00:00Z"))
        #expect(newYork.day(of: time).iso8601 == "2023-11-13", "TelemetryDeck/Issues#316")
        let spring = try #require(CivilDay("2026-03-08"))
        #expect(
            newYork.start(of: CivilDay(daysSince1970: spring.daysSince1970 + 1)) - newYork.start(of: spring) == 23
                * hour)
        let autumn = try #require(CivilDay("2026-11-01"))
        #expect(
            newYork.start(of: CivilDay(daysSince1970: autumn.daysSince1970 + 1)) - newYork.start(of: autumn) == 25
                * hour)
        #expect(LocalZone("Europe/Atlantis") == nil)
    }
}

@Suite struct TelemetryDeckTests {
    @Test func bodiesOfBothVersionsAreRead() async {
        let v2 = """
            {"appID":"A","clientUser":"u","sessionID":"s","type":"TelemetryDeck.Revenue.paywallShown","isTestMode":"false",\
            "receivedAt":"2026-11-03T08:00:19+0000","payload":{"paywall":"trial","variant":"focus","TelemetryDeck.RunContext.locale":"de_DE"}}
            """
        let v1 = """
            [{"appID":"A","clientUser":"u","sessionID":"s","type":"succesfullySubscribe","isTestMode":"false",\
            "receivedAt":"2026-11-03T08:01:00+00:00","payload":["paywall:trial","variant:focus","note:a:b"]}]
            """
        let report = await report([v2, v1]) { $0.by = ["paywall", "variant", "locale"] }
        #expect(report.rows.map(\.key) == [["trial", "focus", "de-DE"]])
        #expect(report.total.paywallConversion.counts == "1/1")
    }

    @Test func bodyWithSeveralSignalsIsSeveralEvents() async {
        let signal = { (user: String) in "{\"appID\":\"A\",\"clientUser\":\"\(user)\",\"type\":\"cancelledSubscribe\"}"
        }
        let report = await report(["[\(signal("a")),\(signal("b"))]", signal("a")])
        #expect(report.quality.reading.lines == 2 && report.quality.reading.events == 3)
        #expect(report.quality.duplicates == 1, "the same signal text is one event, wherever it stands")
        #expect(report.total.outcomes.cancelled == 2)
    }

    @Test(arguments: ["true", "\"true\""])
    func testModeIsLeftOutInBothForms(_ form: String) async {
        let text = "{\"appID\":\"A\",\"clientUser\":\"u\",\"type\":\"succesfullySubscribe\",\"isTestMode\":\(form)}"
        #expect(await report([text]).quality.tally.test == 1)
        #expect(await report([text]) { $0.includesTest = true }.total.outcomes.purchased == 1)
    }

    @Test(arguments: ["false", "\"false\"", "\"no\""])
    func everyOtherTestModeIsFalse(_ form: String) async {
        let text = "{\"appID\":\"A\",\"clientUser\":\"u\",\"type\":\"succesfullySubscribe\",\"isTestMode\":\(form)}"
        #expect(await report([text]).total.outcomes.purchased == 1)
    }

    @Test func testFlightAndDebugBuildsAreTests() async {
        for key in ["TelemetryDeck.RunContext.isTestFlight", "isDebug", "isSimulator"] {
            let text = "{\"clientUser\":\"u\",\"type\":\"succesfullySubscribe\",\"payload\":{\"\(key)\":\"true\"}}"
            #expect(await report([text]).quality.tally.test == 1, "\(key), TelemetryDeck/Issues#469")
        }
    }

    @Test func realBodiesAreReadOrRefusedWithAReason() throws {
        let files = try SharedMaterial.files(in: "corpus/events/telemetrydeck", suffix: ".json")
        for file in files {
            let bytes = try [UInt8](Data(contentsOf: file)).map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
            let read = EventReader(plan: ReportSettings().plan, readers: 1).read(bytes, file: file.lastPathComponent)
            // The first has a comment in it, the second is only a payload: four texts.
            let faults = ["v1-example-1.json": [LineFault.commaExpected], "v1-example-2.json": [.notAnObject]]
            let expected = faults[file.lastPathComponent] ?? []
            #expect(Set(read.counts.firstUnreadable.map(\.fault)) == Set(expected), "\(file.lastPathComponent)")
            #expect(read.counts.events == (expected.isEmpty ? 1 : 0), "\(file.lastPathComponent)")
        }
    }
}
