/// The Content-Security-Policy of a page, extended so that the preview's own script runs and may hear of changes.
///
/// Nothing else is loosened: what the policy forbids in the published page, it forbids in the preview.
struct PagePolicy: Equatable {
    /// Each directive with its values, in order.
    private(set) var directives: [(name: String, values: [String])]

    /// Reads a serialized policy (Content Security Policy Level 3, section 2.2.1). Of directives given twice the first
    /// counts.
    init(_ text: String) {
        directives = []
        for part in text.split(separator: ";") {
            let words = part.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\u{C}" }
            guard let name = words.first?.lowercased(), !directives.contains(where: { $0.name == name }) else {
                continue
            }
            directives.append((name, words.dropFirst().map(String.init)))
        }
    }

    var text: String {
        directives.map { ([$0.name] + $0.values).joined(separator: " ") }.joined(separator: "; ")
    }

    /// Allows a source in a directive; where the directive is missing, it begins as what it falls back to.
    mutating func allow(_ source: String, in name: String, orAs fallbackName: String) {
        let index = directives.firstIndex { $0.name == name }
        let fallback = directives.first { $0.name == fallbackName }
        // Without the directive and its fallback everything is allowed as it is.
        guard var values = index.map({ directives[$0].values }) ?? fallback?.values else { return }
        values.removeAll { $0.lowercased() == "'none'" }
        if !values.contains(source) { values.append(source) }
        if let index { directives[index].values = values } else { directives.append((name, values)) }
    }

    /// Allows the preview's script, given its hash source, and its event stream.
    mutating func allowPreview(script: String) {
        // A script element asks script-src-elem first, where a policy has it.
        let element = "script-src-elem"
        let scripts = directives.contains { $0.name == element } ? element : "script-src"
        allow(script, in: scripts, orAs: "default-src")
        allow("'self'", in: "connect-src", orAs: "default-src")
    }

    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
}
