import TemplateEngine
import Testing

struct TemplateRecordTests {
    @Test(
        "Values that do not fit the schema are refused",
        arguments: [
            (["name": .text("x")], nil),
            (["name": .text("x"), "badge": .absent], nil),
            (["name": .text("x"), "badge": .text("y")], nil),
            ([:], "name is missing"),
            (["name": .text("x"), "nmae": .text("y")], "there is no field nmae"),
            (["name": .url("x")], "name is a text, not a URL"),
            (["name": .absent], "name is a text, not absent"),
            (["name": .text("x"), "badge": .flag(true)], "badge is a text that may be absent, not a flag"),
            (
                ["name": .text("x"), "items": .list([.text("y")])],
                "items is a list of item that may be absent, not a list"
            ),
            (
                ["name": .text("x"), "items": .list([.record([])])],
                "items is a list of item that may be absent, not a list"
            ),
            (["name": .text("x"), "items": .list([.record([.text("a")])])], nil),
        ] as [([String: TemplateValue], String?)])
    func mismatches(values: [String: TemplateValue], expected: String?) {
        let item = TemplateRecord("item", [TemplateField("text", .text, "")])
        let record = TemplateRecord(
            "record",
            [
                TemplateField("name", .text, ""), TemplateField("badge", .optional(.text), ""),
                TemplateField("items", .optional(.list(item)), ""),
            ])
        #expect(record.mismatch(of: values) == expected)
    }
}
