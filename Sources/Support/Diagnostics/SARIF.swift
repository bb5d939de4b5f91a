/// Findings as SARIF 2.1.0 (OASIS, errata 01), which code hosts and editors show beside the lines they are about.
package enum SARIF {
    /// What is known of a kind of finding.
    package struct Rule: Sendable {
        package let kind: DiagnosticKind
        /// What it is made from, such as a guideline; `nil` when there is none.
        package let basis: String?

        package init(_ kind: DiagnosticKind, basis: String? = nil) {
            self.kind = kind
            self.basis = basis
        }
    }

    /// A finding, and why it does not count.
    package struct Result: Sendable {
        package let diagnostic: Diagnostic
        /// The reason that somebody gives for accepting it; `nil` for a finding that counts.
        package let waiver: String?

        package init(_ diagnostic: Diagnostic, waiver: String? = nil) {
            self.diagnostic = diagnostic
            self.waiver = waiver
        }
    }

    /// The log of one run of a program.
    ///
    /// - Parameters:
    ///   - rules: those that were looked for; a finding of another kind is listed after them.
    ///   - isSuccess: whether the program could do what it was asked to.
    package static func log(
        tool: String, version: String, rules: [Rule], results: [Result], isSuccess: Bool = true
    ) -> JSONText {
        var listed = rules
        var indexes = Dictionary(rules.enumerated().map { ($1.kind.id, $0) }) { first, _ in first }
        for kind in results.map(\.diagnostic.kind) where indexes[kind.id] == nil {
            indexes[kind.id] = listed.count
            listed.append(Rule(kind))
        }
        return .object([
            (
                "$schema",
                .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            ),
            ("version", .string("2.1.0")),
            (
                "runs",
                .array([
                    .object([
                        (
                            "tool",
                            .object([
                                (
                                    "driver",
                                    .object([
                                        ("name", .string(tool)), ("version", .string(version)),
                                        ("rules", .array(listed.map(rule))),
                                    ])
                                )
                            ])
                        ),
                        ("columnKind", .string("unicodeCodePoints")),
                        ("invocations", .array([.object([("executionSuccessful", .bool(isSuccess))])])),
                        ("results", .array(results.map { result($0, index: indexes[$0.diagnostic.kind.id] ?? 0) })),
                    ])
                ])
            ),
        ])
    }
}

extension SARIF {
    private static func rule(_ rule: Rule) -> JSONText {
        let kind = rule.kind
        let basis = rule.basis.map { "\n\n\($0)" } ?? ""
        return .object([
            ("id", .string(kind.id)),
            ("shortDescription", message(kind.title + ".")),
            ("fullDescription", message(kind.why)),
            ("help", message("\(kind.why)\n\nExample:\n\(kind.example)\n\nMend:\n\(kind.mend)\(basis)")),
            ("defaultConfiguration", .object([("level", .string(kind.severity.rawValue))])),
        ])
    }

    private static func result(_ result: Result, index: Int) -> JSONText {
        let diagnostic = result.diagnostic
        var members: [(key: String, value: JSONText)] = [
            ("ruleId", .string(diagnostic.kind.id)),
            ("ruleIndex", .integer(index)),
            ("level", .string(diagnostic.severity.rawValue)),
            ("message", message(text(of: diagnostic))),
            ("locations", .array([location(diagnostic.place)])),
        ]
        let related = diagnostic.notes.compactMap { note in
            note.place.map { location($0, message: note.message) }
        }
        if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
        // Empty for a result that counts: then the log says of every result whether it is suppressed.
        let suppressions: [JSONText] =
            result.waiver.map {
                [
                    .object([
                        ("kind", .string("external")), ("status", .string("accepted")), ("justification", .string($0)),
                    ])
                ]
            } ?? []
        members.append(("suppressions", .array(suppressions)))
        return .object(members)
    }

    /// The message, how to mend it, and the notes that have no place of their own.
    private static func text(of diagnostic: Diagnostic) -> String {
        var parts = [diagnostic.message.prefix(1).uppercased() + diagnostic.message.dropFirst()]
        switch diagnostic.suggestion {
        case .name(let name): parts.append("did you mean: \(name)")
        case .write(let text): parts.append("write: \(text)")
        case .advice(let text): parts.append(text)
        case nil: break
        }
        parts += diagnostic.notes.filter { $0.place == nil }.map(\.message)
        return parts.joined(separator: "\n")
    }

    private static func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

    private static func location(_ place: Diagnostic.Place, message words: String? = nil) -> JSONText {
        var physical: [(key: String, value: JSONText)] = [
            ("artifactLocation", .object([("uri", .string(uri(place.path)))]))
        ]
        if case .range(let range) = place {
            let (start, end) = (range.start, range.end)
            physical.append(
                (
                    "region",
                    .object([
                        ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
                        ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
                    ])
                ))
        }
        let own: [(key: String, value: JSONText)] = [("physicalLocation", .object(physical))]
        return .object(own + (words.map { [("message", message($0))] } ?? []))
    }

    /// A path as a URI reference: what RFC 3986 does not let stand in a path is percent-encoded.
    private static func uri(_ path: String) -> String {
        let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if kept.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return path.hasPrefix("/") ? "file://\(text)" : text
    }
}
