// Paths as URLs write them (RFC 3986, 2.1).

extension StringProtocol {
    /// A path as a URL writes it: a file's name may hold what means something else there.
    var percentEncoded: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in utf8 {
            if byte.isPlainInPath {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}

extension String {
    /// The text with `%20` and its like decoded; what is no such code stays.
    var removingPercentEncoding: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        let bytes = Array(utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let digits =
                bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count ? bytes[index + 1...index + 2] : []
            if digits.count == 2, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
                decoded.append(byte)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isPlainInPath: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~/".utf8.contains(self)
        }
    }
}
