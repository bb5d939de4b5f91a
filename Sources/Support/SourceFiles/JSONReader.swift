package import Diagnostics

/// Reads strict JSON (RFC 8259) and keeps the place of every value and key.
///
/// Tolerated beyond the standard: a byte order mark, and, where asked for, comment lines before the value. A key that
/// stands twice in an object is a warning; the last one counts. Nesting deeper than `depthLimit` is refused.
package enum JSONReader {
    /// How deep objects and lists may stand in each other.
    package static let depthLimit = 256

    /// The value that a file holds, or `nil` after an error has been reported.
    ///
    /// With `allowsLeadingComments`, lines that begin with `//` may stand before the value: some people put a header
    /// on top of their `.storekit` files.
    package static func read(
        _ source: SourceText, allowsLeadingComments: Bool = false, into diagnostics: inout [Diagnostic]
    ) -> JSONNode? {
        guard TextEncoding.check(source, into: &diagnostics) else { return nil }
        var parser = JSONParser(source)
        do throws(JSONFault) {
            let node = try parser.parseDocument(allowsLeadingComments: allowsLeadingComments)
            diagnostics += parser.warnings
            return node
        } catch {
            diagnostics += parser.warnings
            diagnostics.append(error.diagnostic(in: source))
            return nil
        }
    }
}
