import CCrypto

/// A SHA-256 digest of bytes, through OpenSSL.
package struct ContentHash: Sendable, Hashable {
    /// The 32 bytes of the digest.
    package let bytes: [UInt8]

    package init(of content: [UInt8]) {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        unsafe content.withUnsafeBufferPointer { input in
            _ = unsafe digest.withUnsafeMutableBufferPointer { output in
                unsafe SHA256(input.baseAddress, input.count, output.baseAddress)
            }
        }
        bytes = digest
    }
}

extension ContentHash {
    /// A digest that was kept.
    ///
    /// - Precondition: `bytes` are 32.
    init(bytes: [UInt8]) {
        precondition(bytes.count == 32, "a SHA-256 digest has 32 bytes")
        self.bytes = bytes
    }

    /// 64 lower-case hexadecimal digits.
    package var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Standard base64 with padding, as Content-Security-Policy wants it.
    package var base64: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let chunk = bytes[index..<min(index + 3, bytes.count)]
            let padded = Array(chunk) + [UInt8](repeating: 0, count: 3 - chunk.count)
            let bits = Int(padded[0]) << 16 | Int(padded[1]) << 8 | Int(padded[2])
            for position in 0..<4 {
                text.append(
                    position <= chunk.count ? alphabet[(bits >> (18 - 6 * position)) & 63] : UInt8(ascii: "="))
            }
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }
}
