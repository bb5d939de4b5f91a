import TestSupport
import Testing

@testable import SiteModel

@Suite("Icons")
struct IconTests {
    /// How many numbers each command of a path takes (SVG 2, section 9.3).
    private static let arity: [Character: Int] = [
        "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
    ]

    /// The commands of a path with their numbers; `nil` when it breaks the grammar.
    private static func commands(_ path: String) -> [(command: Character, numbers: [Double])]? {
        var commands: [(command: Character, numbers: [Double])] = []
        var rest = Substring(path)
        while let character = rest.first {
            if character == " " || character == "," {
                rest.removeFirst()
            } else if let count = arity[Character(character.lowercased())] {
                _ = count
                commands.append((character, []))
                rest.removeFirst()
            } else {
                guard let last = commands.last else { return nil }
                let kind = Character(last.command.lowercased())
                let isFlag = kind == "a" && [3, 4].contains(last.numbers.count % 7)
                let pattern = isFlag ? /[01]/ : /[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)/.ignoresCase()
                guard let match = rest.prefixMatch(of: pattern), let number = Double(match.output) else { return nil }
                commands[commands.count - 1].numbers.append(number)
                rest.removeFirst(match.output.count)
            }
        }
        return commands
    }

    /// The largest distance of a point from the middle of the grid, following relative commands.
    private static func reach(_ commands: [(command: Character, numbers: [Double])]) -> Double {
        var (x, y, startX, startY, reach) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (command, numbers) in commands {
            let isRelative = command.isLowercase
            let kind = Character(command.lowercased())
            if kind == "z" { (x, y) = (startX, startY) }
            let count = arity[kind] ?? 0
            guard count > 0 else { continue }
            for start in stride(from: 0, to: numbers.count, by: count) {
                let chunk = Array(numbers[start..<start + count])
                switch kind {
                case "h": x = isRelative ? x + chunk[0] : chunk[0]
                case "v": y = isRelative ? y + chunk[0] : chunk[0]
                default:
                    x = isRelative ? x + chunk[count - 2] : chunk[count - 2]
                    y = isRelative ? y + chunk[count - 1] : chunk[count - 1]
                }
                if kind == "m", start == 0 { (startX, startY) = (x, y) }
                reach = max(reach, abs(x - 12), abs(y - 12))
            }
        }
        return reach
    }

    @Test("Every drawing is one path of whole commands inside its grid", arguments: Icons.names)
    func paths(name: String) throws {
        let svg = try #require(Icons.svg(name))
        let tokens = HTMLTokens(Array(svg.utf8))
        #expect(tokens.structure.count == 3 && tokens.end == .text)
        #expect(tokens.values(of: "aria-hidden") == ["true"])
        #expect(tokens.values(of: "style").isEmpty && tokens.values(of: "id").isEmpty)
        let path = try #require(tokens.values(of: "d").first)
        let commands = try #require(Self.commands(path), "\(path)")
        #expect(commands.first?.command == "M")
        for (command, numbers) in commands {
            let count = try #require(Self.arity[Character(command.lowercased())])
            #expect(
                count == 0 ? numbers.isEmpty : !numbers.isEmpty && numbers.count % count == 0, "\(command) \(numbers)")
        }
        #expect(Self.reach(commands) <= 12)
    }

    @Test("The checker finds what is wrong")
    func checker() throws {
        #expect(Self.commands("M1 2x") == nil)
        #expect(Self.commands("1 2") == nil)
        let arc = try #require(Self.commands("M0 0a1 1 0 011-.5z"))
        #expect(arc.map(\.numbers) == [[0, 0], [1, 1, 0, 0, 1, 1, -0.5], []])
        #expect(Self.reach(arc) == 12.5)
    }

    @Test("An unknown name has no drawing")
    func unknown() {
        #expect(Icons.svg("crown.fill") == nil)
        #expect(Icons.names == Icons.names.sorted() && Icons.names.contains("crown"))
    }
}
