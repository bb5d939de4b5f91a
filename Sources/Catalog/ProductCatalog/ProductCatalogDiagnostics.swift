package import Diagnostics

/// Every kind of finding that this module reports.
package enum ProductCatalogDiagnostics {
    package static let kinds: [DiagnosticKind] = [
        .priceContradiction, .priceMalformed, .priceMissing, .priceNone, .pricesAnswer, .pricesColumn,
        .pricesCurrency, .pricesDates, .pricesDigits, .pricesDouble, .pricesPage, .pricesPlan, .pricesProduct,
        .pricesRow, .productDouble, .productUnknown, .storefrontMissing, .storefrontUnknown, .storekitBundle,
        .storekitEmpty, .storekitKey, .storekitLocale,
        .storekitOfferDouble, .storekitOfferFree, .storekitOfferPlan, .storekitPeriod, .storekitPlanCommitment,
        .storekitPlanDouble,
        .storekitPlanPrice, .storekitPriceComma, .storekitPriceEmpty, .storekitShape, .storekitStorefront,
        .storekitType, .storekitValue, .storekitVersion, .storekitVersionAbsent, .storekitVersionNewer,
    ]
}

/// What is found about products, whatever file names them.
extension DiagnosticKind {
    package static let productUnknown = DiagnosticKind(
        "product.unknown", title: "No catalog sells this product",
        why:
            "A paywall can only show what one of the .storekit files in site.yaml sells, with the price that is there.",
        example: "yearly: com.example.fieldnotes.pro.yearl", mend: "yearly: com.example.fieldnotes.pro.yearly")

    package static let productDouble = DiagnosticKind(
        "product.double", title: "A product is sold twice",
        why: "Product ids are unique in an app. With two definitions nobody can say which price is the right one.",
        example: "two .storekit files in site.yaml that both hold com.example.fieldnotes.pro.yearly",
        mend: "Leave one of the files, or one of the products, out.")
}

/// What is found about prices and storefronts.
extension DiagnosticKind {
    package static let priceMalformed = DiagnosticKind(
        "price.malformed", title: "A price is not a plain decimal number",
        why: "Prices are read exactly, so only digits and one decimal point may stand in them.",
        example: "US,com.example.fieldnotes.pro.yearly,\"2,99\"", mend: "US,com.example.fieldnotes.pro.yearly,2.99")

    package static let priceNone = DiagnosticKind(
        "price.none", title: "A product that is shown has no price",
        why: "Its price in the .storekit file is empty, and no price list has one for that storefront.",
        example: "\"displayPrice\" : \"\"", mend: "\"displayPrice\" : \"2.99\"")

    package static let priceMissing = DiagnosticKind(
        "price.missing", .warning, title: "A storefront has no price of its own",
        why:
            "An amount never leaves its currency, so the page shows the price of the file's own storefront and says so. For a further storefront of a locale nothing goes along.",
        example: "locales: { ar: SA } without a row for SA in any price list",
        mend: "SA,com.example.fieldnotes.pro.yearly,149.99")

    package static let priceContradiction = DiagnosticKind(
        "price.contradiction", .warning, title: "A price list contradicts the .storekit file",
        why: "Both give a price for the storefront of the .storekit file. The file's price is shown.",
        example: "a file for USA with 3.99, and the row US,com.example.fieldnotes.pro.monthly,4.99",
        mend: "Give both the same price, or take the row out.")

    package static let storefrontUnknown = DiagnosticKind(
        "storefront.unknown", title: "The App Store has no such storefront",
        why: "Storefronts are named by ISO 3166-1 codes, such as GB or GBR; 175 countries and regions have one.",
        example: "UK,com.example.fieldnotes.pro.yearly,29.99", mend: "GB,com.example.fieldnotes.pro.yearly,29.99")

    package static let storefrontMissing = DiagnosticKind(
        "storefront.missing", title: "A .storekit file does not say its storefront",
        why: "Its prices have no currency of their own: it follows from the storefront they are for.",
        example: "catalog: [../App/Products.storekit]",
        mend: "catalog: [{ file: ../App/Products.storekit, storefront: US }]")
}

/// What is found in price lists.
extension DiagnosticKind {
    package static let pricesColumn = DiagnosticKind(
        "prices.column", title: "The header of a price list is wrong",
        why: "The first row names the columns: storefront, product, price, and if wanted currency and plan.",
        example: "country,product,price", mend: "storefront,product,price")

    package static let pricesRow = DiagnosticKind(
        "prices.row", title: "A row of a price list is incomplete",
        why: "Every row has as many fields as the header, and its storefront and product are not empty.",
        example: "US,com.example.fieldnotes.pro.yearly", mend: "US,com.example.fieldnotes.pro.yearly,34.99")

    package static let pricesCurrency = DiagnosticKind(
        "prices.currency", title: "A storefront does not sell in this currency",
        why: "Each storefront sells in one currency. Another one beside a price means that one of the two is wrong.",
        example: "JP,com.example.fieldnotes.pro.yearly,4200,USD", mend: "JP,com.example.fieldnotes.pro.yearly,4200,JPY")

    package static let pricesDigits = DiagnosticKind(
        "prices.digits", .warning, title: "A price has more decimals than its currency",
        why:
            "The App Store sells nothing for a part of the smallest coin, so a digit is too many or the currency wrong.",
        example: "JP,com.example.fieldnotes.pro.yearly,42.50", mend: "JP,com.example.fieldnotes.pro.yearly,4250")

    package static let pricesDouble = DiagnosticKind(
        "prices.double", title: "A price is given twice",
        why: "For one product, plan and storefront there is one price.",
        example:
            "US,com.example.fieldnotes.pro.yearly,34.99 and, further down, US,com.example.fieldnotes.pro.yearly,39.99",
        mend: "Take one of the rows out.")

    package static let pricesPlan = DiagnosticKind(
        "prices.plan", title: "Unknown billing plan",
        why: "A plan is `upfront` (or empty), or `monthly` for the bill of a plan with a 12-month commitment.",
        example: "GB,com.example.fieldnotes.pro.yearly,2.99,GBP,month",
        mend: "GB,com.example.fieldnotes.pro.yearly,2.99,GBP,monthly")

    package static let pricesProduct = DiagnosticKind(
        "prices.product", title: "Nobody says whose prices a file holds",
        why:
            "App Store Connect's price files are for one product and do not name it. The file's name may, or site.yaml.",
        example: "prices: [subscription_prices.csv]",
        mend: "prices: [{ file: subscription_prices.csv, product: com.example.fieldnotes.pro.yearly }]")

    package static let pricesAnswer = DiagnosticKind(
        "prices.answer", title: "An answer of the App Store Connect API lacks something",
        why: "A price is made of a price point and a territory, which the answer holds only when they are asked for.",
        example: "the answer of /v1/subscriptions/ID/prices",
        mend: "the answer of /v1/subscriptions/ID/prices?include=subscriptionPricePoint,territory&limit=200")

    package static let pricesPage = DiagnosticKind(
        "prices.page", .warning, title: "A file holds one page of prices",
        why: "The API answers in pages. Storefronts on the others have no price here.",
        example: "\"links\" : { \"next\" : \"https://…\" }", mend: "Ask with limit=200, or save every page.")

    package static let pricesDates = DiagnosticKind(
        "prices.dates", .warning, title: "A price changes on a day",
        why: "A page is built from what is written, not by the clock, so it is for you to say which day counts.",
        example: "prices: [{ file: yearly.json, product: com.example.fieldnotes.pro.yearly }]",
        mend: "prices: [{ file: yearly.json, product: com.example.fieldnotes.pro.yearly, on: 2026-11-01 }]")
}
