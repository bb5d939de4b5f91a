package import TemplateEngine

extension PageSchema {
    /// A paywall or one of its variants.
    package static let paywall = TemplateRecord(
        "paywall",
        [
            TemplateField("name", .text, "the paywall's file name"),
            TemplateField("variant", .optional(.text), "the variant's name on a variant page"),
            TemplateField("icon", .optional(.trustedHTML), "the paywall's drawing, decorative"),
            TemplateField("headline", .text, "the heading"),
            TemplateField("subtitle", .optional(.text), "the line below the heading"),
            TemplateField("benefits", .list(benefit), "what a buyer gets"),
            TemplateField("features", .list(feature), "the table that compares the plans: a row a feature"),
            TemplateField("has_features", .flag, "whether there is such a table"),
            TemplateField("has_free", .flag, "whether the table says what is free"),
            TemplateField("products", .list(product), "the products, in the order in which they are shown"),
            TemplateField("selected", .record(product), "the product that is chosen at first"),
            TemplateField("periods", .list(period), "the products by how long they run, for a switch between them"),
            TemplateField("has_periods", .flag, "whether there is more than one period"),
            TemplateField("locked", .optional(.record(locked)), "the picture behind a gate"),
            TemplateField("has_restore", .flag, "whether the paywall has a restore button"),
            TemplateField("has_redeem", .flag, "whether the paywall has a button for offer codes"),
            TemplateField("has_manage", .flag, "whether the paywall has a button to manage a subscription"),
            TemplateField("has_close", .flag, "whether the paywall has a close button"),
            TemplateField("redeem_url", .optional(.url), "where a code is redeemed on the open web"),
            TemplateField("manage_url", .optional(.url), "where a subscription is managed on the open web"),
            TemplateField("buy_url", .optional(.url), "where buying leads on the open web: the App Store"),
            TemplateField("storefront_note", .optional(.text), "whose prices they are, when it is another storefront"),
            TemplateField("tax_note", .optional(.text), "whether the prices include taxes, where that is known"),
        ])

    static let benefit = TemplateRecord("benefit", [TemplateField("text", .text, "one line")])

    /// A row of the table of features.
    static let feature = TemplateRecord(
        "feature",
        [
            TemplateField("text", .text, "what it is"),
            TemplateField("free", .optional(.record(featureCell)), "what is free; there in every row if `has_free`"),
            TemplateField("cells", .list(featureCell), "what each plan has of it, in the order of the products"),
        ])

    static let featureCell = TemplateRecord(
        "feature_cell",
        [
            TemplateField("is_included", .flag, "whether the plan has it"),
            TemplateField("value", .optional(.text), "how much of it, or of which kind"),
        ])

    /// The plans that run equally long.
    static let period = TemplateRecord(
        "period",
        [
            TemplateField("label", .text, "how long, as in `Yearly`"),
            TemplateField("period_id", .text, "an id that is unique in the page"),
            TemplateField("is_shown", .flag, "whether it holds the product that is chosen at first"),
            TemplateField("has_choice", .flag, "whether it has more than one product"),
            TemplateField("badge", .optional(.text), "the first badge of its products"),
            TemplateField(
                "products", .list(product), "its products; `is_selected` says which of them is chosen at first"),
            TemplateField("features", .list(feature), "the table of features for its products"),
        ])

    static let locked = TemplateRecord(
        "locked",
        [
            TemplateField("image_url", .url, "the picture"),
            TemplateField("width", .text, "its width in CSS pixels"),
            TemplateField("height", .text, "its height in CSS pixels"),
            TemplateField("alternative", .text, "what the picture shows"),
            TemplateField("unlock", .text, "what to do while it is locked"),
            TemplateField("save", .text, "what to do once it is unlocked"),
        ])

    /// One thing to buy.
    static let product = TemplateRecord(
        "product",
        [
            TemplateField("alias", .text, "the name that the paywall's file calls it by"),
            TemplateField("id", .text, "the App Store's product id"),
            TemplateField("plan", .optional(.text), "`monthly` for the plan with a commitment"),
            TemplateField("name", .text, "the product's name"),
            TemplateField("description", .optional(.text), "the product's description"),
            TemplateField("price", .text, "the billed price alone"),
            TemplateField("price_line", .text, "the billed price with its period, as a phrase"),
            TemplateField("period_line", .optional(.text), "the period alone, as in `per month`"),
            TemplateField("equivalent", .optional(.text), "the price per month of a longer period, as a phrase"),
            TemplateField("badge", .optional(.text), "a short remark, such as a saving"),
            TemplateField("is_selected", .flag, "whether it is chosen at first"),
            TemplateField("offer", .optional(.text), "the introductory offer as a condition"),
            TemplateField("commitment", .optional(.record(commitment)), "what a plan with a commitment binds to"),
            TemplateField("features", .list(productFeature), "the table of features as this product has it"),
            TemplateField("renewal", .text, "when it renews and how to cancel, or that it is paid once"),
            TemplateField("button", .text, "what the button says"),
            TemplateField("buy_label", .text, "the button for a screen reader"),
            TemplateField("spoken", .text, "name, price and conditions as a sentence"),
            TemplateField("input_id", .text, "an id that is unique in the page"),
        ])

    static let productFeature = TemplateRecord(
        "product_feature",
        [
            TemplateField("text", .text, "what it is"),
            TemplateField("is_included", .flag, "whether the product has it"),
            TemplateField("value", .optional(.text), "how much of it, or of which kind"),
        ])

    static let commitment = TemplateRecord(
        "commitment",
        [
            TemplateField("bill", .text, "what is billed, how often and how many times"),
            TemplateField("total", .text, "what it comes to"),
            TemplateField("payments", .text, "number of bills, bill and total in one line"),
            TemplateField("cancel", .text, "what cancelling does"),
        ])
}
