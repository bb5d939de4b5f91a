import Diagnostics
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("The table of features")
struct FeatureTableTests {
    /// Two services, each by the year and by the month, and one product that is bought once.
    private static func site(_ features: String) -> SiteFixture {
        func product(_ id: String, _ price: String, _ period: String?, level: Int, bill: String? = nil) -> String {
            SiteFixture.product(
                id, price: price, period: period, names: ["en_US": id, "de": id], bill: bill
            ).replacing("\"groupNumber\": 1", with: "\"groupNumber\": \(level)")
        }
        var site = SiteFixture()
        site.products = [
            product("plus.year", "20.00", "P1Y", level: 2, bill: "1.80"),
            product("plus.month", "2.00", "P1M", level: 2),
            product("pro.year", "40.00", "P1Y", level: 1), product("pro.month", "4.00", "P1M", level: 1),
            product("ever", "90.00", nil, level: 0),
        ]
        site.settings = site.settings.replacing("{ en: US, de: DE }", with: "{ en: DE, de: DE }")
        site.prices = """
            storefront,product,price,plan
            DE,plus.year,20.00,
            DE,plus.year,1.80,monthly
            DE,plus.month,2.00,
            DE,pro.year,40.00,
            DE,pro.month,4.00,
            DE,ever,90.00,
            """
        site.paywalls = [
            "pro": """
            layout: plans
            headline: More light
            products:
              plus: plus.year
              spread: { id: plus.year, plan: monthly, name: plus.year }
              plus_month: plus.month
              pro: { id: pro.year, selected: true, badge: plus.year }
              pro_month: pro.month
              ever: ever
            features:
            \(features.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
            """
        ]
        site.strings["Lamps"] = ["de": "Lampen"]
        site.strings["As many as you like"] = ["de": "So viele du willst"]
        site.strings["plus.year"] = ["de": "plus.year"]
        return site
    }

    /// A row as a reader would copy it: the feature, what is free, then each plan.
    private static func shown(_ row: FeatureRow) -> String {
        func shown(_ cell: FeatureRow.Cell) -> String { (cell.isIncluded ? "+" : "-") + (cell.text ?? "") }
        return "\(row.text): \(row.free.map(shown) ?? "none") | \(row.cells.map(shown).joined(separator: " "))"
    }

    static let rowCases: [(features: String, english: [String], german: [String])] = [
        ("Lamps: yes", ["Lamps: none | + + + + + +"], ["Lampen: none | + + + + + +"]),
        ("Lamps: No", ["Lamps: none | - - - - - -"], ["Lampen: none | - - - - - -"]),
        // What is said of a product holds for its billing plans, and for the other products of its level.
        ("Lamps: [pro, ever]", ["Lamps: none | - - - + + +"], ["Lampen: none | - - - + + +"]),
        ("Lamps: { plus_month: yes }", ["Lamps: none | + + + - - -"], ["Lampen: none | + + + - - -"]),
        // Unless something else is said of those.
        (
            "Lamps: { plus: 10, spread: 5, plus_month: no, pro: ∞ }",
            ["Lamps: none | +10 +5 - +∞ +∞ -"], ["Lampen: none | +10 +5 - +∞ +∞ -"]
        ),
        // Numbers are written as in the page's language; zero is nothing.
        (
            "Lamps: { free: 0, plus: 1500, pro: As many as you like }",
            ["Lamps: -0 | +1,500 +1,500 +1,500 +As many as you like +As many as you like -"],
            ["Lampen: -0 | +1.500 +1.500 +1.500 +So viele du willst +So viele du willst -"]
        ),
        // A table that says of one feature what is free says it of all.
        (
            "Lamps: { free: yes }\nplus.year: yes",
            ["Lamps: + | - - - - - -", "plus.year: - | + + + + + +"],
            ["Lampen: + | - - - - - -", "plus.year: - | + + + + + +"]
        ),
        // In quotes a word is a word.
        ("Lamps: { pro: \"10\" }", ["Lamps: none | - - - +10 +10 -"], ["Lampen: none | - - - +10 +10 -"]),
        // A line with a variable that has no value goes, like a benefit.
        (
            "\"{{ product.offer_price }}\": yes\nLamps: yes", ["Lamps: none | + + + + + +"],
            ["Lampen: none | + + + + + +"]
        ),
    ]

    @Test("is read from the paywall's file and written in the page's language", arguments: rowCases)
    func rows(features: String, english: [String], german: [String]) throws {
        var site = Self.site(features)
        site.strings["{{ product.offer_price }}"] = ["de": "{{ product.offer_price }}"]
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        #expect(try plan.paywall("/en/pro/").features.map(Self.shown) == english)
        #expect(try plan.paywall("/de/pro/").features.map(Self.shown) == german)
    }

    @Test("leaves its page out in a language that one of its texts lacks")
    func missing() throws {
        let (plan, lines) = try Self.site("Lamps: { pro: As bright as day }").plan()
        #expect(plan.addresses == ["/", "/en/", "/en/pro/"])
        #expect(lines.count == 1)
        #expect(lines.first?.contains("strings.missing") == true && lines.first?.contains("As bright as day") == true)
    }

    static let wrongCases: [(features: String, line: String)] = [
        (
            "{ Lamps: [yealry] }",
            "error paywall.feature.plan 4:21-4:27: the paywall has no product yealry [name: yearly]"
                + " (it has yearly, monthly, and free)"
        ),
        (
            "{ Lamps: { fre: yes } }",
            "error paywall.feature.plan 4:22-4:25: the paywall has no product fre [name: free]"
                + " (it has yearly, monthly, and free)"
        ),
        ("[Lamps]", "error yaml.value.kind 4:11-4:18: expected a mapping, found a list"),
        ("{ Lamps: }", "error yaml.value.kind 4:20-4:20: expected text, a list or a mapping, found nothing"),
        ("{ Lamps: { yearly: [a] } }", "error yaml.value.kind 4:30-4:33: expected text, found a list"),
    ]

    @Test("What is wrong in it is said where it stands", arguments: wrongCases)
    func wrong(features: String, line: String) {
        let text = """
            layout: plans
            headline: More light
            products: { yearly: pro.yearly, monthly: pro.monthly }
            features: \(features)
            """
        var found: [Diagnostic] = []
        let node = YAMLReader.read(SourceText(path: "pro.yaml", text: text), into: &found)
        _ = node.flatMap { PaywallReader.read($0, name: "pro", into: &found) }
        #expect(found.lines == [line])
    }

    @Test("of a variant with fewer products may speak of the base's")
    func variant() throws {
        var site = Self.site("Lamps: { plus: 3, pro: 9 }")
        site.paywalls["pro"]? += "\nvariants: { a: {}, b: { products: [pro_month, ever] } }"
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        #expect(try plan.paywall("/en/pro/b/").features.map(Self.shown) == ["Lamps: none | - -"])
        // Said of the very product, it holds.
        site.paywalls["pro"] = site.paywalls["pro"]?.replacing("pro: 9", with: "pro_month: 9")
        #expect(try site.plan().plan.paywall("/en/pro/b/").features.map(Self.shown) == ["Lamps: none | +9 -"])
    }

    @Test("has its texts among those that are translated")
    func namedCopy() throws {
        let paywall = try #require(
            try Self.site("Lamps: { free: 5, plus: \"∞\", pro: As many as you like }").content().paywalls.first)
        let named = paywall.namedCopy.filter { $0.key == "features" }.map(\.text.value)
        #expect(named == ["Lamps", "As many as you like"])
    }

    @Test("and its plans come by the time they run, one of each chosen at first")
    func periods() throws {
        let page = try #require(try Self.site("Lamps: { free: 1, plus: 3, pro: 9 }").values()["/en/pro/"])
        let paywall = try page["paywall"]
        #expect(try paywall["has_periods"].flag == true && paywall["has_free"].flag == true)
        let periods = try paywall["periods"].items.map { period in
            let plans = try period["products"].items.map { product in
                try "\(product["alias"].text ?? "")\(product["is_selected"].flag == true ? "*" : "")"
                    + ":\(product["input_id"].text ?? "")"
            }
            let row = try #require(try period["features"].items.first)
            let cells = try row["cells"].items.map { try $0["value"].text ?? "-" }
            return try [
                period["label"].text ?? "", period["period_id"].text ?? "", period["badge"].text ?? "none",
                "\(period["is_shown"].flag == true) \(period["has_choice"].flag == true)",
                plans.joined(separator: " "), cells.joined(separator: " "), row["free"]["value"].text ?? "",
            ]
        }
        #expect(
            periods == [
                [
                    "Yearly", "period-1", "plus.year", "true true", "plus:plan-1 spread:plan-2 pro*:plan-4", "3 3 9",
                    "1",
                ],
                ["Monthly", "period-2", "none", "false true", "plus_month*:plan-3 pro_month:plan-5", "3 9", "1"],
                ["One-time purchase", "period-3", "none", "false false", "ever*:plan-6", "-", "1"],
            ])
        let selected = try paywall["selected"]["features"].items
        #expect(try selected.map { try "\($0["text"].text ?? "") \($0["value"].text ?? "")" } == ["Lamps 9"])
    }

    @Test("A page whose plans all run equally long has one period")
    func onePeriod() throws {
        var site = SiteFixture()
        site.paywalls["pro"] = "layout: plans\nheadline: More light\nproducts: [pro.yearly]"
        let page = try #require(try site.values()["/en/pro/"])
        #expect(try page["paywall"]["has_periods"].flag == false)
        #expect(try page["paywall"]["has_free"].flag == false)
        #expect(try page["paywall"]["periods"].items.count == 1)
        #expect(try page["paywall"]["features"].items.isEmpty)
    }
}
