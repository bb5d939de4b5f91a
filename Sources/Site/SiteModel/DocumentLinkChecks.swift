import Diagnostics
import SourceFiles

/// Whether the links of the Markdown pages lead where they may: to pages that exist, and by schemes that the site allows.
enum DocumentLinkChecks {
    static func run(_ content: SiteContent, _ findings: inout [Diagnostic]) {
        let documents = Set(content.documents.map(\.name))
        let paywalls = Set(content.paywalls.map(\.name))
        let schemes = content.settings.allowedSchemes
        for document in content.documents {
            for link in document.pageLinks {
                switch link.value {
                case .document(let name) where !documents.contains(name):
                    findings.append(noPage("page", name, ending: ".md", at: link.range, names: documents))
                case .paywall(let name) where !paywalls.contains(name):
                    findings.append(noPage("paywall", name, ending: ".yaml", at: link.range, names: paywalls))
                case .document, .paywall: break
                }
            }
            for address in document.addresses {
                let scheme = address.value.prefix { $0 != ":" }.lowercased()
                if address.value.hasPrefix("//") || schemes.contains(scheme) { continue }
                findings.append(
                    Diagnostic(
                        .pageLinkBroken, "links may not have the scheme \(scheme)", at: address.range,
                        suggestion: .advice("allow it with schemes: in site.yaml"),
                        notes: [.init("allowed are \(schemes.sorted().joined(separator: ", "))")]))
            }
        }
    }

    private static func noPage(
        _ kind: String, _ name: String, ending: String, at place: SourceRange, names: Set<String>
    ) -> Diagnostic {
        Diagnostic(
            .pageLinkBroken, "the site has no \(kind) \(name)", at: place,
            suggestion: NearestName.find(name, in: names.sorted()).map { .name($0 + ending) })
    }
}
