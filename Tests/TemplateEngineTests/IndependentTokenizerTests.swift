import TestSupport
import Testing

/// The escaping proof with a tokenizer that others wrote: html5lib sees the same tags and names of attributes whatever
/// the values are.
struct IndependentTokenizerTests {
    @Test("html5lib sees the same tags in the nasty templates, whatever their values")
    func nastyTemplates() async throws {
        var documents: [[UInt8]] = []
        var names: [(template: String, value: String)] = []
        for template in EscapingProofTests.templates {
            for value in ["abc"] + EscapingProofTests.hostile {
                documents.append(try EscapingProofTests.output(template, value))
                names.append((template, value))
            }
        }
        let structures = try await HTML5Lib.structures(of: documents)
        try #require(structures.count == documents.count)
        var expected = ""
        for (name, structure) in zip(names, structures) {
            if name.value == "abc" { expected = structure }
            #expect(structure == expected, "\(name.template) with \(name.value.debugDescription)")
        }
    }

    @Test("html5lib sees what is not escaped")
    func control() async throws {
        let structures = try await HTML5Lib.structures(
            of: ["<p>abc</p>", "<p><b>x</b></p>", "<p title=\"abc\">x</p>", "<p title=\"\" onclick=\"x\">x</p>"].map {
                Array($0.utf8)
            })
        #expect(structures == ["<p></p>", "<p><b></b></p>", "<p title></p>", "<p title onclick></p>"])
    }
}
