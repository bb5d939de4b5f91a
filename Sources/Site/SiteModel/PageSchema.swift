package import TemplateEngine

/// What a template may name: declared once, here. Every value is finished, localized text; templates only place it.
package enum PageSchema {
    /// What every layout gets.
    package static let page = TemplateRecord(
        "page",
        [
            TemplateField("language", .text, "the page's language, such as `en` or `zh-Hans`"),
            TemplateField("direction", .choice(["ltr", "rtl"]), "the direction of the page's language"),
            TemplateField(
                "host", .choice(["web", "preview"]), "who shows the page, until its script finds another host"),
            TemplateField("title", .text, "the page's title with the site's name"),
            TemplateField("description", .text, "one sentence about the page, for search results"),
            TemplateField("content_security_policy", .text, "the policy for the page's meta element"),
            TemplateField("canonical", .optional(.url), "the address that search engines keep; absent in an app"),
            TemplateField("robots", .optional(.text), "`noindex` on variant pages"),
            TemplateField("alternates", .list(alternate), "the same page in the other languages, and `x-default`"),
            TemplateField("languages", .list(language), "the languages of this page, for the language chooser"),
            TemplateField("site", .record(site), "the site"),
            TemplateField("legal", .record(legal), "the legal links"),
            TemplateField("words", .record(WordsSchema.words), "the product's own words in the page's language"),
            TemplateField("structured_data", .optional(.json), "JSON-LD for search engines"),
            TemplateField("page_data", .optional(.json), "what scripts read: prices, storefronts, signals"),
            TemplateField("chooser", .optional(.record(chooser)), "on `/` alone"),
            TemplateField("pricing", .optional(.record(pricing)), "on `/LOCALE/` alone"),
            TemplateField("document", .optional(.record(document)), "on Markdown pages alone"),
            TemplateField("paywall", .optional(.record(paywall)), "on paywalls and their variants alone"),
        ])

    static let alternate = TemplateRecord(
        "alternate",
        [
            TemplateField("language", .text, "a language tag, or `x-default`"),
            TemplateField("url", .url, "the absolute address"),
        ])

    static let language = TemplateRecord(
        "language",
        [
            TemplateField("language", .text, "a language tag"),
            TemplateField("direction", .text, "`ltr` or `rtl`"),
            TemplateField("name", .text, "the language's own name"),
            TemplateField("url", .url, "a link to the page in that language"),
            TemplateField("is_current", .flag, "whether it is this page"),
        ])

    static let site = TemplateRecord(
        "site",
        [
            TemplateField("name", .text, "the site's name"),
            TemplateField(
                "home_url", .optional(.url), "a link to the pricing page of this locale; an app has no such page"),
            TemplateField("app_store_url", .optional(.url), "the app in the App Store"),
            TemplateField(
                "badge", .optional(.record(badge)),
                "the App Store's badge in the page's language, where the site has it"),
            TemplateField("icon", .optional(.record(picture)), "the picture for the browser's tab, on the web"),
            TemplateField(
                "image", .optional(.record(picture)),
                "the picture for link previews, on the web; its `url` is absolute"),
            TemplateField("smart_banner", .optional(.text), "the content of Apple's Smart App Banner meta element"),
        ])

    static let picture = TemplateRecord(
        "picture",
        [
            TemplateField("url", .url, "a link to the picture"),
            TemplateField("width", .text, "its width in pixels"),
            TemplateField("height", .text, "its height in pixels"),
        ])

    static let badge = TemplateRecord(
        "badge", picture.fields + [TemplateField("alternative", .text, "what the badge says")])

    static let legal = TemplateRecord(
        "legal",
        [
            TemplateField("terms_url", .optional(.url), "the terms of use"),
            TemplateField("privacy_url", .optional(.url), "the privacy policy"),
            TemplateField("pages", .list(link), "other legal pages that this language has"),
        ])

    static let chooser = TemplateRecord(
        "chooser", [TemplateField("headline", .text, "the site's name")])

    static let pricing = TemplateRecord(
        "pricing",
        [
            TemplateField("headline", .text, "the heading of the pricing page"),
            TemplateField("paywalls", .list(pricingPaywall), "the paywalls that exist in this language"),
            TemplateField("documents", .list(link), "the Markdown pages that exist in this language"),
        ])

    static let pricingPaywall = TemplateRecord(
        "pricing_paywall",
        [
            TemplateField("name", .text, "the paywall's file name"),
            TemplateField("icon", .optional(.trustedHTML), "the paywall's drawing"),
            TemplateField("headline", .text, "the paywall's headline"),
            TemplateField("subtitle", .optional(.text), "the paywall's subtitle"),
            TemplateField("url", .url, "a link to the paywall"),
            TemplateField("link_label", .text, "what the link says"),
            TemplateField("products", .list(pricingProduct), "what the paywall sells"),
            TemplateField("storefront_note", .optional(.text), "whose prices they are, when it is another storefront"),
            TemplateField("tax_note", .optional(.text), "whether the prices include taxes, where that is known"),
        ])

    static let pricingProduct = TemplateRecord(
        "pricing_product",
        [
            TemplateField("name", .text, "the product's name"),
            TemplateField("price_line", .text, "the billed price with its period, and how often it is billed"),
            TemplateField("total", .optional(.text), "what a commitment comes to"),
        ])

    static let link = TemplateRecord(
        "link",
        [
            TemplateField("title", .text, "what the link says"),
            TemplateField("url", .url, "where it leads"),
        ])

    static let document = TemplateRecord(
        "document",
        [
            TemplateField("title", .text, "the page's heading"),
            TemplateField("body", .trustedHTML, "the Markdown as HTML"),
        ])
}
