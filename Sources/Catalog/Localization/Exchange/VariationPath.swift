/// Where in a translation a text stands: at its root, or under devices, plural forms and substitutions.
struct VariationPath: Hashable {
    var steps: [Step] = []

    enum Step: Hashable {
        /// `iphone`, `other`, …
        case device(String)
        case plural(PluralCategory)
        /// The part `%#@NAME@` of the text.
        case substitution(String)
    }

    static let root = VariationPath()

    func appending(_ step: Step) -> VariationPath { VariationPath(steps: steps + [step]) }
}

/// The id of a unit in XLIFF as Xcode 15 to 27 writes it: `KEY`, `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one`,
/// `KEY|==|substitutions.NAME.plural.one`. A name that holds a dot is written between two `@`.
///
/// Units of `.stringsdict` files have ids of another form, `/KEY:dict/NAME:dict/one:dict/:string`.
struct XLIFFUnitID: Hashable {
    let key: String
    let path: VariationPath

    static let separator = "|==|"

    init(key: String, path: VariationPath) {
        self.key = key
        self.path = path
    }

    /// Reads an id. One that ends in no path is a key as it stands, whatever it looks like.
    ///
    /// - Parameter allowsAnyDevice: whether a device may have a name that no Xcode is known to write.
    init(_ text: String, allowsAnyDevice: Bool = false) {
        if let old = Self.stringsDict(text) {
            self = old
        } else if let range = text.ranges(of: Self.separator).last,
            let path = Self.path(text[range.upperBound...], allowsAnyDevice: allowsAnyDevice)
        {
            self.init(key: String(text[..<range.lowerBound]), path: path)
        } else {
            self.init(key: text, path: .root)
        }
    }

    /// The id as Xcode writes it.
    var text: String {
        guard !path.steps.isEmpty else { return key }
        let parts = path.steps.map { step in
            switch step {
            case .device(let name): "device.\(name)"
            case .plural(let category): "plural.\(category.rawValue)"
            case .substitution(let name): "substitutions." + (name.contains(".") ? "@\(name)@" : name)
            }
        }
        return key + Self.separator + parts.joined(separator: ".")
    }
}

extension XLIFFUnitID {
    /// `device.NAME`, `plural.CATEGORY`, both behind each other, or `substitutions.NAME` before them.
    private static func path(_ text: Substring, allowsAnyDevice: Bool) -> VariationPath? {
        var rest = text
        var path = VariationPath.root
        if rest.hasPrefix("substitutions.") {
            rest = rest.dropFirst("substitutions.".count)
            let name: Substring
            if rest.hasPrefix("@"), let end = rest.dropFirst().firstRange(of: "@.") {
                name = rest[rest.index(after: rest.startIndex)..<end.lowerBound]
                rest = rest[end.upperBound...]
            } else {
                name = rest.prefix { $0 != "." }
                rest = rest.dropFirst(name.count + 1)
            }
            guard !name.isEmpty else { return nil }
            path = path.appending(.substitution(String(name)))
        }
        if rest.hasPrefix("device.") {
            rest = rest.dropFirst("device.".count)
            let name = rest.prefix { $0 != "." }
            guard allowsAnyDevice || StringCatalogKeys.devicesByNearness.contains(String(name)), !name.isEmpty else {
                return nil
            }
            path = path.appending(.device(String(name)))
            rest = rest.dropFirst(name.count)
            if rest.isEmpty { return path }
            rest = rest.dropFirst()
        }
        guard rest.hasPrefix("plural."), let category = PluralCategory(rawValue: String(rest.dropFirst(7))) else {
            return nil
        }
        return path.appending(.plural(category))
    }

    private static func stringsDict(_ text: String) -> XLIFFUnitID? {
        guard text.hasPrefix("/"), text.hasSuffix(":dict/:string") else { return nil }
        let parts = text.dropFirst().dropLast(":dict/:string".count)
            .split(separator: ":dict/", omittingEmptySubsequences: false).map(String.init)
        if parts.count >= 2, parts.last == "NSStringLocalizedFormatKey" {
            return XLIFFUnitID(key: parts.dropLast().joined(separator: ":dict/"), path: .root)
        }
        guard parts.count >= 3, let category = PluralCategory(rawValue: parts[parts.count - 1]) else { return nil }
        return XLIFFUnitID(
            key: parts.dropLast(2).joined(separator: ":dict/"),
            path: VariationPath(steps: [.substitution(parts[parts.count - 2]), .plural(category)]))
    }
}
