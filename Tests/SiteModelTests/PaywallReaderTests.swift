import Diagnostics
import ProductCatalog
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("Files of paywalls/")
struct PaywallReaderTests {
    private static func read(_ text: String) -> (paywall: PaywallSource?, lines: [String]) {
        var found: [Diagnostic] = []
        let node = YAMLReader.read(SourceText(path: "pro.yaml", text: text), into: &found)
        let paywall = node.flatMap { PaywallReader.read($0, name: "pro", into: &found) }
        return (paywall, found.lines)
    }

    /// What must be there, and more from the fourth line on.
    private static func paywall(_ rest: String) -> String {
        "layout: plans\nheadline: More light\nproducts: { a: id.a, b: id.b }\n\(rest)\n"
    }

    @Test("Every key is read")
    func everything() throws {
        let (read, lines) = Self.read(
            """
            layout: gate
            theme: focus
            icon: crown
            headline: More light
            subtitle: At night
            benefits: [One, Two]
            products:
              yearly: { id: pro.yearly, badge: "Save {{ product.relative_discount }}", selected: true }
              spread: { id: pro.yearly, plan: monthly, name: By the month }
              monthly: pro.monthly
            button: { default: Buy, trial: Try, pay_as_you_go: A, pay_up_front: B, commitment: C, win_back: D, code: E }
            actions: [restore, redeem, manage, close]
            locked: { image: assets/lamp.png, alt: A lamp, unlock: Unlock, save: Save }
            signals: { purchased: bought }
            """)
        #expect(lines == [])
        let paywall = try #require(read)
        #expect(paywall.layout == .gate && paywall.theme?.value == "focus" && paywall.icon?.value == "crown")
        #expect(paywall.headline.value == "More light" && paywall.subtitle?.value == "At night")
        #expect(paywall.benefits.map(\.value) == ["One", "Two"])
        #expect(paywall.products.map(\.alias) == ["yearly", "spread", "monthly"])
        #expect(paywall.products.map(\.id.value) == ["pro.yearly", "pro.yearly", "pro.monthly"])
        #expect(paywall.products.map { $0.plan?.value } == [nil, .monthly, nil])
        #expect(paywall.products.map(\.isSelected) == [true, false, false])
        #expect(paywall.products[1].name?.value == "By the month")
        #expect(paywall.keepsOrder)
        #expect(ButtonKind.allCases.map { paywall.button[$0]?.value } == ["Buy", "Try", "A", "B", "C", "D", "E"])
        #expect(Set(paywall.actions) == Set(PaywallAction.allCases))
        #expect(paywall.locked?.alternative.value == "A lamp")
        #expect(paywall.signals["purchased"]?.value == "bought")
        #expect(paywall.shown.name == "pro" && paywall.variants.isEmpty)
    }

    /// The lines after the third, and everything that is said.
    static let wrong: [(rest: String, lines: [String])] = [
        (
            "icon: crown.fill",
            [
                "error paywall.icon.unknown 4:7-4:17: there is no drawing crown.fill [name: crown] (there are bell, bolt,"
                    + " check, cloud, crown, heart, image, lock, sparkles, star)"
            ]
        ),
        (
            "button: {{ product.price }}",
            [
                "error yaml.braces 4:9-4:11: a value that begins with {{ needs quotes"
                    + " [write: button: \"{{ product.price }}\"]"
            ]
        ),
        ("button: { trial: Try }", ["error yaml.key.missing 4:9-4:10: \"button\" lacks the key \"default\""]),
        (
            "button: { default: Buy, trail: Try }",
            ["error yaml.key.unknown 4:25-4:30: \"button\" has no key \"trail\" [name: trial]"]
        ),
        (
            "actions: [restore, restor]",
            ["error yaml.value.unknown 4:20-4:26: \"actions\" cannot be \"restor\" [name: restore]"]
        ),
        ("benefits: One", ["error yaml.value.kind 4:11-4:14: expected a list, found text"]),
        ("benefits: [One, '']", ["error yaml.value.kind 4:17-4:19: the text of \"benefits\" is empty"]),
        (
            "locked: { image: a.png }",
            [
                "error yaml.key.missing 4:9-4:10: \"locked\" lacks the key \"alt\"",
                "error yaml.key.missing 4:9-4:10: \"locked\" lacks the key \"unlock\"",
                "error yaml.key.missing 4:9-4:10: \"locked\" lacks the key \"save\"",
            ]
        ),
        (
            "signals: { purchase: x }",
            [
                "error paywall.signal.unknown 4:12-4:20: there is no signal of the type purchase [name: purchased]"
            ]
        ),
        (
            "offer_code: SUMMER 2026",
            [
                "error paywall.code.invalid 4:13-4:24: SUMMER 2026 is no offer code, which has letters and digits, at most"
                    + " 64"
            ]
        ),
        ("offer_code: 50Off\nactions: redeem", []),
        ("subtile: x", ["error yaml.key.unknown 4:1-4:8: the paywall has no key \"subtile\" [name: subtitle]"]),
        ("variants: [a]", ["error yaml.value.kind 4:11-4:14: expected a mapping, found a list"]),
        (
            "variants: { a: { weight: 0 } }",
            [
                "error paywall.weight.invalid 4:26-4:27: a weight is a whole number of 1 or more"
            ]
        ),
        (
            "variants: { a: { weight: half } }",
            [
                "error paywall.weight.invalid 4:26-4:30: a weight is a whole number of 1 or more"
            ]
        ),
        (
            "variants: { Big Sale: {} }",
            [
                "error site.name.invalid 4:13-4:21: the variant Big Sale has other than small letters, digits and hyphens"
                    + " in its name [name: big-sale]"
            ]
        ),
        (
            "variants: { a: { headlin: x } }",
            [
                "error yaml.key.unknown 4:18-4:25: the paywall has no key \"headlin\" [name: headline]"
            ]
        ),
        (
            "variants: { a: { variants: {} } }",
            [
                "error yaml.key.unknown 4:18-4:26: the paywall has no key \"variants\" [known keys: layout, theme, theme_options, icon, headline,"
                    + " subtitle, benefits, products, features, button, actions, offer_code, locked, signals]"
            ]
        ),
        (
            "variants: { a: { layout: gate } }",
            [
                "error paywall.locked.missing 4:18-4:24: the layout gate needs locked: the picture behind it"
                    + " [write: locked: { image: assets/…, alt: …, unlock: …, save: … }]"
            ]
        ),
        ("variants: { a: { products: [] } }", ["error paywall.products.missing 4:28-4:30: the paywall sells nothing"]),
        (
            "variants: { a: { products: [a, a] } }",
            [
                "error paywall.product.double 4:32-4:33: id.a is listed twice (the first is here 4:29)"
            ]
        ),
        ("variants: { a: b }", ["error yaml.value.kind 4:16-4:17: expected a mapping, found text"]),
        // What the base has wrong is not said again of its variants.
        (
            "icon: x\nvariants: { a: {}, b: { weight: 2 } }",
            [
                "error paywall.icon.unknown 4:7-4:8: there is no drawing x (there are bell, bolt, check, cloud, crown, heart,"
                    + " image, lock, sparkles, star)"
            ]
        ),
    ]

    @Test("What is wrong is said once, with its place", arguments: wrong)
    func wrongRest(rest: String, lines: [String]) {
        #expect(Self.read(Self.paywall(rest)).lines == lines)
    }

    /// `products:` alone, on line 3.
    static let wrongProducts: [(products: String, lines: [String])] = [
        ("[]", ["error paywall.products.missing 3:11-3:13: the paywall sells nothing"]),
        ("{}", ["error paywall.products.missing 3:11-3:13: the paywall sells nothing"]),
        ("", ["error yaml.value.kind 3:10-3:10: expected a list or a mapping, found nothing"]),
        ("id.a", ["error yaml.value.kind 3:11-3:15: expected a list or a mapping, found text"]),
        ("[a, b, a]", ["error paywall.product.double 3:18-3:19: a is listed twice (the first is here 3:12)"]),
        (
            "{ x: { id: a }, y: { id: a } }",
            [
                "error paywall.product.double 3:36-3:37: a is listed twice (the first is here 3:22)"
            ]
        ),
        ("{ x: { id: a }, y: { id: a, plan: monthly } }", []),
        ("{ x: { plan: monthly } }", ["error yaml.key.missing 3:16-3:17: \"x\" lacks the key \"id\""]),
        (
            "{ x: { id: a, plan: yearly } }",
            ["error yaml.value.unknown 3:31-3:37: \"plan\" cannot be \"yearly\" [use upfront or monthly]"]
        ),
        (
            "{ x: { id: a, selected: yes } }",
            [
                "error yaml.value.kind 3:35-3:38: expected true or false, found \"yes\" [name: true]"
            ]
        ),
        (
            "{ x: { id: a, selected: true }, y: { id: b, selected: true } }",
            [
                "error paywall.selected.double 3:52-3:53: 2 products are chosen at first; one can be"
            ]
        ),
    ]

    @Test("Products that are wrong", arguments: wrongProducts)
    func products(products: String, lines: [String]) {
        #expect(Self.read("layout: plans\nheadline: A\nproducts: \(products)\n").lines == lines)
    }

    @Test("Needed keys that are missing or wrong are all said at once")
    func needed() {
        #expect(
            Self.read("layout: grid\n").lines == [
                "error yaml.value.unknown 1:9-1:13: \"layout\" cannot be \"grid\" [use gate, rows or plans]",
                "error yaml.key.missing 1:1-1:2: the paywall lacks the key \"headline\"",
                "error yaml.key.missing 1:1-1:2: the paywall lacks the key \"products\"",
            ])
        #expect(
            Self.read("layout: gate\nheadline: A\nproducts: [a]\n").lines == [
                "error paywall.locked.missing 1:1-1:7: the layout gate needs locked: the picture behind it"
                    + " [write: locked: { image: assets/…, alt: …, unlock: …, save: … }]"
            ])
    }

    @Test("A plain list has its ids for aliases and is sorted by price; a mapping keeps its order")
    func lists() throws {
        let list = try #require(Self.read("layout: rows\nheadline: A\nproducts: [x.b, x.a]\n").paywall)
        #expect(list.products.map(\.alias) == ["x.b", "x.a"] && !list.keepsOrder)
        let mapping = try #require(Self.read("layout: rows\nheadline: A\nproducts: { b: x.b, a: x.a }\n").paywall)
        #expect(mapping.products.map(\.alias) == ["b", "a"] && mapping.keepsOrder)
    }

    @Test("A variant has its own keys in place of the base's, and may list the base's aliases")
    func variants() throws {
        let (read, lines) = Self.read(
            """
            layout: plans
            headline: More light
            subtitle: At night
            products:
              yearly: { id: pro.yearly, badge: Best, selected: true }
              monthly: pro.monthly
            variants:
              control:
              focus: { weight: 3, headline: Less dark, products: [monthly, yearly] }
              other: { weight: 2, layout: rows, products: [pro.lifetime, monthly] }
            """)
        #expect(lines == [])
        let paywall = try #require(read)
        #expect(paywall.variants.map(\.name) == ["control", "focus", "other"])
        #expect(paywall.variants.map(\.weight) == [1, 3, 2])
        let (control, focus, other) = (
            paywall.variants[0].paywall, paywall.variants[1].paywall, paywall.variants[2].paywall
        )
        #expect(control.headline.value == "More light" && control.products.map(\.alias) == ["yearly", "monthly"])
        #expect(focus.headline.value == "Less dark" && focus.subtitle?.value == "At night")
        #expect(focus.products.map(\.id.value) == ["pro.monthly", "pro.yearly"] && focus.keepsOrder)
        #expect(focus.products[1].badge?.value == "Best" && focus.products[1].isSelected)
        #expect(other.layout == .rows && other.products.map(\.alias) == ["pro.lifetime", "monthly"])
        #expect(!other.keepsOrder)
        #expect(paywall.shown.headline.value == "More light")
        #expect(paywall.variants.allSatisfy { $0.paywall.variants.isEmpty })
    }

    @Test("Every prefix of a paywall is read or refused")
    func prefixes() {
        let text = Array(
            Self.paywall("variants: { a: { weight: 2, products: [b] } }\nbutton: \"{{ product.price }}\"\n").utf8)
        for end in text.indices {
            let (paywall, lines) = Self.read(String(decoding: text[..<end], as: UTF8.self))
            #expect(paywall != nil || !lines.isEmpty)
        }
    }
}
