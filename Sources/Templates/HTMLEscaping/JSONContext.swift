/// Where in a JSON text a place is.
enum JSONContext: Hashable, Sendable {
    /// Outside strings.
    case value
    /// Inside a string; `isEscaped` directly after a backslash.
    case string(isEscaped: Bool)

    mutating func consume(_ byte: UInt8) {
        switch self {
        case .value: if byte == UInt8(ascii: "\"") { self = .string(isEscaped: false) }
        case .string(isEscaped: true): self = .string(isEscaped: false)
        case .string(isEscaped: false):
            if byte == UInt8(ascii: "\\") { self = .string(isEscaped: true) }
            if byte == UInt8(ascii: "\"") { self = .value }
        }
    }

    var insertion: HTMLInsertion {
        switch self {
        case .value: .json(isInString: false)
        case .string(isEscaped: false): .json(isInString: true)
        case .string(isEscaped: true): .refused(.scriptCode)
        }
    }
}
