package import Diagnostics

/// The findings about a site's own files.
package enum SiteDiagnostics {
    package static let kinds: [DiagnosticKind] = [
        .siteAppIDInvalid, .siteBundleInvalid, .siteTeamInvalid,
        .siteFileMissing, .siteLegalInvalid, .siteLocaleInvalid, .siteLocaleUnsupported, .siteLocalePseudo,
        .siteLocaleDouble, .siteFallbackUnknown, .siteNameInvalid, .siteSchemeInvalid, .siteTelemetryUnknown,
        .siteThemeUnknown, .siteURLInvalid, .paywallNone, .paywallProductsMissing,
        .paywallProductDouble, .paywallLockedMissing, .paywallFeaturePlanUnknown, .paywallIconUnknown,
        .paywallSelectedTwice,
        .paywallSignalUnknown, .paywallOfferCodeInvalid, .paywallWeightInvalid, .productPlanUnknown,
        .productWordsMissing, .stringsMissing, .copyPlural, .copyWithoutValue,
        .contentFileUnknown, .pictureMissing, .pictureUnreadable, .documentFrontMatter, .routeTaken, .pageOverBudget,
        .pageLeftOut, .pageUnused, .pageLinkBroken, .pagePlaceholder, .outputTaken, .outputOther, .themeInvalid,
        .themeLayoutMissing, .themeBaseUnknown, .themeBaseCircular,
        .themeOptionInvalid, .themeOptionUnknown, .themeOptionMissing, .themeOptionValue,
        .themeTokenInvalid,
    ]
}

extension DiagnosticKind {
    // MARK: site.yaml

    package static let siteNameInvalid = DiagnosticKind(
        "site.name.invalid",
        title: "A name that is part of an address has other than small letters, digits and hyphens",
        why: "Paywalls, variants and pages are folders of the site. Capital letters and blanks make addresses that"
            + " differ between systems.",
        example: "paywalls/Go Pro.yaml", mend: "paywalls/go-pro.yaml")
    package static let siteURLInvalid = DiagnosticKind(
        "site.url.invalid", title: "The site's address is not an absolute https address",
        why: "Canonical addresses, the sitemap and the links between languages are made from it.",
        example: "url: example.com/fieldnotes", mend: "url: https://example.com/fieldnotes")
    package static let siteAppIDInvalid = DiagnosticKind(
        "site.app.invalid", title: "The App Store id is not a number",
        why: "The App Store link, the Smart App Banner and the redeem link are made from it.",
        example: "app: { id: com.example.fieldnotes }", mend: "app: { id: 6480000001, bundle: com.example.fieldnotes }")
    package static let siteBundleInvalid = DiagnosticKind(
        "site.app.bundle", title: "The app's bundle id is none, or is missing beside the team",
        why: "Apple's systems open links in the app whose bundle id stands in apple-app-site-association.",
        example: "app: { id: 6480000001, bundle: Field Notes }",
        mend: "app: { id: 6480000001, bundle: com.example.fieldnotes }")
    package static let siteTeamInvalid = DiagnosticKind(
        "site.app.team", title: "The team id is not ten capital letters and digits",
        why: "It is the prefix of the app's id in apple-app-site-association; with a wrong one no link opens the app.",
        example: "app: { id: 6480000001, bundle: com.example.fieldnotes, team: Example Ltd }",
        mend: "app: { id: 6480000001, bundle: com.example.fieldnotes, team: 9JA89QQLNQ }")
    package static let siteLocaleInvalid = DiagnosticKind(
        "site.locale.invalid", title: "This is no language tag",
        why: "A locale is a language with an optional script and region, as in Xcode: en, zh-Hans, pt-BR.",
        example: "locales: { english: US }", mend: "locales: { en: US }")
    package static let siteLocaleDouble = DiagnosticKind(
        "site.locale.double", title: "A locale, or a storefront of one, is named twice",
        why: "Each locale has one folder, and each of its storefronts one set of prices.",
        example: "locales: { zh-Hans: CN, zh_Hans: [CN, SG] }", mend: "locales: { zh-Hans: [CN, SG] }")
    package static let siteLocaleUnsupported = DiagnosticKind(
        "site.locale.unsupported", title: "The product has no words of its own in this language yet",
        why: "Restore buttons, renewal terms and price phrases ship with the product. A page without them would mix two"
            + " languages.",
        example: "locales: { tlh: US }", mend: "locales: { tlh: { storefronts: [US], fallback: en } }")
    package static let siteLocalePseudo = DiagnosticKind(
        "site.locale.pseudo", .note, title: "Pages in a pseudo-locale are part of the site",
        why:
            "en-XA and ar-XB show the source language's texts disguised, for finding texts that come from no table and what"
            + " does not fit. Search engines and visitors are kept from them, but whoever knows the address finds them.",
        example: "locales: { en: US, en-XA: US }", mend: "locales: { en: US }")
    package static let siteFallbackUnknown = DiagnosticKind(
        "site.fallback.unknown", title: "The locale to fall back to is not one of the site's own",
        why: "A fallback page is built from another locale's copy and has that locale's page as its canonical address.",
        example: "locales: { en: US, ar: { storefronts: [SA], fallback: fr } }",
        mend: "locales: { en: US, ar: { storefronts: [SA], fallback: en } }")
    package static let siteThemeUnknown = DiagnosticKind(
        "site.theme.unknown", title: "There is no such theme",
        why: "A theme is a folder of themes/ with a file theme.yaml.",
        example: "theme: aurroa", mend: "theme: aurora")
    package static let siteFileMissing = DiagnosticKind(
        "site.file.missing", title: "A file that the site names is not there",
        why: "A build without it would leave out products, prices or translations without a word.",
        example: "catalog: [../App/Product.storekit]", mend: "catalog: [../App/Products.storekit]")
    package static let siteLegalInvalid = DiagnosticKind(
        "site.legal.invalid", title: "A legal link is neither an address nor apple nor a page of the site",
        why: "App Review asks for working links to terms and privacy on every paywall.",
        example: "legal: { terms: terms.html }", mend: "legal: { terms: apple, privacy: { page: privacy } }")
    package static let siteTelemetryUnknown = DiagnosticKind(
        "site.telemetry.unknown", title: "There is no such telemetry service",
        why: "A page can only send what a service understands.",
        example: "telemetry: { to: telemetry-deck, app: 1B2C }", mend: "telemetry: { to: telemetrydeck, app: 1B2C }")
    package static let siteSchemeInvalid = DiagnosticKind(
        "site.scheme.invalid", title: "This URL scheme may not be allowed",
        why: "A scheme that runs code (javascript, data, vbscript) would open every page to whoever can write a link.",
        example: "schemes: [javascript]", mend: "schemes: [mailto]")

    // MARK: Paywalls

    package static let paywallNone = DiagnosticKind(
        "paywall.none", .warning, title: "The site has no paywall",
        why: "Without a file in paywalls/ only the chooser and the Markdown pages are built.",
        example: "content/paywalls/ is empty", mend: "write content/paywalls/pro.yaml")
    package static let paywallProductsMissing = DiagnosticKind(
        "paywall.products.missing", title: "A paywall sells nothing",
        why: "A page without a product has nothing to buy, and App Review rejects it.",
        example: "products: []", mend: "products: [com.example.fieldnotes.pro.monthly]")
    package static let paywallProductDouble = DiagnosticKind(
        "paywall.product.double", title: "A paywall lists the same product twice",
        why: "A buyer would see one thing at one price in two places and could not tell them apart.",
        example: "products: [a, a]", mend: "products: [a]")
    package static let paywallSelectedTwice = DiagnosticKind(
        "paywall.selected.double", title: "Two products are chosen at first",
        why: "In a radio group one plan is chosen.",
        example: "products:\n  a: { id: a, selected: true }\n  b: { id: b, selected: true }",
        mend: "products:\n  a: { id: a, selected: true }\n  b: b")
    package static let paywallLockedMissing = DiagnosticKind(
        "paywall.locked.missing", title: "A gate has nothing behind it",
        why: "The layout gate shows a picture, blurred until it is paid for.",
        example: "layout: gate",
        mend: "layout: gate\nlocked: { image: assets/lake.svg, alt: A lake, unlock: Unlock, save: Save }")
    package static let paywallIconUnknown = DiagnosticKind(
        "paywall.icon.unknown", title: "There is no drawing of this name",
        why: "Icons are the product's own drawings; system symbols may not leave the system.",
        example: "icon: crown.fill", mend: "icon: crown")
    package static let paywallSignalUnknown = DiagnosticKind(
        "paywall.signal.unknown", title: "There is no signal of this type",
        why: "A renamed signal that is never sent would leave a hole in the reports.",
        example: "signals: { purchase: bought }", mend: "signals: { purchased: bought }")
    package static let paywallOfferCodeInvalid = DiagnosticKind(
        "paywall.code.invalid", title: "A paywall's offer code is none that the App Store takes",
        why: "The redeem link fills the code in; a wrong one would greet buyers with an error.",
        example: "offer_code: SUMMER 2026", mend: "offer_code: SUMMER2026")
    package static let paywallWeightInvalid = DiagnosticKind(
        "paywall.weight.invalid", title: "A variant's weight is not a whole number of 1 or more",
        why: "A variant gets its weight's share of the visitors.",
        example: "variants: { a: { weight: 0 } }", mend: "variants: { a: { weight: 1 } }")
    package static let productPlanUnknown = DiagnosticKind(
        "product.plan.unknown", title: "The product has no such billing plan",
        why: "Monthly billing with a commitment must be set up for the product in App Store Connect.",
        example: "{ id: com.example.pro.monthly, plan: monthly }",
        mend: "{ id: com.example.pro.yearly, plan: monthly }")
    package static let productWordsMissing = DiagnosticKind(
        "product.words.missing", .warning, title: "A product's name or description lacks a language",
        why: "A page is in one language; the page that would show it is left out in the language that lacks it.",
        example: "a .storekit file with names in English only, and locales: { en: US, ja: JP }",
        mend: "add the localization in Xcode, or the name in the String Catalog")

    // MARK: Copy

    package static let stringsMissing = DiagnosticKind(
        "strings.missing", .warning, title: "A text lacks a language",
        why:
            "A page is in one language, so the page that would show the text is left out in the language that lacks it.",
        example: "benefits: [Unlimited notes], not in the String Catalog", mend: "add the text to the String Catalog")
    package static let copyPlural = DiagnosticKind(
        "copy.plural", title: "A text of a paywall has plural forms only",
        why: "Which form is right depends on a number, and copy has none.",
        example: "headline: \"%lld wallpapers left\"", mend: "headline: Fifty wallpapers")
    package static let copyWithoutValue = DiagnosticKind(
        "copy.value.missing", title: "A headline or a button names a variable that has no value",
        why: "In a badge, a benefit or an offer the line would go; a headline or a button cannot.",
        example: "button: \"Start {{ product.offer_period_with_unit }} free\", for a product without an offer",
        mend: "button: { default: \"Subscribe for {{ product.price }}\", trial: \"Start free\" }")

    // MARK: Pages, pictures, output

    package static let contentFileUnknown = DiagnosticKind(
        "content.file.unknown", title: "A file in paywalls/ or pages/ has another kind of name",
        why: "It would be left out without a word.",
        example: "paywalls/pro.yml", mend: "paywalls/pro.yaml")
    package static let pictureMissing = DiagnosticKind(
        "picture.missing", title: "A picture is not there",
        why: "The page would show a broken picture.",
        example: "image: assets/lak.svg", mend: "image: assets/lake.svg")
    package static let pictureUnreadable = DiagnosticKind(
        "picture.unreadable", title: "A picture's size cannot be read",
        why: "The page reserves the picture's place, so that nothing jumps when it arrives.",
        example: "an SVG without width, height and viewBox", mend: "<svg viewBox=\"0 0 640 480\" …>")
    package static let documentFrontMatter = DiagnosticKind(
        "page.frontmatter", title: "A Markdown page does not begin with front matter",
        why: "The title and the description of a page stand in its front matter.",
        example: "# Questions", mend: "---\ntitle: Questions\n---\n# Questions")
    package static let routeTaken = DiagnosticKind(
        "route.taken", title: "Two pages want the same address",
        why: "One would overwrite the other.",
        example: "paywalls/pro.yaml and pages/pro.md", mend: "pages/about-pro.md")
    package static let pageOverBudget = DiagnosticKind(
        "page.budget", .warning, title: "A paywall page is over 14 KiB compressed",
        why: "14 KiB fit the first round trip; a larger page makes a buyer on a slow line wait.",
        example: "a theme with a large style sheet", mend: "a smaller style sheet")
    package static let pageLeftOut = DiagnosticKind(
        "page.language", .warning, title: "A page is left out in a language",
        why: "The page exists in another language only; the language chooser follows.",
        example: "pages/faq.md without pages/faq.ja.md", mend: "write pages/faq.ja.md")
    package static let pageUnused = DiagnosticKind(
        "page.unused", .warning, title: "No locale of the site shows this page",
        why: "The file's name says a language that the site does not have, so nobody would read it.",
        example: "pages/faq.it.md, and locales: { en: US }", mend: "locales: { en: US, it: IT }")
    package static let pageLinkBroken = DiagnosticKind(
        "page.link", title: "A link of a Markdown page leads nowhere, or where it may not",
        why: "Links name files of the content folder, so that they can be checked and led to the page in the reader's"
            + " language; a site below a folder of its host has no other way to be sure of them.",
        example: "[Prices](/pricing)", mend: "[Prices](../paywalls/pro.yaml)")
    package static let pagePlaceholder = DiagnosticKind(
        "page.placeholder", .warning, title: "A page still has places to fill in",
        why: "The starter pages mark with [[…]] what only you can say; readers would see the mark.",
        example: "[[your company]] runs this site.", mend: "Example Ltd runs this site.")
    package static let outputTaken = DiagnosticKind(
        "output.taken", title: "Something that the build did not write stands where a page must go",
        why: "Only files of ours are ever replaced or removed.",
        example: "output/en/pro/index.html, written by hand", mend: "move it away, or build with --output")
    package static let outputOther = DiagnosticKind(
        "output.other", title: "The output folder holds a site that is for something else",
        why: "A build removes what an earlier one wrote and it does not: one for an app would take the web site away.",
        example: "paywallgen build, then paywallgen build --for app --output output",
        mend: "paywallgen build --for app --output output-app")
    package static let themeInvalid = DiagnosticKind(
        "theme.invalid", title: "A theme has no usable theme.yaml",
        why: "theme.yaml says what the theme is called.",
        example: "themes/mine/ without theme.yaml", mend: "name: Mine")
    package static let themeLayoutMissing = DiagnosticKind(
        "theme.layout.missing", title: "A theme lacks a layout",
        why: "A theme has a layout for each kind of page: chooser, pricing, document, gate, rows, plans.",
        example: "themes/mine/layouts/ without gate.mustache", mend: "write layouts/gate.mustache")
    package static let themeOptionInvalid = DiagnosticKind(
        "theme.option.invalid", title: "A theme declares an option that nobody could use",
        why: "Templates name options like everything else, and a choice is one of the words that it lists.",
        example: "options: { Accent Colour: { type: color } }", mend: "options: { accent: { type: color } }")
    package static let themeOptionUnknown = DiagnosticKind(
        "theme.option.unknown", title: "The theme has no such option",
        why: "A misspelt option would leave the page as it was, and nobody would know why.",
        example: "theme_options: { acent: \"#0a7\" }", mend: "theme_options: { accent: \"#0a7\" }")
    package static let themeOptionMissing = DiagnosticKind(
        "theme.option.missing", title: "A theme needs an option that is not given",
        why: "theme.yaml declares it without a default, and not as optional.",
        example: "theme: portrait", mend: "theme: portrait\ntheme_options: { hero: assets/hero.jpg }")
    package static let themeOptionValue = DiagnosticKind(
        "theme.option.value", title: "A theme's option has a value that it cannot have",
        why: "A browser drops a colour that it cannot read, and a template knows only the words of its choices.",
        example: "theme_options: { accent: greenish }", mend: "theme_options: { accent: \"#0a7\" }")
    package static let themeTokenInvalid = DiagnosticKind(
        "theme.token.invalid", title: "A theme declares tokens that do not hold together",
        why: "The checks compute contrast and sizes from the tokens, and the page's styles are made of them.",
        example: "tokens:\n  light: { background: white }",
        mend: "tokens:\n  light: { background: \"#fff\", surface: …, text: …, muted: …, accent: …, on-accent: …,"
            + " outline: … }\n  sizes: { body: 17, small: 14, legal: 13, price: 22, target: 44 }")
}
