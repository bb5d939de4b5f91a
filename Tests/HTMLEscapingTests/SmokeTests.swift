import HTMLEscaping
import Testing

struct S { @Test func a() { #expect(HTMLContext.start.isText) } }
