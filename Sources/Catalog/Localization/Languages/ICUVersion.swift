import CICU

/// The ICU that this program runs with.
package enum ICUVersion {
    /// Such as `72.1.0.0`.
    package static let text: String = {
        var version: [UInt8] = [0, 0, 0, 0]
        unsafe version.withUnsafeMutableBufferPointer { numbers in
            if let first = numbers.baseAddress { unsafe cicu_version(first) }
        }
        return version.map { String($0) }.joined(separator: ".")
    }()
}
