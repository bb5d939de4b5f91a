/// Where the time of a build went.
package struct BuildTimings: Sendable {
    /// In the order in which they happened, in seconds of the clock on the wall.
    package private(set) var phases: [(name: String, seconds: Double)] = []
    /// By the template that made the pages: how many, their bytes, and the seconds of all cores together.
    package var templates: [String: Template] = [:]
    private var last = ContinuousClock.now

    package struct Template: Sendable {
        package var pages = 0
        package var bytes = 0
        package var seconds = 0.0

        static func += (left: inout Self, right: Self) {
            left.pages += right.pages
            left.bytes += right.bytes
            left.seconds += right.seconds
        }
    }

    package init() {}

    mutating func add(_ templates: [String: Template]) {
        for (path, template) in templates { self.templates[path, default: Template()] += template }
    }

    /// Notes that a phase ends here; it began where the last one ended.
    mutating func end(_ phase: String) {
        let now = ContinuousClock.now
        phases.append((phase, (now - last) / .seconds(1)))
        last = now
    }
}

extension BuildTimings {
    /// A table for a person: phases first, then templates, the dearest first.
    package var text: String {
        let names = phases.map(\.name) + templates.keys
        let width = names.map(\.count).max() ?? 0
        var lines = phases.map { "\(Self.padded($0.name, width))  \(Self.milliseconds($0.seconds))" }
        let sorted = templates.sorted { ($1.value.seconds, $0.key) < ($0.value.seconds, $1.key) }
        for (path, template) in sorted {
            lines.append(
                "\(Self.padded(path, width))  \(Self.milliseconds(template.seconds))  \(template.pages) pages,"
                    + " \(template.bytes / max(template.pages, 1)) bytes each")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Right-aligned, with a tenth: `   12.3 ms`.
    private static func milliseconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10_000).rounded())
        let text = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(0, 8 - text.count)) + text + " ms"
    }
}
