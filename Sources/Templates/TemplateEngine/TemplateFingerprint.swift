import Diagnostics

extension TemplateValue {
    /// Appends bytes that differ for values that differ: every text with its length, every choice with a mark.
    package func appendFingerprint(to bytes: inout [UInt8]) {
        switch self {
        case .absent: bytes.append(0)
        case .text(let text): Self.append(text, mark: 1, to: &bytes)
        case .url(let text): Self.append(text, mark: 2, to: &bytes)
        case .flag(let flag): bytes.append(flag ? 4 : 3)
        case .trustedHTML(let text): Self.append(text, mark: 5, to: &bytes)
        case .json(let json):
            // JSON has no byte of the marks, and one value ends where it ends.
            bytes.append(6)
            json.appendCompactForHTML(to: &bytes)
        case .list(let items):
            Self.append(items.count, mark: 7, to: &bytes)
            for item in items { item.appendFingerprint(to: &bytes) }
        case .record(let values):
            Self.append(values.count, mark: 8, to: &bytes)
            for value in values { value.appendFingerprint(to: &bytes) }
        }
    }

    private static func append(_ text: String, mark: UInt8, to bytes: inout [UInt8]) {
        append(text.utf8.count, mark: mark, to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }

    private static func append(_ count: Int, mark: UInt8, to bytes: inout [UInt8]) {
        bytes.append(mark)
        unsafe withUnsafeBytes(of: UInt32(truncatingIfNeeded: count)) { unsafe bytes.append(contentsOf: $0) }
    }
}
