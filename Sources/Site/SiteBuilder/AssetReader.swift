import Diagnostics
import SiteModel
import SourceFiles

/// Reads the `assets/` folder of a site or of a theme.
enum AssetReader {
    /// - Parameters:
    ///   - files: every file of the content or theme folder, by path below it.
    ///   - folder: the content or theme folder, as a person gave it.
    ///   - group: the folder below `assets/` in which the files are published; empty for the site's own.
    /// - Returns: the files of `assets/` by path below the folder, and their bytes by path below the output folder.
    static func read(
        _ files: [String], below folder: String, publishedIn group: String, into diagnostics: inout [Diagnostic]
    ) throws(FileError) -> (assets: [String: Asset], bytes: [String: [UInt8]]) {
        var assets: [String: Asset] = [:]
        var published: [String: [UInt8]] = [:]
        for file in files where file.hasPrefix(prefix) {
            let path = "\(folder)/\(file)"
            let bytes = try FileReader.bytes(path: path, shownAs: path)
            let name = prefix + (group.isEmpty ? "" : group + "/") + file.dropFirst(prefix.count)
            let fingerprint = ContentHash(of: bytes).hexadecimal.prefix(fingerprintLength)
            let output = Asset.path(name, fingerprint: fingerprint)
            published[output] = bytes
            let isPicture = pictureEndings.contains(where: file.lowercased().hasSuffix)
            let size = isPicture ? ImageSize(bytes) : nil
            if isPicture, size == nil {
                diagnostics.append(
                    Diagnostic(.pictureUnreadable, "the size of \(file) cannot be read", at: .file(path)))
            }
            assets[file] = Asset(outputPath: output, size: size)
        }
        return (assets, published)
    }

    private static let prefix = "assets/"
    /// Hexadecimal digits: with 40 bits, among a million versions of one file no two are likely to share a name.
    private static let fingerprintLength = 10
    private static let pictureEndings = [".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg"]
}
