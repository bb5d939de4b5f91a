/// A repeatable stream of numbers from a seed (SplitMix64, Steele, Lea and Flood 2014): the same on every system.
package struct RandomStream: Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to `bound`, without it.
    package mutating func below(_ bound: Int) -> Int {
        precondition(bound > 0, "there is a number below the bound")
        return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Whether something happens that happens `perMillion` times in a million.
    package mutating func happens(perMillion: Int) -> Bool { below(1_000_000) < perMillion }

    /// One of these, each as often as its weight says.
    package mutating func pick<Element>(_ choices: [(element: Element, weight: Int)]) -> Element {
        precondition(!choices.isEmpty, "there is something to pick")
        var rest = below(choices.reduce(0) { $0 + $1.weight })
        for choice in choices {
            if rest < choice.weight { return choice.element }
            rest -= choice.weight
        }
        return choices[choices.count - 1].element
    }
}

/// Draws that keep to their rate: of each hundred draws as many succeed as the rate asks for, at places chosen at
/// random, so that what was drawn never strays far from the rate (a stratified sample).
package struct QuotaDraw: Sendable {
    private static let block = 100
    private let perMillion: Int
    private var blocks = 0
    private var left = 0
    private var wanted = 0

    package init(perMillion: Int) {
        precondition((0...1_000_000).contains(perMillion), "a rate lies between 0 and 1")
        self.perMillion = perMillion
    }

    /// How many draws of so many blocks succeed.
    private func quota(_ blocks: Int) -> Int { blocks * Self.block * perMillion / 1_000_000 }

    package mutating func draw(_ random: inout RandomStream) -> Bool {
        if left == 0 {
            left = Self.block
            wanted = quota(blocks + 1) - quota(blocks)
            blocks += 1
        }
        let isChosen = random.below(left) < wanted
        left -= 1
        if isChosen { wanted -= 1 }
        return isChosen
    }
}
