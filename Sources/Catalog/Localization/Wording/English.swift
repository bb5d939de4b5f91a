/// English, for `en` and every region of it: the wording avoids what Britain and the United States spell differently.
extension WordingTable {
    static let english = WordingTable(
        words: SimpleWords(
            restore: "Restore purchases",
            redeem: "Redeem code",
            manage: "Manage subscription",
            close: "Close",
            getApp: "Get the app",
            openInAppStore: "Continue in the App Store",
            skipToContent: "Skip to content",
            terms: "Terms of use",
            privacy: "Privacy policy",
            choosePlan: "Choose a plan",
            chooseLanguage: "Choose a language",
            plansAndPrices: "Plans and prices",
            free: "free",
            selected: "Selected",
            purchased: "Purchased",
            oneTime: "One-time purchase",
            consumableNote: "You can buy this more than once. Restoring purchases does not bring it back.",
            billedOnce: "Paid once",
            included: "Included",
            notIncluded: "Not included",
            taxIncluded: "Tax included",
            taxAdded: "Plus tax where applicable",
            // For legal reading.
            commitmentCancel:
                "You can cancel at any time. Monthly payments continue until the commitment ends, and the subscription "
                + "does not renew after that.",
            // For legal reading.
            legalNote: "Payment is charged to your Apple Account when you confirm the purchase.",
            // For legal reading.
            refundNote: "You can ask Apple for a refund at reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Buy {name} for {price}",
            subscribeLabel: "Subscribe to {name} for {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "See {name}",
            billed: "Billed {adverb}",
            offerFree: "{period} free, then {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, then {price_line}",
            offerPayUpFront: "{period} for {offer_price} up front, then {price_line}",
            offerForNewSubscribers: "New subscribers: {offer}",
            offerForReturningSubscribers: "Returning subscribers: {offer}",
            offerForSelectedSubscribers: "Special offer: {offer}",
            offerWithCode: "With an offer code: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Total commitment: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} payment of {price}, {total} in total",
                other: "{count} payments of {price}, {total} in total"),
            // For legal reading.
            renewal:
                "Renews automatically at {price_line} unless you cancel at least 24 hours before the current period ends. "
                + "Manage or cancel it in your App Store account settings.",
            priceForStorefront:
                "Price for the App Store ({region}). Another App Store may charge a different price."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "day", abbreviation: "day", countedAbbreviation: PluralPattern(other: "{count}d"),
                adverb: "daily", per: "per day",
                every: PluralPattern(one: "every day", other: "every {count} days"),
                span: PluralPattern(one: "for {count} day", other: "for {count} days"),
                price: "{price} per day",
                priceEvery: PluralPattern(other: "{price} every {count} days"),
                equivalent: "{price} per day"),
            week: UnitWords(
                name: "week", abbreviation: "wk", countedAbbreviation: PluralPattern(other: "{count}wk"),
                adverb: "weekly", per: "per week",
                every: PluralPattern(one: "every week", other: "every {count} weeks"),
                span: PluralPattern(one: "for {count} week", other: "for {count} weeks"),
                price: "{price} per week",
                priceEvery: PluralPattern(other: "{price} every {count} weeks"),
                equivalent: "{price} per week"),
            month: UnitWords(
                name: "month", abbreviation: "mo", countedAbbreviation: PluralPattern(other: "{count}mo"),
                adverb: "monthly", per: "per month",
                every: PluralPattern(one: "every month", other: "every {count} months"),
                span: PluralPattern(one: "for {count} month", other: "for {count} months"),
                price: "{price} per month",
                priceEvery: PluralPattern(other: "{price} every {count} months"),
                equivalent: "{price} per month"),
            year: UnitWords(
                name: "year", abbreviation: "yr", countedAbbreviation: PluralPattern(other: "{count}yr"),
                adverb: "yearly", per: "per year",
                every: PluralPattern(one: "every year", other: "every {count} years"),
                span: PluralPattern(one: "for {count} year", other: "for {count} years"),
                price: "{price} per year",
                priceEvery: PluralPattern(other: "{price} every {count} years"),
                equivalent: "{price} per year")))
}
