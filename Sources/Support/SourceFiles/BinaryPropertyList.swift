import Diagnostics

/// Reads binary property lists (`bplist00`, as in the open source of CoreFoundation's CFBinaryPList.c), which builds of an
/// app hold: objects one behind the other, a table of their offsets, and 32 bytes at the end that say where that table is.
///
/// Every offset and count is checked against the file. Objects may be shared, so a small file could stand for a huge
/// value: the number of values that come out of it is limited, and so is their depth.
struct BinaryPropertyList {
    static let mark = Array("bplist".utf8)
    static let depthLimit = 64
    static let valueLimit = 1 << 20

    private let bytes: [UInt8]
    private let place: SourceRange
    private let trailer: Trailer
    private var valueCount = 0

    private struct Trailer {
        var offsetSize = 0
        var referenceSize = 0
        var objectCount = 0
        var top = 0
        var offsetTable = 0
    }

    /// What is wrong, as a sentence.
    struct Fault: Error { let message: String }

    static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> PropertyListNode? {
        do throws(Fault) {
            var list = try BinaryPropertyList(source)
            return try list.object(list.trailer.top, depth: 0)
        } catch {
            diagnostics.append(Diagnostic(.plistBinary, error.message, at: .file(source.path)))
            return nil
        }
    }

    private init(_ source: SourceText) throws(Fault) {
        bytes = source.bytes
        // Lines and columns mean nothing here, and an excerpt would show noise.
        place = SourceText(path: source.path, bytes: []).range(0..<0)
        guard bytes.count >= 40, bytes[6] == .zero else { throw Fault(message: "this is no binary property list 00") }
        var trailer = Trailer()
        let start = bytes.count - 32
        trailer.offsetSize = Int(bytes[start + 6])
        trailer.referenceSize = Int(bytes[start + 7])
        trailer.objectCount = try Self.integer(bytes, at: start + 8, size: 8)
        trailer.top = try Self.integer(bytes, at: start + 16, size: 8)
        trailer.offsetTable = try Self.integer(bytes, at: start + 24, size: 8)
        guard (1...8).contains(trailer.offsetSize), (1...8).contains(trailer.referenceSize),
            trailer.objectCount <= bytes.count, trailer.offsetTable <= start,
            trailer.objectCount * trailer.offsetSize <= start - trailer.offsetTable
        else { throw Fault(message: "its table of offsets lies outside the file") }
        self.trailer = trailer
    }
}

extension BinaryPropertyList {
    private mutating func object(_ reference: Int, depth: Int) throws(Fault) -> PropertyListNode {
        guard reference < trailer.objectCount else { throw Fault(message: "a reference leads to no object") }
        guard depth <= Self.depthLimit else { throw Fault(message: "its values hold each other too deeply") }
        valueCount += 1
        guard valueCount <= Self.valueLimit else { throw Fault(message: "it stands for too many values") }
        let offset = try Self.integer(
            bytes, at: trailer.offsetTable + reference * trailer.offsetSize, size: trailer.offsetSize)
        guard offset < trailer.offsetTable else { throw Fault(message: "an object lies outside the file") }
        let marker = bytes[offset]
        return PropertyListNode(value: try value(marker, at: offset, depth: depth), range: place)
    }

    private mutating func value(
        _ marker: UInt8, at offset: Int, depth: Int
    ) throws(Fault) -> PropertyListNode.Value {
        switch marker >> 4 {
        case 0x0: return .other("true or false")
        case 0x1, 0x2: return .other("a number")
        case 0x3: return .other("a date")
        case 0x4: return .other("data")
        case 0x5:
            let (start, count) = try extent(marker, at: offset, unit: 1)
            guard bytes[start..<start + count].allSatisfy({ $0 < 0x80 }) else {
                throw Fault(message: "a text says that it is ASCII and is not")
            }
            return .string(String(decoding: bytes[start..<start + count], as: UTF8.self))
        case 0x6:
            let (start, count) = try extent(marker, at: offset, unit: 2)
            let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
            guard let text = String(validating: units, as: UTF16.self) else {
                throw Fault(message: "half of a pair of surrogates stands alone in a text")
            }
            return .string(text)
        case 0xA, 0xB, 0xC:
            let (start, count) = try extent(marker, at: offset, unit: trailer.referenceSize)
            var values: [PropertyListNode] = []
            for index in 0..<count { values.append(try object(self.reference(start, index), depth: depth + 1)) }
            return .array(values)
        case 0xD: return .dictionary(try members(marker, at: offset, depth: depth))
        default: throw Fault(message: "an object is of an unknown kind")
        }
    }

    private mutating func members(
        _ marker: UInt8, at offset: Int, depth: Int
    ) throws(Fault) -> [PropertyListMember] {
        let (start, count) = try extent(marker, at: offset, unit: 2 * trailer.referenceSize)
        var members: [PropertyListMember] = []
        for index in 0..<count {
            let key = try object(reference(start, index), depth: depth + 1)
            guard let text = key.string else { throw Fault(message: "a key is no text") }
            let value = try object(reference(start, count + index), depth: depth + 1)
            members.append(PropertyListMember(key: text, keyRange: place, value: value))
        }
        return members
    }

    private func reference(_ start: Int, _ index: Int) throws(Fault) -> Int {
        try Self.integer(bytes, at: start + index * trailer.referenceSize, size: trailer.referenceSize)
    }

    /// Where the content of an object begins and how many units it has; all of them lie before the table of offsets.
    private func extent(_ marker: UInt8, at offset: Int, unit: Int) throws(Fault) -> (start: Int, count: Int) {
        var start = offset + 1
        var count = Int(marker & 0x0F)
        if count == 0x0F {
            guard start < trailer.offsetTable, bytes[start] >> 4 == 0x1, bytes[start] & 0x0F <= 3 else {
                throw Fault(message: "the length of an object is no number")
            }
            let size = 1 << Int(bytes[start] & 0x0F)
            count = try Self.integer(bytes, at: start + 1, size: size)
            start += 1 + size
        }
        guard start <= trailer.offsetTable, count <= (trailer.offsetTable - start) / unit else {
            throw Fault(message: "an object is longer than the file")
        }
        return (start, count)
    }

    /// A big-endian number that counts or points; larger ones than a file can hold are faults.
    private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) throws(Fault) -> Int {
        guard offset >= 0, offset + size <= bytes.count else { throw Fault(message: "a number lies outside the file") }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        guard value <= UInt64(UInt32.max) else { throw Fault(message: "a number is larger than the file") }
        return Int(value)
    }
}
