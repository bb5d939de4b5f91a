import Diagnostics
import SiteModel
import SourceFiles
import TemplateEngine

/// Renders planned pages, one at a time, on whatever core asks for one.
struct SiteRenderer: Sendable {
    let content: SiteContent
    let plan: SitePlan
    let themes: [String: Theme]
    let values: PageValues
    let options: PageOptions

    /// What a core keeps from page to page, so that a page costs no memory of its own.
    struct Scratch: Sendable {
        /// The bytes of the page rendered last.
        fileprivate(set) var bytes: [UInt8] = []
        fileprivate(set) var diagnostics: [Diagnostic] = []
        /// What the page rendered last needs of a policy.
        fileprivate(set) var policy = ContentSecurityPolicy()
        private var hashes = ContentHashes()

        fileprivate mutating func render(_ program: TemplateProgram, _ value: TemplateValue) {
            bytes.removeAll(keepingCapacity: true)
            program.render(value, into: &bytes, reporting: &diagnostics)
            policy = ContentSecurityPolicy.fill(&bytes, hashes: &hashes)
        }
    }
}

extension SiteRenderer {
    /// What the templates print on a page.
    func value(of page: PlannedPage) -> TemplateValue { values.value(of: page, options: options[page]) }

    /// Renders a page from its value into `scratch.bytes`.
    func render(_ page: PlannedPage, _ value: TemplateValue, into scratch: inout Scratch) {
        guard let program = themes[theme(of: page)]?.programs[page.layout] else {
            preconditionFailure("no layout for \(page.route.sitePath): a theme that lacks one ends the build earlier")
        }
        scratch.render(program, value)
    }

    func theme(of page: PlannedPage) -> String { page.theme?.value ?? content.settings.theme.value }

    /// The template that makes a page, as a person finds it.
    func layoutPath(of page: PlannedPage) -> String {
        themes[theme(of: page)]?.layoutPaths[page.layout] ?? page.layout
    }
}
