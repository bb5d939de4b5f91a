import Testing

@testable import PreviewServer

@Suite struct WatchingPartsTests {
    @Test func aBurstIsHandedOnWhenItIsQuiet() {
        var batch = ChangeBatch(quiet: 10, longest: 100)
        #expect(batch.due == nil)
        #expect(batch.take(at: 1_000) == nil)
        batch.add("a", at: 1_000)
        batch.add("b", at: 1_005)
        #expect(batch.due == 1_015)
        #expect(batch.take(at: 1_014) == nil)
        batch.add("a", at: 1_014)
        #expect(batch.take(at: 1_015) == nil, "what came last begins the wait anew")
        #expect(batch.take(at: 1_024) == ["a", "b"])
        #expect(batch.due == nil)
        #expect(batch.take(at: 2_000) == nil)
    }

    @Test func aBurstWithoutEndIsHandedOnInParts() {
        var batch = ChangeBatch(quiet: 10, longest: 100)
        var handedOn: [UInt64] = []
        for time in stride(from: UInt64(0), through: 300, by: 5) {
            batch.add("a", at: time)
            if batch.take(at: time) != nil { handedOn.append(time) }
        }
        #expect(handedOn == [100, 205])
    }

    @Test(arguments: [
        ("/a/b", "/a/b"), ("/a/./b/../c", "/a/c"), ("/..", "/"), ("/a//b/", "/a/b"), ("/", "/"),
        ("/content/../App/x.storekit", "/App/x.storekit"),
    ])
    func makesPathsAbsolute(path: String, expected: String) {
        #expect(FilePath.absolute(path) == expected)
        #expect(FilePath.absolute(String(path.dropFirst())).hasSuffix(expected == "/" ? "" : expected) || path == "/..")
    }

    @Test func knowsTheStepsToAPath() {
        let steps = FilePath.steps(to: "/home/me/x")
        #expect(steps.map(\.folder) == ["/", "/home", "/home/me"])
        #expect(steps.map(\.name) == ["home", "me", "x"])
        #expect(FilePath.steps(to: "/").isEmpty)
    }

    #if os(Linux)
    /// Records as the system writes them: two with padded names, one without a name.
    @Test func readsSystemRecordsAndTornOnes() {
        func record(_ watch: Int32, _ mask: UInt32, _ name: String, padded: Int) -> [UInt8] {
            let numbers = [UInt32(bitPattern: watch), mask, 0, UInt32(padded)]
            let head = numbers.flatMap { value in
                (0..<4).map { UInt8(truncatingIfNeeded: value.littleEndian >> (8 * UInt32($0))) }
            }
            return head + Array(name.utf8) + [UInt8](repeating: 0, count: padded - name.utf8.count)
        }
        let bytes =
            record(1, 8, "site.yaml", padded: 16) + record(7, 0x4000_0100, "日", padded: 16)
            + record(-1, 0x4000, "", padded: 0)
        let events = InotifyEvent.all(in: bytes[...])
        #expect(
            events == [
                InotifyEvent(watch: 1, mask: 8, name: "site.yaml"),
                InotifyEvent(watch: 7, mask: 0x4000_0100, name: "日"),
                InotifyEvent(watch: -1, mask: 0x4000, name: ""),
            ])
        for count in 0..<bytes.count {
            let torn = InotifyEvent.all(in: bytes[..<count])
            #expect(torn == Array(events.prefix(torn.count)))
            #expect(torn.count < events.count)
        }
    }
    #endif
}
