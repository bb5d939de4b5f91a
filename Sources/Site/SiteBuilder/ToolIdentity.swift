import Localization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Which program makes the pages: another one may make others of the same input.
enum ToolIdentity {
    /// Of the program's own file and the version of ICU, which words dates and units.
    static let current: ContentHash = {
        var text = ICUVersion.text
        if let stamp = FileStamp.of(programPath, followsLinks: true) { text += " \(stamp)" }
        return ContentHash(of: Array(text.utf8))
    }()

    private static var programPath: String {
        #if os(Linux)
        "/proc/self/exe"
        #else
        CommandLine.arguments.first ?? ""
        #endif
    }
}
