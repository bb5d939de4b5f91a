/// 128 bits that stand for a text: users, ids and whole signals are compared by them.
///
/// A multiply-and-fold hash over two lanes, fixed for ever (no seed), not meant to withstand someone who builds
/// collisions on purpose. Chance collisions among a billion texts: about 10⁻¹¹ for the 96 bits that are kept.
package struct Digest: Sendable, Hashable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The digest of the bytes `start..<end`.
    @inline(__always)
    package init(_ bytes: RawSpan, _ start: Int, _ end: Int) {
        var first: UInt64 = 0x243F_6A88_85A3_08D3
        var second: UInt64 = 0x1319_8A2E_0370_7344
        var at = start
        while end - at >= 16 {
            let left = bytes.word(at)
            let right = bytes.word(at + 8)
            first = Self.fold(left ^ 0xA076_1D64_78BD_642F, right ^ first)
            second = Self.fold(right ^ 0xE703_7ED1_A0B4_28DB, left ^ second)
            at += 16
        }
        let rest = end - at
        let left = rest >= 8 ? bytes.word(at) : bytes.word(at, count: rest)
        let right = rest >= 8 ? bytes.word(at + 8, count: rest - 8) : 0
        first = Self.fold(left ^ 0xA076_1D64_78BD_642F, right ^ first)
        second = Self.fold(right ^ 0xE703_7ED1_A0B4_28DB, left ^ second)
        let length = UInt64(truncatingIfNeeded: end - start)
        high = Self.fold(first ^ length, 0x8EBC_6AF0_9C88_C6E3 ^ second)
        low = Self.fold(second ^ 0x5899_65CC_7537_4CC3, first &+ 0x9E37_79B9_7F4A_7C15 &+ length)
    }

    /// The digest of a text of its own.
    package init(_ bytes: [UInt8]) {
        let padded = bytes + [UInt8](repeating: 0, count: 16)
        unsafe self.init(padded.span.bytes, 0, bytes.count)
    }

    /// The digest of two numbers, for keys made of several parts.
    package init(_ left: UInt64, _ right: UInt64) {
        high = Self.fold(left ^ 0xA076_1D64_78BD_642F, right ^ 0xE703_7ED1_A0B4_28DB)
        low = Self.fold(right ^ 0x8EBC_6AF0_9C88_C6E3, left &+ 0x9E37_79B9_7F4A_7C15)
    }

    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
