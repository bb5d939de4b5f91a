/// The names that a reader looks for: our own fields, TelemetryDeck's, and the custom fields that a report asks for.
package struct FieldVocabulary: Sendable {
    /// Names at the top of an event.
    package let top: KeyTable
    /// Names in a TelemetryDeck payload.
    package let payload: KeyTable
    /// Event types by name.
    package let types: KeyTable
    /// The custom fields, in the order of their places after `EventField.knownCount`.
    package let customFields: [String]

    package init(customFields: [String] = []) {
        precondition(customFields.count <= EventSlots.customLimit, "the caller refuses more")
        self.customFields = customFields
        let custom = customFields.enumerated().map { ($1, UInt8(EventField.knownCount + $0)) }
        let bodyOnly: [EventField] = [.clientUser, .sessionID, .isTestMode, .payload, .receivedAt]
        top = KeyTable(
            EventField.allCases.filter { $0.isOwn || bodyOnly.contains($0) }.map { ($0.name, $0.rawValue) } + custom)
        payload = KeyTable(
            EventField.allCases.filter { $0.isOwn && $0 != .type && $0 != .user }.map { ($0.name, $0.rawValue) }
                + EventField.allCases.flatMap { field in field.payloadNames.map { ($0, field.rawValue) } } + custom)
        types = KeyTable(
            EventType.allCases.flatMap { type in ([type.name] + type.aliases).map { ($0, type.rawValue) } })
    }

    /// The place of a field by the name that a person writes; `nil` when this vocabulary does not look for it.
    package func place(of name: String) -> UInt8? { top.find(Array(name.utf8)) }
}
