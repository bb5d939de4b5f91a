import Foundation

/// A colour in sRGB with its opacity, each from 0 to 1.
struct CSSColor: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double = 1
}

extension CSSColor {
    /// A colour as CSS writes it: `#rgb`, `#rrggbb` with or without opacity, `rgb`, `hsl`, `hwb`, `lab`, `lch`, `oklab`
    /// and `oklch` (CSS Color 4). What lies outside sRGB is cut to it. `nil` for what is none of these.
    init?(_ text: String) {
        if text.hasPrefix("#") {
            self.init(hexadecimal: text.dropFirst())
            return
        }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let name = String(text[..<open])
        let inside = text[text.index(after: open)...].dropLast()
        let words = inside.split { " ,/".contains($0) }.map(String.init)
        guard words.count == 3 || words.count == 4 else { return nil }
        let alpha = words.count == 4 ? Self.number(words[3], whole: 1) : 1
        guard let alpha else { return nil }
        guard let color = Self.color(name, words) else { return nil }
        self = color
        self.alpha = min(max(alpha, 0), 1)
    }

    /// This colour as it looks on a ground that lets nothing through.
    func on(_ ground: CSSColor) -> CSSColor {
        CSSColor(
            red: red * alpha + ground.red * (1 - alpha), green: green * alpha + ground.green * (1 - alpha),
            blue: blue * alpha + ground.blue * (1 - alpha))
    }

    /// `#rrggbb`.
    var hexadecimal: String {
        "#" + [red, green, blue].map { String(256 + Int(($0 * 255).rounded()), radix: 16).dropFirst() }.joined()
    }
}

// MARK: Contrast

extension CSSColor {
    /// Relative luminance as WCAG 2.2 defines it.
    var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of two colours without opacity, from 1 to 21.
    func contrast(with other: CSSColor) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// A part of the way to another colour, from 0 to 1, in whole steps of a channel.
    func mixed(with other: CSSColor, part: Double) -> CSSColor {
        func mix(_ own: Double, _ other: Double) -> Double { ((own + (other - own) * part) * 255).rounded() / 255 }
        return CSSColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    static let black = CSSColor(red: 0, green: 0, blue: 0)
    static let white = CSSColor(red: 1, green: 1, blue: 1)
}

// MARK: Notations

extension CSSColor {
    private init?(hexadecimal digits: Substring) {
        let long = digits.count > 4 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
        guard [3, 4, 6, 8].contains(digits.count), let number = UInt32(long, radix: 16) else { return nil }
        let hasAlpha = long.count == 8
        func channel(_ shift: UInt32) -> Double { Double((number >> (hasAlpha ? shift + 8 : shift)) & 0xFF) / 255 }
        self.init(
            red: channel(16), green: channel(8), blue: channel(0), alpha: hasAlpha ? Double(number & 0xFF) / 255 : 1)
    }

    /// A number, or a part of `whole` in per cent; angles in degrees. `none` is 0.
    private static func number(_ word: String, whole: Double) -> Double? {
        if word == "none" { return 0 }
        if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 * whole } }
        if word.hasSuffix("deg") { return Double(word.dropLast(3)) }
        return Double(word)
    }

    private static func color(_ name: String, _ words: [String]) -> CSSColor? {
        func values(_ wholes: (Double, Double, Double)) -> (Double, Double, Double)? {
            guard let first = number(words[0], whole: wholes.0), let second = number(words[1], whole: wholes.1),
                let third = number(words[2], whole: wholes.2)
            else { return nil }
            return (first, second, third)
        }
        switch name {
        case "rgb", "rgba": return values((255, 255, 255)).map { clamped($0.0 / 255, $0.1 / 255, $0.2 / 255) }
        case "hsl", "hsla": return values((360, 100, 100)).map { hsl($0.0, $0.1 / 100, $0.2 / 100) }
        case "hwb":
            return values((360, 100, 100)).map { hue, white, black in
                let sum = max(1, (white + black) / 100)
                let (white, black) = (white / 100 / sum, black / 100 / sum)
                let pure = hsl(hue, 1, 0.5)
                func mix(_ value: Double) -> Double { value * (1 - white - black) + white }
                return clamped(mix(pure.red), mix(pure.green), mix(pure.blue))
            }
        case "lab": return values((100, 125, 125)).map { lab($0.0, $0.1, $0.2) }
        case "lch": return values((100, 150, 360)).map { lab($0.0, $0.1 * cosine($0.2), $0.1 * sine($0.2)) }
        case "oklab": return values((1, 0.4, 0.4)).map { oklab($0.0, $0.1, $0.2) }
        case "oklch": return values((1, 0.4, 360)).map { oklab($0.0, $0.1 * cosine($0.2), $0.1 * sine($0.2)) }
        default: return nil
        }
    }

    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

    private static func clamped(_ red: Double, _ green: Double, _ blue: Double) -> CSSColor {
        CSSColor(red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1))
    }

    /// CSS Color 4, section 7.1.
    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> CSSColor {
        func channel(_ offset: Double) -> Double {
            let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let place = turn < 0 ? turn + 12 : turn
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(place - 3, 9 - place, 1))
        }
        return clamped(channel(0), channel(8), channel(4))
    }

    /// From linear light to sRGB.
    private static func encoded(_ red: Double, _ green: Double, _ blue: Double) -> CSSColor {
        func encode(_ value: Double) -> Double {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        return clamped(encode(max(red, 0)), encode(max(green, 0)), encode(max(blue, 0)))
    }

    /// The matrices of https://bottosson.github.io/posts/oklab/.
    private static func oklab(_ lightness: Double, _ a: Double, _ b: Double) -> CSSColor {
        let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let medium = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        return encoded(
            4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    }

    /// CIE Lab with the white D50, adapted to D65 (CSS Color 4, section 10).
    private static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> CSSColor {
        let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
        let y = (lightness + 16) / 116
        let (x, z) = (y + a / 500, y - b / 200)
        func whole(_ value: Double) -> Double {
            value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa
        }
        let bigX = whole(x) * 0.9642956764
        let bigY = lightness > kappa * epsilon ? y * y * y : lightness / kappa
        let bigZ = whole(z) * 0.8251046025
        return encoded(
            3.1341359569 * bigX - 1.6173875197 * bigY - 0.4906619460 * bigZ,
            -0.9787954765 * bigX + 1.9162543774 * bigY + 0.0334427339 * bigZ,
            0.0719554883 * bigX - 0.2289767622 * bigY + 1.4053860244 * bigZ)
    }
}
