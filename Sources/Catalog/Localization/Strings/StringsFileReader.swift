import Diagnostics
import SourceFiles

/// Reads `.strings` files: the text form in UTF-8 or UTF-16, and the XML and binary property lists that go by the same name.
enum StringsFileReader {
    /// The pairs of a file, each key once: of doubles, which are reported, the last counts. `nil` after an error.
    static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> [StringsPair]? {
        let isBinary = PropertyListReader.isBinary(source)
        guard !isBinary, let text = UnicodeText.utf8(source, into: &diagnostics) else {
            return isBinary ? propertyList(source, into: &diagnostics) : nil
        }
        if isXML(text) { return propertyList(text, into: &diagnostics) }
        var parser = StringsFileParser(text)
        do throws(StringsFileParser.Fault) {
            let pairs = try parser.pairs()
            diagnostics += parser.warnings
            return unique(pairs, into: &diagnostics)
        } catch {
            diagnostics += parser.warnings
            diagnostics.append(
                Diagnostic(
                    .stringsSyntax, error.message, at: text.range(error.offsets), suggestion: error.suggestion))
            return nil
        }
    }

    /// Whether a text is a property list in XML.
    static func isXML(_ text: SourceText) -> Bool {
        let content = text.bytes[TextEncoding.contentStart(of: text.bytes)...].drop { $0 <= 0x20 }
        return ["<?xml", "<!DOCTYPE", "<plist"].contains { content.starts(with: $0.utf8) }
    }

    private static func propertyList(
        _ source: SourceText, into diagnostics: inout [Diagnostic]
    ) -> [StringsPair]? {
        guard let root = PropertyListReader.read(source, into: &diagnostics) else { return nil }
        guard let members = root.dictionary else {
            diagnostics.append(
                .shape("a string table must be a dictionary, not \(root.kindName)", at: .range(root.range)))
            return nil
        }
        var pairs: [StringsPair] = []
        for member in members {
            guard let text = member.value.string else {
                diagnostics.append(.noText(member))
                continue
            }
            pairs.append(
                StringsPair(key: member.key, keyRange: member.keyRange, text: text, textRange: member.value.range))
        }
        return unique(pairs, into: &diagnostics)
    }

    private static func unique(_ pairs: [StringsPair], into diagnostics: inout [Diagnostic]) -> [StringsPair] {
        var result: [StringsPair] = []
        var indexByKey: [String: Int] = [:]
        for pair in pairs {
            guard let index = indexByKey[pair.key] else {
                indexByKey[pair.key] = result.count
                result.append(pair)
                continue
            }
            diagnostics.append(.doubledKey(pair, first: result[index]))
            result[index] = pair
        }
        return result
    }
}
