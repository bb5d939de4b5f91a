import Testing

extension BrowserTests {
    @Suite("Plans as a radio group")
    struct PlansLayoutTests {
        /// What `plan.js` returns.
        struct Plan: Decodable {
            /// The value of the radio that has the focus.
            let focus: String
            let chosen: String
            let price: String
            /// The plans whose terms are shown.
            let shown: [String]
            let button: String
            let terms: String
        }

        static let cases: [(language: String, runsScripts: Bool)] = ["en", "ar"].flatMap { language in
            [true, false].map { (language, $0) }
        }

        @Test(
            "The keyboard chooses a plan, and its own terms and button show; with scripts and without", arguments: cases
        )
        func keyboard(language: String, runsScripts: Bool) async throws {
            let site = try DemoSite.built
            // The plans whose button names no price have it in the terms right above.
            for (paywall, plans, priced) in [
                ("pro", ["yearly", "spread", "monthly"], ["yearly", "monthly"]),
                ("trial", ["monthly", "weekly"], ["weekly"]),
            ] {
                let page = try site.page("\(language)/\(paywall)/index.html")
                try await site.browser.open(page.file, Browser.View(runsScripts: runsScripts))
                var plan = try await walkToRadio(site.browser)
                for expected in plans + [plans[0]] {
                    #expect(plan.focus == expected, "\(page)")
                    #expect(plan.chosen == expected, "\(page)")
                    #expect(plan.shown == [expected], "\(page)")
                    #expect(plan.button != "", "\(page)")
                    #expect(plan.terms.contains(plan.price), "\(page): \(plan)")
                    if priced.contains(expected) {
                        #expect(plan.button.contains(plan.price), "\(page): \(plan)")
                    }
                    try await site.browser.press(.arrowDown)
                    plan = try await site.browser.value(of: .plan)
                }
            }
        }

        /// Goes through the page with the Tab key until the chosen plan has the focus.
        private func walkToRadio(_ browser: Browser) async throws -> Plan {
            for _ in 1...20 {
                try await browser.press(.tab)
                let plan: Plan = try await browser.value(of: .plan)
                if plan.focus == plan.chosen { return plan }
            }
            throw WebDriver.Failure(description: "no plan is reached with the Tab key")
        }
    }
}
