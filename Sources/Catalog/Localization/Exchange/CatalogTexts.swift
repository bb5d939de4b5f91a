import SourceFiles

/// The texts of one key in one language by their paths, as a String Catalog has them.
struct CatalogTexts {
    var texts: [VariationPath: Text] = [:]
    var substitutions: [String: Substitution] = [:]

    struct Text: Hashable {
        let text: String
        /// As the catalog writes it; may be anything.
        let state: String
    }

    struct Substitution {
        let argument: Int?
        let specifier: String
    }

    /// - Parameter node: what stands under a language; `nil` for a language that has nothing.
    init(_ node: JSONNode?) {
        guard let node else { return }
        collect(node, at: .root)
        for member in node["substitutions"]?.object ?? [] {
            substitutions[member.key] = Substitution(
                argument: member.value["argNum"]?.integer, specifier: member.value["formatSpecifier"]?.string ?? "lld")
            collect(member.value, at: VariationPath(steps: [.substitution(member.key)]))
        }
    }

    /// Where variations stand beside a plain text they count, which is what Xcode shows.
    private mutating func collect(_ node: JSONNode, at path: VariationPath) {
        let variations = node["variations"]
        for member in variations?["plural"]?.object ?? [] {
            guard let category = PluralCategory(rawValue: member.key) else { continue }
            texts[path.appending(.plural(category))] = Self.text(member.value)
        }
        for member in variations?["device"]?.object ?? [] {
            collect(member.value, at: path.appending(.device(member.key)))
        }
        if variations == nil { texts[path] = Self.text(node) }
    }

    private static func text(_ node: JSONNode) -> Text? {
        guard let unit = node["stringUnit"], let text = unit["value"]?.string else { return nil }
        return Text(text: text, state: unit["state"]?.string ?? "")
    }
}

extension CatalogTexts {
    var isEmpty: Bool { texts.isEmpty }

    func hasTexts(below path: VariationPath) -> Bool {
        texts.keys.contains { $0.steps.starts(with: path.steps) && (!path.steps.isEmpty || !$0.isInSubstitution) }
    }

    /// The devices, or the plural categories, that stand right below a path.
    func devices(below path: VariationPath) -> Set<String> {
        Set(steps(below: path).compactMap { if case .device(let name) = $0 { name } else { nil } })
    }

    func categories(below path: VariationPath) -> Set<PluralCategory> {
        Set(steps(below: path).compactMap { if case .plural(let category) = $0 { category } else { nil } })
    }

    private func steps(below path: VariationPath) -> [VariationPath.Step] {
        texts.keys.compactMap { key in
            key.steps.count > path.steps.count && key.steps.starts(with: path.steps)
                ? key.steps[path.steps.count] : nil
        }
    }

    /// The text for a path of another language's shape: the same path, else the nearest one for all devices and numbers.
    func nearest(to path: VariationPath) -> Text? {
        guard case .substitution? = path.steps.first else { return nearest(.root, path.steps[...]) }
        return nearest(VariationPath(steps: [path.steps[0]]), path.steps.dropFirst())
    }

    private func nearest(_ start: VariationPath, _ rest: ArraySlice<VariationPath.Step>) -> Text? {
        if let text = texts[start] { return text }
        let devices = devices(below: start)
        if !devices.isEmpty {
            var wanted = ["other"] + StringCatalogKeys.devicesByNearness + devices.sorted()
            var rest = rest
            if case .device(let name)? = rest.first {
                wanted.insert(name, at: 0)
                rest = rest.dropFirst()
            }
            return wanted.first(where: devices.contains).flatMap { nearest(start.appending(.device($0)), rest) }
        }
        switch rest.first {
        case .device?: return nearest(start, rest.dropFirst())
        case .plural(let category)?:
            return texts[start.appending(.plural(category))] ?? texts[start.appending(.plural(.other))]
        default: return texts[start.appending(.plural(.other))]
        }
    }
}

extension VariationPath {
    var isInSubstitution: Bool { if case .substitution? = steps.first { true } else { false } }
}
