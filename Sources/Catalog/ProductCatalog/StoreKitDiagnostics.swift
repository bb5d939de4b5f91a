package import Diagnostics

/// What is found in `.storekit` files.
extension DiagnosticKind {
    package static let storekitEmpty = DiagnosticKind(
        "storekit.empty", title: "A .storekit file has nothing in it",
        why: "Xcode never writes such a file; most likely saving or merging it went wrong.",
        example: "a file of 0 bytes, or with a // header alone", mend: "Save it again in Xcode, or restore it.")

    package static let storekitVersion = DiagnosticKind(
        "storekit.version", title: "A .storekit file has no proper version",
        why: "Every StoreKit configuration names the version of its format. Without it the file is something else.",
        example: "\"version\": 3", mend: "\"version\" : { \"major\" : 3, \"minor\" : 0 }")

    package static let storekitVersionAbsent = DiagnosticKind(
        "storekit.version.absent", .note, title: "A .storekit file names no version",
        why: "Xcode always writes one; files written by hand often do not, and are read all the same.",
        example: "{ \"subscriptionGroups\" : [ … ] }", mend: "\"version\" : { \"major\" : 4, \"minor\" : 0 }")

    package static let storekitVersionNewer = DiagnosticKind(
        "storekit.version.newer", .warning, title: "A .storekit file is newer than this tool",
        why: "What is known of it is read, what is new is not. A newer version of this tool may know more.",
        example: "\"version\" : { \"major\" : 7, \"minor\" : 0 }", mend: "Look at the output of `paywallgen products`.")

    package static let storekitShape = DiagnosticKind(
        "storekit.shape", title: "A value in a .storekit file is missing or of the wrong kind",
        why: "The product cannot be read without it, and a paywall without it would lack a price or a period.",
        example: "\"subscriptions\": [\"monthly\", \"yearly\"]",
        mend: "\"subscriptions\" : [ { \"productID\" : \"monthly\", … } ]")

    package static let storekitKey = DiagnosticKind(
        "storekit.key", .note, title: "An unknown key in a .storekit file",
        why: "The key is not read. Files that are written by hand or by other tools have such keys, often misspelt.",
        example: "\"familySharable\": true", mend: "\"familyShareable\" : true")

    package static let storekitType = DiagnosticKind(
        "storekit.type", title: "A product has a type that does not belong there",
        why: "Renewing subscriptions stand in subscription groups, everything else in `products`.",
        example: "\"type\": \"AutoRenewableSubscription\"",
        mend: "\"type\" : \"RecurringSubscription\", in a group's \"subscriptions\"")

    package static let storekitValue = DiagnosticKind(
        "storekit.value", .warning, title: "A word in a .storekit file is unknown",
        why: "The offer or plan that has it is left out, rather than guessed at.",
        example: "\"paymentMode\": \"freeTrial\"", mend: "\"paymentMode\" : \"free\"")

    package static let storekitPeriod = DiagnosticKind(
        "storekit.period", title: "A period cannot be read",
        why: "A period is one whole number, above 0, of days, weeks, months or years.",
        example: "\"recurringSubscriptionPeriod\": \"P1M2W\"", mend: "\"recurringSubscriptionPeriod\" : \"P1M\"")

    package static let storekitPriceComma = DiagnosticKind(
        "storekit.price.comma", .warning, title: "A price has a decimal comma",
        why: "Xcode writes one where the system's region does. It is read as a decimal point.",
        example: "\"displayPrice\" : \"2,99\"", mend: "\"displayPrice\" : \"2.99\"")

    package static let storekitPriceEmpty = DiagnosticKind(
        "storekit.price.empty", .note, title: "A product has no price",
        why: "That is an error only where a paywall shows the product.",
        example: "\"displayPrice\" : \"\"", mend: "\"displayPrice\" : \"2.99\"")

    package static let storekitStorefront = DiagnosticKind(
        "storekit.storefront", .warning, title: "A .storekit file names an unknown storefront",
        why: "Without a storefront its prices have no currency; site.yaml must then say it.",
        example: "\"_storefront\" : \"UK\"", mend: "\"_storefront\" : \"GBR\"")

    package static let storekitLocale = DiagnosticKind(
        "storekit.locale", .warning, title: "A localization has no proper locale",
        why: "Nobody has that language, so the text is never shown.",
        example: "\"locale\" : \"english\"", mend: "\"locale\" : \"en_US\"")

    package static let storekitOfferFree = DiagnosticKind(
        "storekit.offer.free", .note, title: "A free trial has a price",
        why: "Xcode keeps the price that was there before. The word for free is shown.",
        example: "\"paymentMode\" : \"free\", \"displayPrice\" : \"9.99\"", mend: "Nothing needs to be done.")

    package static let storekitOfferDouble = DiagnosticKind(
        "storekit.offer.double", .warning, title: "A billing plan has two introductory offers",
        why: "The App Store has one at most for each billing plan. The first is shown.",
        example: "two elements of \"introductoryOffers\" with the same \"billingPlanType\"", mend: "Take one out.")

    package static let storekitOfferPlan = DiagnosticKind(
        "storekit.offer.plan", .warning, title: "An offer is for a billing plan that is not sold",
        why: "Nobody can buy by that plan, so nobody gets the offer, and no page shows it.",
        example:
            "an offer with \"billingPlanType\" : \"MONTHLY\", where that plan has \"isEnabled\" : false",
        mend: "Turn the plan on, or take the offer out.")

    package static let storekitPlanDouble = DiagnosticKind(
        "storekit.plan.double", .warning, title: "A product has the same billing plan twice",
        why: "The first one counts.", example: "two elements of \"billingPlans\" with the type \"MONTHLY\"",
        mend: "Take one out.")

    package static let storekitPlanPrice = DiagnosticKind(
        "storekit.plan.price", .warning, title: "The up-front plan contradicts the product's price",
        why: "Both are what a buyer pays at once. StoreKit shows the product's price, and so do the pages.",
        example: "\"displayPrice\" : \"11.88\", with a BILLED_UPFRONT plan of \"0.99\"",
        mend: "Give both the same price.")

    package static let storekitPlanCommitment = DiagnosticKind(
        "storekit.plan.commitment", .warning, title: "The bills do not add up to the commitment price",
        why: "A buyer sees both amounts, and must be able to check them.",
        example: "\"displayPrice\" : \"2.99\", \"commitmentDisplayPrice\" : \"34.99\"",
        mend: "\"displayPrice\" : \"2.99\", \"commitmentDisplayPrice\" : \"35.88\"")

    package static let storekitBundle = DiagnosticKind(
        "storekit.bundle", .warning, title: "A bundle group may be read wrongly",
        why:
            "Format 6.3 has a place for bundle groups, but no file with one is known yet. They are read as suite groups are, and left out where they are built otherwise.",
        example: "\"subscriptionBundleGroups\" : [ { … } ]",
        mend: "Look at the output of `paywallgen products`.")
}
