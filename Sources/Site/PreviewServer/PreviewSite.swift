package import Diagnostics

/// What one build gave the preview.
package struct PreviewSite: Sendable {
    /// The files of the site by their path below its root: `en/pro/index.html`. Empty when there are errors.
    package let files: [String: [UInt8]]
    /// What was found; errors mean that there is nothing to show.
    package let diagnostics: [Diagnostic]
    /// The files and folders that were read, and those that were looked for and are missing: what to watch. Folders
    /// are watched with everything in them.
    package let inputs: [String]

    package init(files: [String: [UInt8]], diagnostics: [Diagnostic], inputs: [String]) {
        self.files = files
        self.diagnostics = diagnostics
        self.inputs = inputs
    }
}
