/// A file of an `assets/` folder as the site has it.
package struct Asset: Sendable, Hashable {
    /// Below the output folder, with the fingerprint of its bytes: `assets/lake.3f2a9c1b04.webp`.
    package let outputPath: String
    /// `nil` for what is no picture.
    package let size: ImageSize?

    package init(outputPath: String, size: ImageSize?) {
        self.outputPath = outputPath
        self.size = size
    }
}

extension Asset {
    /// A path with a fingerprint before its ending, so that a file under this name never changes and hosts may let
    /// browsers keep it for ever.
    package static func path(_ path: String, fingerprint: some StringProtocol) -> String {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "\(path).\(fingerprint)" }
        return "\(path[..<point]).\(fingerprint)\(path[point...])"
    }
}

extension [String: Asset] {
    /// The paths of the pictures among the files, sorted, for suggestions.
    var pictureNames: [String] { filter { $0.value.size != nil }.keys.sorted() }
}
