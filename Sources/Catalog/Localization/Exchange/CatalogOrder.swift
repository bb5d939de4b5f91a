/// The orders in which Xcode writes keys.
enum CatalogOrder {
    /// Everything but the texts' own keys.
    static func byCode(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    /// The texts' own keys stand as the Finder lists names: numbers by their value, great and small letters alike.
    static func byName(_ left: String, _ right: String) -> Bool { Name(left) < Name(right) }

    /// A name with its parts, for comparing it with many.
    struct Name: Comparable {
        let text: String
        /// Runs of digits, and single other characters, in small letters.
        private let parts: [String]

        init(_ text: String) {
            self.text = text
            var parts: [String] = []
            var wasDigit = false
            for character in text.lowercased() {
                let isDigit = character.isASCII && character.isNumber
                if isDigit, wasDigit {
                    parts[parts.count - 1].append(character)
                } else {
                    parts.append(String(character))
                }
                wasDigit = isDigit
            }
            self.parts = parts
        }

        static func < (left: Self, right: Self) -> Bool {
            for (one, other) in zip(left.parts, right.parts) where one != other {
                if let first = Int(one), let second = Int(other), first != second { return first < second }
                return CatalogOrder.byCode(one, other)
            }
            return left.parts.count != right.parts.count
                ? left.parts.count < right.parts.count : CatalogOrder.byCode(left.text, right.text)
        }
    }
}
