/// Keeps a value of unknown direction from disturbing the sentence it is put into (Unicode Standard Annex 9).
///
/// A price, a product name or a region inside an Arabic sentence is put between U+2068 FIRST STRONG ISOLATE and U+2069
/// POP DIRECTIONAL ISOLATE. The characters are chosen over `<bdi>` because our texts also stand where markup cannot:
/// `aria-label`, `title`, JSON-LD, a message to the host. Inside a `<bdi>` of the page they change nothing, screen
/// readers skip them, and no escaper touches them. A value that stands alone in its element needs none: there the page's
/// `<bdi>` or CSS does it.
package enum BidiIsolation {
    /// `value`, isolated when that makes a difference in text of this direction: always in right-to-left text, and in
    /// left-to-right text when the value holds right-to-left characters.
    package static func isolated(_ value: String, in direction: TextDirection) -> String {
        switch direction {
        case .rightToLeft: "\u{2068}\(value)\u{2069}"
        case .leftToRight: value.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(value)\u{2069}" : value
        }
    }

    /// Whether a scalar is, or may be, of a right-to-left script: the blocks that UAX 9 reserves for them, and the marks.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        default: false
        }
    }
}
