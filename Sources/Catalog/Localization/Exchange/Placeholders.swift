/// What in a text is filled in by a program: variables of copy (`{{ product.price }}`), arguments of format strings (`%@`,
/// `%1$lld`, `%2$#@NAME@`), parameters of App Shortcuts (`${applicationName}`).
struct Placeholders {
    /// The names between `{{` and `}}`, without functions.
    private(set) var variables: Set<String> = []
    /// The names between `${` and `}`.
    private(set) var parameters: Set<String> = []
    /// The arguments by their numbers, from 1.
    private(set) var arguments: [Int: Argument] = [:]
    /// The names of substitutions that stand without a number.
    private(set) var substitutions: Set<String> = []

    /// What a format specifier takes. Length modifiers are no difference.
    enum Argument: Hashable { case object, integer, decimal, other(Character) }

    init(_ text: String) {
        for match in text.matches(of: /\{\{\s*([^|{}]*?)\s*(?:\|[^{}]*)?\}\}/) { variables.insert(String(match.1)) }
        for match in text.matches(of: /\$\{([^{}]*)\}/) { parameters.insert(String(match.1)) }
        var number = 0
        let specifier =
            /%(?:(%)|(?:(\d+)\$)?(?:#@([^@]+)@|[-+#0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@diuxXocCsSpeEfFgGaA])))/
        // A catalog's own way of writing an integer.
        for match in text.replacing("%arg", with: "%lld").matches(of: specifier) where match.1 == nil {
            let given = match.2.flatMap { Int($0) }
            if let name = match.3 {
                // An argument of a substitution is a number.
                if let given { arguments[given] = .integer } else { substitutions.insert(String(name)) }
                continue
            }
            if given == nil { number += 1 }
            guard let letter = match.4?.first else { continue }
            arguments[given ?? number] = Self.argument(letter)
        }
    }

    private static func argument(_ letter: Character) -> Argument {
        switch letter {
        case "@": .object
        case "d", "i", "u", "x", "X", "o": .integer
        case "e", "E", "f", "F", "g", "G", "a", "A": .decimal
        default: .other(letter)
        }
    }
}

extension Placeholders {
    /// How a translation's placeholders differ from its source's.
    struct Difference: Equatable {
        /// As a person writes them; sorted.
        var lacking: [String] = []
        var unknown: [String] = []

        var isEmpty: Bool { lacking.isEmpty && unknown.isEmpty }
    }

    /// - Parameters:
    ///   - isForm: whether the text is one of several plural forms, which may leave a number out: "one day".
    ///   - siblings: the other forms of the source, whose arguments may be used too.
    func difference(from source: Placeholders, isForm: Bool, siblings: [Placeholders]) -> Difference {
        var difference = Difference()
        func compare(_ own: Set<String>, _ other: Set<String>, _ written: (String) -> String) {
            difference.lacking += other.subtracting(own).sorted().map(written)
            difference.unknown += own.subtracting(other).sorted().map(written)
        }
        compare(variables, source.variables) { "{{ \($0) }}" }
        compare(parameters, source.parameters) { "${\($0)}" }
        if !isForm { compare(substitutions, source.substitutions) { "%#@\($0)@" } }
        let allowed = siblings.reduce(source.arguments) { $0.merging($1.arguments) { first, _ in first } }
        // A text without arguments is no format string: there a per cent sign is one.
        guard !allowed.isEmpty else { return difference }
        if !isForm {
            difference.lacking += source.arguments.filter { arguments[$0.key] == nil }.sorted { $0.key < $1.key }
                .map { Self.written($0.value, $0.key, of: source) }
        }
        difference.unknown += arguments.filter { allowed[$0.key] != $0.value }.sorted { $0.key < $1.key }
            .map { Self.written($0.value, $0.key, of: self) }
        return difference
    }

    private static func written(_ argument: Argument, _ number: Int, of text: Placeholders) -> String {
        let letter =
            switch argument {
            case .object: "@"
            case .integer: "lld"
            case .decimal: "f"
            case .other(let letter): String(letter)
            }
        return text.arguments.count == 1 && number == 1 ? "%\(letter)" : "%\(number)$\(letter)"
    }
}
