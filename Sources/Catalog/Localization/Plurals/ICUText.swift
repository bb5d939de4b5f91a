import CICU

/// Calls of ICU that fill a buffer of UTF-16.
enum ICUText {
    /// The text that `fill` writes, `nil` when ICU reports an error. A text longer than the first buffer is asked for again.
    static func read(
        _ fill: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<CICUStatus>) -> Int32
    ) -> String? {
        var capacity = 64
        while true {
            var status: CICUStatus = 0
            var length = 0
            let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
                guard let start = buffer.baseAddress else { return }
                length = Int(unsafe fill(start, Int32(capacity), &status))
                count = min(max(length, 0), capacity)
            }
            if status == cicu_buffer_overflow, length > capacity {
                capacity = length
                continue
            }
            guard status <= 0 else { return nil }
            return String(decoding: units, as: UTF16.self)
        }
    }
}

extension LanguageTag {
    /// The locale as ICU is asked for it: this language with the digits that the price formatter uses.
    ///
    /// Foundation and the system's ICU may carry different CLDR versions, which disagree on the digits of plain `ar`; a
    /// page must not hold both. A language that CLDR does not know is worded in English.
    var icuLocale: String {
        guard isKnown, pseudoLocale == nil else { return "en" }
        let base = [language, script, region].compactMap(\.self).joined(separator: "-")
        return "\(base)-u-nu-\(numberingSystem)"
    }
}
