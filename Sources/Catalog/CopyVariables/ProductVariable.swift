/// A value of a product that copy can show, by the name that copy uses: `{{ product.price }}`.
///
/// The names are those of RevenueCat's second generation of paywall variables, so that copy moves over unchanged.
package enum ProductVariable: String, Sendable, Hashable, CaseIterable {
    case storeProductName = "store_product_name"
    case currencyCode = "currency_code"
    case currencySymbol = "currency_symbol"
    case price
    case pricePerPeriod = "price_per_period"
    case pricePerPeriodAbbreviated = "price_per_period_abbreviated"
    case pricePerDay = "price_per_day"
    case pricePerWeek = "price_per_week"
    case pricePerMonth = "price_per_month"
    case pricePerYear = "price_per_year"
    case period
    case periodly
    case periodAbbreviated = "period_abbreviated"
    case periodWithUnit = "period_with_unit"
    case periodInDays = "period_in_days"
    case periodInWeeks = "period_in_weeks"
    case periodInMonths = "period_in_months"
    case periodInYears = "period_in_years"
    case offerPrice = "offer_price"
    case offerPricePerDay = "offer_price_per_day"
    case offerPricePerWeek = "offer_price_per_week"
    case offerPricePerMonth = "offer_price_per_month"
    case offerPricePerYear = "offer_price_per_year"
    case offerPeriod = "offer_period"
    case offerPeriodAbbreviated = "offer_period_abbreviated"
    case offerPeriodWithUnit = "offer_period_with_unit"
    case offerPeriodInDays = "offer_period_in_days"
    case offerPeriodInWeeks = "offer_period_in_weeks"
    case offerPeriodInMonths = "offer_period_in_months"
    case offerPeriodInYears = "offer_period_in_years"
    case offerEndDate = "offer_end_date"
    case relativeDiscount = "relative_discount"
}

extension ProductVariable {
    /// What it shows, in a line, for the reference page of the docs.
    package var summary: String {
        switch self {
        case .storeProductName: "the product's name in the page's language"
        case .currencyCode: "the currency's ISO 4217 code: USD"
        case .currencySymbol: "the currency's sign as prices of the language have it: $"
        case .price: "the price that is billed: $6.99"
        case .pricePerPeriod: "the price and its period: $6.99/month; a one-off purchase has the price alone"
        case .pricePerPeriodAbbreviated: "the same with a short period: $6.99/mo"
        case .pricePerDay: "the price of a day, rounded down"
        case .pricePerWeek: "the price of a week, rounded down"
        case .pricePerMonth: "the price of a month, rounded down"
        case .pricePerYear: "the price of a year, rounded down"
        case .period: "the period's name: month, 3 months"
        case .periodly: "how often it is billed: monthly, every 3 months"
        case .periodAbbreviated: "the period in short: mo, 3mo"
        case .periodWithUnit: "the period with its number: 1 month, 3 months"
        case .periodInDays: "the whole days of the period: 30"
        case .periodInWeeks: "the whole weeks of the period: 4"
        case .periodInMonths: "the whole months of the period: 1"
        case .periodInYears: "the whole years of the period: 0"
        case .offerPrice: "the price of the offer; the word for free where it is free"
        case .offerPricePerDay: "the offer's price of a day, rounded down"
        case .offerPricePerWeek: "the offer's price of a week, rounded down"
        case .offerPricePerMonth: "the offer's price of a month, rounded down"
        case .offerPricePerYear: "the offer's price of a year, rounded down"
        case .offerPeriod: "the name of the time that the offer's price pays for: week, 2 weeks"
        case .offerPeriodAbbreviated: "that time in short: wk, 2wk"
        case .offerPeriodWithUnit: "that time with its number: 1 week"
        case .offerPeriodInDays: "the whole days of that time: 7"
        case .offerPeriodInWeeks: "the whole weeks of that time: 1"
        case .offerPeriodInMonths: "the whole months of that time: 0"
        case .offerPeriodInYears: "the whole years of that time: 0"
        case .offerEndDate: "the day on which the offer would end; only the page's script knows it"
        case .relativeDiscount: "how much less a month costs than with the dearest plan: 30%"
        }
    }
}
