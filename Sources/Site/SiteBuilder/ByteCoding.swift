/// Writes numbers and texts one after another, for a file that only this program reads.
struct ByteEncoder {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: Int64) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    mutating func add(_ number: Int) { add(Int64(number)) }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ hash: ContentHash) { bytes.append(contentsOf: hash.bytes) }

    mutating func add<Value>(_ value: Value?, _ write: (inout ByteEncoder, Value) -> Void) {
        add(value != nil)
        if let value { write(&self, value) }
    }

    mutating func add<Value>(_ values: [Value], _ write: (inout ByteEncoder, Value) -> Void) {
        add(values.count)
        for value in values { write(&self, value) }
    }
}

/// Reads what a `ByteEncoder` wrote. Anything that does not fit ends the reading; the file is then as good as none.
struct ByteDecoder {
    struct Broken: Error {}

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func int64() throws(Broken) -> Int64 {
        guard position + 8 <= bytes.count else { throw Broken() }
        defer { position += 8 }
        return unsafe bytes.withUnsafeBytes {
            unsafe Int64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Int64.self))
        }
    }

    mutating func int() throws(Broken) -> Int { Int(try int64()) }

    mutating func flag() throws(Broken) -> Bool {
        guard position < bytes.count else { throw Broken() }
        defer { position += 1 }
        return bytes[position] == 1
    }

    mutating func text() throws(Broken) -> String {
        let count = try int()
        guard count >= 0, count <= bytes.count - position else { throw Broken() }
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    mutating func hash() throws(Broken) -> ContentHash {
        guard position + 32 <= bytes.count else { throw Broken() }
        defer { position += 32 }
        return ContentHash(bytes: Array(bytes[position..<position + 32]))
    }

    mutating func optional<Value>(_ read: (inout ByteDecoder) throws(Broken) -> Value) throws(Broken) -> Value? {
        try flag() ? try read(&self) : nil
    }

    mutating func list<Value>(_ read: (inout ByteDecoder) throws(Broken) -> Value) throws(Broken) -> [Value] {
        let count = try int()
        // Each value takes a byte at least.
        guard count >= 0, count <= bytes.count - position else { throw Broken() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }
}
