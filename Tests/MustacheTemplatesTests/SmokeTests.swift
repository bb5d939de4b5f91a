import MustacheTemplates
import Testing

struct S { @Test func a() { #expect(TemplateParser.nestingLimit > 1) } }
