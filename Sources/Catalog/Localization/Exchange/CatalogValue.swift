import Diagnostics
import SourceFiles

/// A JSON value of a String Catalog that may be changed. What is not touched stays as it stands in the file, with its
/// spaces, escapes, doubles and keys that nobody here knows.
indirect enum CatalogValue: Sendable {
    case kept(JSONNode)
    case text(String)
    /// Some of whose members are new or changed; the node is the object as it stands in the file, `nil` for a new one.
    case object([CatalogMember], JSONNode?)
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
    static let emptyObject = CatalogValue.object([], nil)

    /// The members of an object in file order, ready to be changed; `nil` for any other value.
    private var members: [CatalogMember]? {
        switch self {
        // Of doubles the reader has put the last one in the place of the first.
        case .kept(let node):
            node.object?.sorted { $0.keyRange.offsets.lowerBound < $1.keyRange.offsets.lowerBound }
                .map { CatalogMember($0) }
        case .object(let members, _): members
        case .text: nil
        }
    }

    /// The object as it stands in the file.
    private var node: JSONNode? {
        switch self {
        case .kept(let node): node.object == nil ? nil : node
        case .object(_, let node): node
        case .text: nil
        }
    }

    /// The value of a key.
    subscript(key: String) -> CatalogValue? { members?.last { $0.key == key }?.value }

    /// Changes what stands under a path of keys, making objects where there are none; new keys are put in front of the
    /// first one that they precede.
    mutating func change(_ path: ArraySlice<String>, _ body: (inout CatalogValue) -> Void) {
        guard let key = path.first else { return body(&self) }
        var members = members ?? []
        if let index = members.lastIndex(where: { $0.key == key }) {
            members[index].value.change(path.dropFirst(), body)
        } else {
            var value = CatalogValue.emptyObject
            value.change(path.dropFirst(), body)
            let place = members.firstIndex { CatalogOrder.byCode(key, $0.key) } ?? members.count
            members.insert(CatalogMember(key, value), at: place)
        }
        self = .object(members, node)
    }

    /// Sets a text under a path of keys.
    mutating func set(_ text: String, at path: [String]) { change(path[...]) { $0 = .text(text) } }
}
