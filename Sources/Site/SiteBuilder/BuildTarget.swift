/// What a written site is for.
package enum BuildTarget: String, Sendable, CaseIterable {
    /// The open web: every page, and the files that hosts, search engines and other tools read.
    case web
    /// The bundle of an app: the paywalls and their pictures.
    case app
}
