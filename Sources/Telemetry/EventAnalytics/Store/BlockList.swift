/// A list that grows by blocks, so that growing never copies and never holds more than one block too many.
package struct BlockList<Element: BitwiseCopyable & Sendable>: Sendable {
    private static var blockBits: Int { 9 }
    private static var blockSize: Int { 1 << blockBits }

    private var blocks: [[Element]] = []
    package private(set) var count = 0

    package init() {}
}

extension BlockList {
    @inline(__always)
    package mutating func append(_ element: Element) {
        if count & (Self.blockSize - 1) == 0 {
            var block = [Element]()
            block.reserveCapacity(Self.blockSize)
            blocks.append(block)
        }
        blocks[blocks.count - 1].append(element)
        count += 1
    }

    @inline(__always)
    package subscript(index: Int) -> Element {
        get { blocks[index >> Self.blockBits][index & (Self.blockSize - 1)] }
        set { blocks[index >> Self.blockBits][index & (Self.blockSize - 1)] = newValue }
    }

    /// Calls `body` with each element, in order.
    @inline(__always)
    package func forEach(_ body: (Element) -> Void) {
        for block in blocks { for element in block { body(element) } }
    }

    /// Gives the memory back.
    package mutating func removeAll() {
        blocks = []
        count = 0
    }
}
