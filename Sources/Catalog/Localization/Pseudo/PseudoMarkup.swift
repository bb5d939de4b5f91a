/// Disguises a document's HTML, as our own Markdown step makes it, for a ``PseudoLocale``.
///
/// Only what a person reads is changed: text and the attributes `alt` and `title`. Elements, addresses and code stay. Each
/// block of text (a paragraph, a heading, a cell) is a text of its own, with its own brackets.
package enum PseudoMarkup {
    package static func html(_ html: String, in locale: PseudoLocale) -> String {
        var result = ""
        var block = Block()
        var codeDepth = 0
        for piece in pieces(of: html[...]) {
            if piece.isTag, !isInline(piece.text) {
                result += block.closed(in: locale)
                result += attributesChanged(piece.text, in: locale)
                continue
            }
            if piece.isTag {
                if name(of: piece.text) == "code" { codeDepth += piece.text.hasPrefix("</") ? -1 : 1 }
                block.html += attributesChanged(piece.text, in: locale)
            } else if codeDepth > 0 {
                block.html += piece.text
            } else {
                block.html += PseudoText.changed(piece.text, in: locale)
                let language = PseudoText.language(of: piece.text)
                block.length += language.count
                block.hasLetters = block.hasLetters || language.contains(where: \.isLetter)
            }
        }
        return result + block.closed(in: locale)
    }
}

extension PseudoMarkup {
    /// Inline content between two elements that are none.
    private struct Block {
        var html = ""
        /// Of what a person reads, in characters.
        var length = 0
        var hasLetters = false

        /// What it holds, in brackets where it says anything; begins anew.
        mutating func closed(in locale: PseudoLocale) -> String {
            defer { self = Block() }
            guard locale == .accented, hasLetters, let first = html.firstIndex(where: { !$0.isWhitespace }),
                let last = html.lastIndex(where: { !$0.isWhitespace })
            else { return html }
            return html[..<first] + "[" + html[first...last] + PseudoText.filling(for: length) + "]"
                + html[html.index(after: last)...]
        }
    }

    private struct Piece {
        var text: Substring
        var isTag: Bool
    }

    /// Tags, and what stands between them. Our Markdown step writes `<` in no other place.
    private static func pieces(of html: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var rest = html
        while let open = rest.firstIndex(of: "<") {
            if open > rest.startIndex { pieces.append(Piece(text: rest[..<open], isTag: false)) }
            let close = rest[open...].firstIndex(of: ">").map(rest.index(after:)) ?? rest.endIndex
            pieces.append(Piece(text: rest[open..<close], isTag: true))
            rest = rest[close...]
        }
        if !rest.isEmpty { pieces.append(Piece(text: rest, isTag: false)) }
        return pieces
    }

    private static func name(of tag: Substring) -> Substring {
        tag.drop { "</".contains($0) }.prefix { $0.isLetter || $0.isNumber }
    }

    private static func isInline(_ tag: Substring) -> Bool {
        ["a", "br", "code", "del", "em", "img", "strong", "sup"].contains(name(of: tag))
    }

    private static func attributesChanged(_ tag: Substring, in locale: PseudoLocale) -> String {
        String(
            tag.replacing(#/\ (alt|title)="([^"]+)"/#) { match in
                " \(match.output.1)=\"\(PseudoText.text(String(match.output.2), in: locale))\""
            })
    }
}
