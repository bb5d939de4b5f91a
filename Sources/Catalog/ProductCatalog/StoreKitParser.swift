import Diagnostics
import Localization
import SourceFiles

/// Reads the objects of a `.storekit` file one kind at a time, and collects what is wrong with them.
///
/// Here are the fields; the kinds of object have an extension each in files of their own.
struct StoreKitParser {
    var diagnostics: [Diagnostic] = []
    /// Whether the file's format is newer than those that are known: what cannot be read is then left out with a warning,
    /// since it may be new and not wrong.
    var isNewerFormat = false

    /// What a newer format may do that is an error in a known one.
    private static let mayBeNew: Set<String> = [
        DiagnosticKind.storekitShape.id, DiagnosticKind.storekitType.id, DiagnosticKind.storekitPeriod.id,
    ]
}

/// An object of the file, and what it is called in messages: `a subscription`, or its product id once that is known.
struct StoreKitObject {
    var name: String
    let node: JSONNode

    subscript(key: String) -> JSONNode? {
        guard let value = node[key], !value.isNull else { return nil }
        return value
    }
}

extension StoreKitParser {
    mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, suggestion: Diagnostic.Suggestion? = nil,
        notes: [Diagnostic.Note] = [], severity: Severity? = nil
    ) {
        let isTolerated = isNewerFormat && Self.mayBeNew.contains(kind.id)
        let tolerance = Diagnostic.Note("left out: it may be new in this format")
        diagnostics.append(
            Diagnostic(
                kind, message, at: range, suggestion: suggestion, notes: notes + (isTolerated ? [tolerance] : []),
                severity: isTolerated ? .warning : severity))
    }

    /// The node as an object whose unknown keys have been noted; `nil` (and reported) when it is none.
    mutating func object(_ node: JSONNode, _ name: String, keys: StoreKitKeys) -> StoreKitObject? {
        guard let members = node.object else {
            report(.storekitShape, "\(name) is an object, but here is \(node.kindName)", at: node.range)
            return nil
        }
        for member in members where !keys.known.contains(member.key) {
            let meant = keys.meant[member.key] ?? NearestName.find(member.key, in: keys.known)
            report(
                .storekitKey, "unknown key \"\(member.key)\" in \(name): it is not read", at: member.keyRange,
                suggestion: meant.map { .name($0) })
        }
        return StoreKitObject(name: name, node: node)
    }

    /// The elements of a list; a key that is missing or `null` is an empty list.
    mutating func list(_ key: String, of object: StoreKitObject) -> [JSONNode] {
        guard let value = object[key] else { return [] }
        guard let elements = value.array else {
            report(.storekitShape, "\"\(key)\" is a list, but here is \(value.kindName)", at: value.range)
            return []
        }
        return elements
    }

    /// A text with its place; `nil` where the key is missing or `null`.
    mutating func text(_ key: String, of object: StoreKitObject) -> (text: String, range: SourceRange)? {
        guard let value = object[key] else { return nil }
        guard let text = value.string else {
            report(.storekitShape, "\"\(key)\" is text, but here is \(value.kindName)", at: value.range)
            return nil
        }
        return (text, value.range)
    }

    /// A text that must be there and not be empty.
    mutating func requiredText(_ key: String, of object: StoreKitObject) -> (text: String, range: SourceRange)? {
        guard let value = object[key] else {
            report(.storekitShape, "\(object.name) has no \"\(key)\"", at: start(of: object))
            return nil
        }
        guard let found = text(key, of: object) else { return nil }
        guard !found.text.isEmpty else {
            report(.storekitShape, "the \"\(key)\" of \(object.name) is empty", at: value.range)
            return nil
        }
        return found
    }

    mutating func flag(_ key: String, of object: StoreKitObject, default fallback: Bool) -> Bool {
        guard let value = object[key] else { return fallback }
        guard let flag = value.bool else {
            report(.storekitShape, "\"\(key)\" is true or false, but here is \(value.kindName)", at: value.range)
            return fallback
        }
        return flag
    }

    /// A whole number within a range; `nil` where the key is missing or `null`.
    mutating func integer(_ key: String, of object: StoreKitObject, in range: ClosedRange<Int>) -> Int? {
        guard let value = object[key] else { return nil }
        guard let number = value.integer, range.contains(number) else {
            let found = value.number ?? value.kindName
            report(
                .storekitShape,
                "\"\(key)\" is a whole number from \(range.lowerBound) to \(range.upperBound), but here is \(found)",
                at: value.range)
            return nil
        }
        return number
    }

    /// A period such as `P1M`; `nil` (and reported) when it is missing or none that the App Store sells.
    mutating func period(_ key: String, of object: StoreKitObject) -> BillingPeriod? {
        guard let found = requiredText(key, of: object) else { return nil }
        guard let period = BillingPeriod(iso8601: found.text) else {
            report(
                .storekitPeriod, "\"\(found.text)\" is no period", at: found.range,
                suggestion: .advice("write one number and one unit, such as P1W, P3M or P1Y"))
            return nil
        }
        return period
    }

    /// A price; `nil` where the file has none, which is an error only where the product is used.
    mutating func price(_ key: String, of object: StoreKitObject) -> SourcedPrice? {
        if let value = object[key], let number = value.number {
            report(
                .storekitShape, "\"\(key)\" is text, but here is a number", at: value.range,
                suggestion: .write("\"\(number)\""))
            return nil
        }
        guard let found = text(key, of: object) else { return nil }
        switch PriceText.read(found.text) {
        case .price(let amount, let text):
            return SourcedPrice(amount: amount, text: text, range: found.range)
        case .comma(let amount, let text):
            report(
                .storekitPriceComma, "the price \"\(found.text)\" is read as \(text)", at: found.range,
                suggestion: .write("\"\(text)\""))
            return SourcedPrice(amount: amount, text: text, range: found.range)
        case .empty:
            report(.storekitPriceEmpty, "the price of \(object.name) is empty", at: found.range)
            return nil
        case .malformed(let reason):
            report(.priceMalformed, "\"\(found.text)\" is not a price: \(reason)", at: found.range)
            return nil
        }
    }

    /// A billing plan type; `nil` where the key is missing, or (reported) unknown.
    mutating func billingPlanKind(of object: StoreKitObject) -> BillingPlanKind? {
        guard let found = text("billingPlanType", of: object) else { return nil }
        if let kind = BillingPlanKind(rawValue: found.text) { return kind }
        report(
            .storekitValue, "unknown billing plan type \"\(found.text)\": \(object.name) is left out", at: found.range,
            suggestion: NearestName.find(found.text, in: BillingPlanKind.allCases.map(\.rawValue)).map { .name($0) })
        return nil
    }

    /// The first character of an object, where something that it lacks is reported.
    private func start(of object: StoreKitObject) -> SourceRange { object.node.range.part(0..<1) }
}
