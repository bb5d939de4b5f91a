import SourceFiles

/// A JSON value of a String Catalog that may be changed. What is not touched stays as it stands in the file, with its
/// spaces, escapes, doubles and keys that nobody here knows.
indirect enum CatalogValue: Sendable {
    case kept(JSONNode)
    case text(String)
    case object([CatalogMember])
}

/// A key and its value.
struct CatalogMember: Sendable {
    let key: String
    /// The key as it stands in the file; `nil` for a new one.
    let node: JSONMember?
    var value: CatalogValue

    init(_ member: JSONMember) {
        key = member.key
        node = member
        value = .kept(member.value)
    }

    init(_ key: String, _ value: CatalogValue) {
        self.key = key
        node = nil
        self.value = value
    }
}

extension CatalogValue {
    /// The members of an object, ready to be changed; `nil` for any other value.
    var members: [CatalogMember]? {
        switch self {
        case .kept(let node): node.object?.map { CatalogMember($0) }
        case .object(let members): members
        case .text: nil
        }
    }

    /// The value of a key; of doubles the last one counts.
    subscript(key: String) -> CatalogValue? { members?.last { $0.key == key }?.value }

    /// Changes what stands under a path of keys, making objects where there are none.
    ///
    /// - Parameter precedes: whether the first key belongs before the second; new keys are put in front of the first one
    ///   that they precede.
    mutating func change(
        _ path: ArraySlice<String>, precedes: (String, String) -> Bool = CatalogOrder.byCode,
        _ body: (inout CatalogValue) -> Void
    ) {
        guard let key = path.first else { return body(&self) }
        var members = members ?? []
        if let index = members.lastIndex(where: { $0.key == key }) {
            members[index].value.change(path.dropFirst(), body)
        } else {
            var value = CatalogValue.object([])
            value.change(path.dropFirst(), body)
            let place = members.firstIndex { precedes(key, $0.key) } ?? members.count
            members.insert(CatalogMember(key, value), at: place)
        }
        self = .object(members)
    }

    /// Sets a text under a path of keys.
    mutating func set(_ text: String, at path: [String]) { change(path[...]) { $0 = .text(text) } }
}

/// The orders in which Xcode writes keys.
enum CatalogOrder {
    /// Everything but the texts' own keys.
    static func byCode(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    /// The texts' own keys stand as the Finder lists names: numbers by their value, great and small letters alike.
    static func byName(_ left: String, _ right: String) -> Bool {
        let (first, second) = (parts(left), parts(right))
        for (one, other) in zip(first, second) where one != other {
            if let one = Int(one), let other = Int(other), one != other { return one < other }
            if one != other { return byCode(one, other) }
        }
        return first.count != second.count ? first.count < second.count : byCode(left, right)
    }

    /// Runs of digits, and single other characters, in small letters.
    private static func parts(_ text: String) -> [String] {
        var parts: [String] = []
        var wasDigit = false
        for character in text.lowercased() {
            let isDigit = character.isASCII && character.isNumber
            if isDigit, wasDigit { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
            wasDigit = isDigit
        }
        return parts
    }
}
