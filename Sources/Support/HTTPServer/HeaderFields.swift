/// Header fields in their order; names compare without regard to ASCII case.
package struct HeaderFields: Sendable {
    package private(set) var all: [(name: String, value: String)]

    package init(_ fields: [(String, String)] = []) {
        all = fields.map { (name: $0.0, value: $0.1) }
    }

    /// The first value of a name. Setting replaces all values of that name; nil removes them.
    package subscript(name: String) -> String? {
        get { all.first { Self.isSame($0.name, name) }?.value }
        set {
            all.removeAll { Self.isSame($0.name, name) }
            if let newValue { all.append((name, newValue)) }
        }
    }

    /// Every value of a name, in order.
    package func values(of name: String) -> [String] {
        all.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    package mutating func append(_ name: String, _ value: String) {
        all.append((name, value))
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && left.lowercased() == right.lowercased()
    }
}
