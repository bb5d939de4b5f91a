import SiteModel
import SourceFiles

/// The colours of a theme on some pages, in one scheme.
struct Palette: Sendable {
    let scheme: Scheme
    private let colors: [String: Entry]

    enum Scheme: String, CaseIterable, Sendable { case light, dark }

    struct Entry: Sendable {
        let color: CSSColor
        /// Where a person wrote it: in the theme, or where the site chose it.
        let written: Located<String>
        /// The option of the theme that it is, where the site chose it.
        let option: String?
    }

    init(_ tokens: ThemeTokens, scheme: Scheme, theme: CheckedTheme, chosen: [String: Located<String>]) {
        self.scheme = scheme
        var colors: [String: Entry] = [:]
        for token in tokens.light + (scheme == .dark ? tokens.dark : []) {
            var written: Located<String>
            var option: String?
            switch token.value.value {
            case .color(let text): written = Located(text, at: token.value.range)
            case .option(let name):
                written = Located(theme.colors[name] ?? "", at: token.value.range)
                if let own = chosen[name] {
                    written = own
                    option = name
                }
            }
            guard let color = CSSColor(written.value) else { continue }
            colors[token.name.value] = Entry(color: color, written: written, option: option)
        }
        self.colors = colors
    }

    private init(scheme: Scheme, colors: [String: Entry]) {
        self.scheme = scheme
        self.colors = colors
    }

    subscript(name: String) -> Entry? { colors[name] }

    /// The names whose colours are those of an option.
    func names(of option: String) -> [String] { colors.filter { $0.value.option == option }.keys.sorted() }

    /// The same with another colour for some names.
    func with(_ color: CSSColor, for names: [String]) -> Palette {
        var colors = colors
        for name in names {
            if let entry = colors[name] {
                colors[name] = Entry(color: color, written: entry.written, option: entry.option)
            }
        }
        return Palette(scheme: scheme, colors: colors)
    }
}

/// Something that stands on something else.
struct ContrastPair: Sendable {
    let front: String
    let ground: String
    let kind: ThemeTokens.Pair.Kind

    /// What WCAG AA asks for (1.4.3, 1.4.11).
    var least: Double { kind == .text ? 4.5 : 3 }

    /// Those of every theme, then those of its own.
    static func all(of tokens: ThemeTokens) -> [ContrastPair] {
        ThemeTokens.standardPairs.map { ContrastPair(front: $0.front, ground: $0.ground, kind: $0.kind) }
            + tokens.pairs.map { ContrastPair(front: $0.front.value, ground: $0.ground.value, kind: $0.kind) }
    }

    /// The ratio in a palette; `nil` when it lacks one of the colours.
    func ratio(in palette: Palette) -> Double? {
        guard let front = palette[front], let ground = palette[ground] else { return nil }
        let page = palette["background"]?.color.on(.white) ?? .white
        let below = ground.color.on(page)
        return front.color.on(below).contrast(with: below)
    }

    func holds(in palette: Palette) -> Bool { ratio(in: palette).map { $0 >= least } ?? true }
}
