import Foundation
import TestSupport
import Testing

@testable import paywallgen

@Suite("The reference pages of docs/")
struct ReferencePagesTests {
    @Test("are what the code defines", arguments: ReferencePages.all.map(\.name))
    func isCurrent(name: String) throws {
        let text = try #require(ReferencePages.all.first { $0.name == name }?.text)
        try Snapshot.check(text, at: "docs/\(name)")
    }
}
