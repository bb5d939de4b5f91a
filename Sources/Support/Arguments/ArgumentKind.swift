/// How the text of an option's value is read.
package struct ArgumentKind<Value: Sendable>: Sendable {
    /// What is expected, for messages: "a whole number".
    let expectation: String
    /// The only texts that are taken, when there are few; for help and for suggestions.
    let choices: [String]
    let read: @Sendable (String) -> Value?
    /// The value as a person would write it, for help.
    let write: @Sendable (Value) -> String

    /// A kind of the caller's own; `read` returns `nil` for what is not expected.
    package init(
        expecting expectation: String, choices: [String] = [], read: @escaping @Sendable (String) -> Value?,
        write: @escaping @Sendable (Value) -> String
    ) {
        self.expectation = expectation
        self.choices = choices
        self.read = read
        self.write = write
    }
}

extension ArgumentKind where Value == String {
    /// Any text but the empty one.
    package static var text: Self {
        ArgumentKind(expecting: "text") {
            $0.isEmpty ? nil : $0
        } write: {
            $0
        }
    }

    /// A path as the system takes it.
    package static var path: Self {
        ArgumentKind(expecting: "a path") {
            $0.isEmpty ? nil : $0
        } write: {
            $0
        }
    }
}

extension ArgumentKind where Value == Int {
    /// A whole number in decimal digits, within a range.
    package static func integer(in range: ClosedRange<Int> = Int.min...Int.max) -> Self {
        let expectation =
            switch (range.lowerBound, range.upperBound) {
            case (Int.min, Int.max): "a whole number"
            case (let low, Int.max): "a whole number of at least \(low)"
            case (let low, let high): "a whole number from \(low) to \(high)"
            }
        return ArgumentKind(expecting: expectation) { text in
            guard !text.hasPrefix("+"), let number = Int(text), range.contains(number) else { return nil }
            return number
        } write: {
            String($0)
        }
    }
}

extension ArgumentKind where Value == UInt64 {
    /// A whole number that is not negative, such as a seed.
    package static var seed: Self {
        ArgumentKind(expecting: "a whole number of at least 0") {
            $0.hasPrefix("+") ? nil : UInt64($0)
        } write: {
            String($0)
        }
    }
}

extension ArgumentKind where Value == Double {
    /// A share written in per cent (`20%`), read as a fraction (0.2).
    package static var percentage: Self {
        ArgumentKind(expecting: "a percentage such as 20%") { text in
            guard text.hasSuffix("%"), let number = decimal(text.dropLast()) else { return nil }
            return number / 100
        } write: { fraction in
            let percent = (fraction * 100_000).rounded() / 1_000
            return percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
        }
    }

    /// A decimal number such as `0.5`.
    package static var number: Self {
        ArgumentKind(expecting: "a number") {
            decimal($0[...])
        } write: {
            String($0)
        }
    }

    /// Digits with at most one point: no `inf`, no `0x1p3`.
    private static func decimal(_ text: Substring) -> Double? {
        let isPlain = text.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || ".-".utf8.contains($0)
        }
        return isPlain ? Double(text) : nil
    }
}

extension ArgumentKind where Value == Duration {
    /// A number and one of the units s, m, h, d, w: `90s`, `3d`.
    package static var duration: Self {
        ArgumentKind(expecting: "a duration such as 90s, 15m, 12h, 3d or 2w") {
            DurationText.read($0)
        } write: {
            DurationText.write($0)
        }
    }
}

extension ArgumentKind where Value: RawRepresentable<String> & CaseIterable {
    /// One of the names of an enumeration.
    package static func choice(of type: Value.Type) -> Self {
        let names = type.allCases.map(\.rawValue)
        return ArgumentKind(expecting: "one of \(names.joined(separator: ", "))", choices: names) {
            Value(rawValue: $0)
        } write: {
            $0.rawValue
        }
    }
}

extension ArgumentKind {
    /// Several values parted by commas: `variant,locale`.
    package static func commaSeparated<Element>(_ element: ArgumentKind<Element>) -> Self where Value == [Element] {
        ArgumentKind(expecting: "\(element.expectation), several parted by commas", choices: element.choices) { text in
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            let values = parts.compactMap { element.read(String($0)) }
            return values.count == parts.count ? values : nil
        } write: { values in
            values.map(element.write).joined(separator: ",")
        }
    }
}
