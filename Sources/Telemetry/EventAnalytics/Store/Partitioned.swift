/// Records spread over 64 lists by the top bits of a digest: each list can be sorted and worked through alone, by any
/// core, and only one of them at a time needs to lie in one piece.
package struct Partitioned<Element: BitwiseCopyable & Sendable>: Sendable {
    package private(set) var lists = [BlockList<Element>](repeating: BlockList(), count: Partition.count)

    package init() {}

    /// Appends to the list of `partition`; gives the place in that list.
    @inline(__always)
    package mutating func append(_ element: Element, to partition: Int) -> Int {
        lists[partition].append(element)
        return lists[partition].count - 1
    }

    @inline(__always)
    package subscript(partition: Int, index: Int) -> Element {
        get { lists[partition][index] }
        set { lists[partition][index] = newValue }
    }

    package var count: Int { lists.reduce(0) { $0 + $1.count } }

    /// Gives the memory of one list back.
    package mutating func removeAll(in partition: Int) { lists[partition].removeAll() }
}

/// Which of the 64 lists a digest belongs to.
package enum Partition {
    package static let count = 64

    @inline(__always)
    package static func of(_ high: UInt64) -> Int { Int(truncatingIfNeeded: high &>> 58) }
}
