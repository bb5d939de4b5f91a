package import Diagnostics

/// What the preview tells a person after each build.
package struct PreviewReport: Sendable {
    /// From 1.
    package let build: Int
    /// How long the build took.
    package let duration: Duration
    /// How many pages there are to see; 0 after an error.
    package let pages: Int
    /// In reading order.
    package let diagnostics: [Diagnostic]
    /// The absolute paths whose change led to the build; empty for the first one.
    package let changed: [String]
    /// Whether browsers load anew.
    package let isNew: Bool
    /// The absolute paths that are watched, sorted.
    package let watched: [String]
}
