/// What a reader keeps of every event: the columns that tell rows apart, and the conditions an event must meet.
package struct ReadingPlan: Sendable {
    /// A field whose values tell rows apart.
    package struct Column: Sendable, Hashable {
        package let name: String
        /// Where `EventSlots` holds it.
        package let place: UInt8
        /// Whether views do not carry it, so that it splits purchases only.
        package let belongsToPurchases: Bool
    }

    /// `--where FIELD=VALUE`; several values of one field are alternatives.
    package struct Condition: Sendable {
        package let column: Column
        package let values: [[UInt8]]
    }

    package let vocabulary: FieldVocabulary
    /// Paywall and variant always, then what `by` names beside them.
    package let columns: [Column]
    /// Where `EventSlots` holds each of them.
    package let columnPlaces: [UInt8]
    /// The places in `columns` of the fields that `--by` names, in its order.
    package let by: [Int]
    package let conditions: [Condition]

    package static let paywallColumn = 0
    package static let variantColumn = 1

    /// `by` and the conditions' fields have been checked by the caller: not identifying, not too many.
    package init(by: [String], conditions: [(field: String, value: String)]) {
        let known = Set(EventField.allCases.filter(\.isOwn).map(\.name))
        var custom: [String] = []
        for name in by + conditions.map(\.field) where !known.contains(name) && !custom.contains(name) {
            custom.append(name)
        }
        let vocabulary = FieldVocabulary(customFields: custom)
        self.vocabulary = vocabulary
        var columns = ["paywall", "variant"].map { Self.column($0, vocabulary) }
        self.by = by.map { name in
            if let index = columns.firstIndex(where: { $0.name == name }) { return index }
            columns.append(Self.column(name, vocabulary))
            return columns.count - 1
        }
        self.columns = columns
        columnPlaces = columns.map(\.place)
        var grouped: [(field: String, values: [[UInt8]])] = []
        for (field, value) in conditions {
            let bytes = Array((field == "locale" ? value.replacing("_", with: "-") : value).utf8)
            if let index = grouped.firstIndex(where: { $0.field == field }) {
                grouped[index].values.append(bytes)
            } else {
                grouped.append((field, [bytes]))
            }
        }
        self.conditions = grouped.map { Condition(column: Self.column($0.field, vocabulary), values: $0.values) }
    }

    private static func column(_ name: String, _ vocabulary: FieldVocabulary) -> Column {
        let field = EventField.allCases.first { $0.isOwn && $0.name == name }
        let custom = vocabulary.customFields.firstIndex(of: name).map { UInt8(EventField.knownCount + $0) }
        return Column(
            name: name, place: field?.rawValue ?? custom ?? 0, belongsToPurchases: field?.belongsToPurchases ?? false)
    }

    /// How wide the keys of groups are: one number of marks, then a value for each column.
    package var groupWidth: Int { columns.count + 1 }
}

/// The first number of a group's key.
package struct GroupMarks: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `store: none`: an open web page that cannot report an outcome.
    package static let openWeb = GroupMarks(rawValue: 1)
    /// Meets the conditions on fields that views carry.
    package static let meetsViewConditions = GroupMarks(rawValue: 2)
    /// Meets the conditions on fields that only purchases carry.
    package static let meetsPurchaseConditions = GroupMarks(rawValue: 4)
    package static let meetsAllConditions: GroupMarks = [.meetsViewConditions, .meetsPurchaseConditions]
}
