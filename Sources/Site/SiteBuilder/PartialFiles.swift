package import Diagnostics
package import SourceFiles

/// The partials of a folder.
///
/// A partial is called by its path below the folder without `.mustache`; `.css`, `.js` and `.svg` files keep their
/// ending, so that `{{> styles.css }}` takes in a style sheet. Other files are none.
package enum PartialFiles {
    /// - Parameters:
    ///   - folder: where the partials are, as it is shown.
    ///   - files: paths below it.
    /// - Returns: the partials by the names that templates call them by.
    package static func read(folder: String, files: [String]) throws(FileError) -> [String: SourceText] {
        var partials: [String: SourceText] = [:]
        for file in files where [".mustache", ".css", ".js", ".svg"].contains(where: file.hasSuffix) {
            let path = "\(folder)/\(file)"
            let name = file.hasSuffix(".mustache") ? String(file.dropLast(".mustache".count)) : file
            partials[name] = try FileReader.read(path: path, shownAs: path)
        }
        return partials
    }
}
