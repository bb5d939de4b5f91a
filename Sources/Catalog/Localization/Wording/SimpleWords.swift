/// The texts of a page that hold no value, in one language. Every field is needed, so a language is whole or absent.
///
/// The fields marked "for legal reading" state rights or duties; a lawyer of the market should read them once.
package struct SimpleWords: Sendable {
    // Actions
    package let restore: String
    package let redeem: String
    package let manage: String
    package let close: String
    package let getApp: String
    package let openInAppStore: String
    package let skipToContent: String

    // Headings and links
    package let terms: String
    package let privacy: String
    package let choosePlan: String
    package let chooseLanguage: String
    package let plansAndPrices: String

    // States of a plan, and notes beside a price
    package let free: String
    package let selected: String
    package let purchased: String
    package let oneTime: String
    /// Under a consumable: that it can be bought again, and is not restored.
    package let consumableNote: String
    package let billedOnce: String
    /// In a table of plans: that a plan has a feature.
    package let included: String
    /// In a table of plans: that a plan lacks a feature.
    package let notIncluded: String
    package let taxIncluded: String
    package let taxAdded: String

    // For legal reading
    /// What cancelling does while a 12-month commitment runs.
    package let commitmentCancel: String
    /// When and to whom the payment is charged.
    package let legalNote: String
    /// Where a refund is asked for.
    package let refundNote: String
}

extension SimpleWords {
    /// Every field with its name as templates write it; a test compares the list with the fields that there are.
    package static var fields: [(name: String, text: @Sendable (SimpleWords) -> String)] {
        [
            ("restore", { $0.restore }),
            ("redeem", { $0.redeem }),
            ("manage", { $0.manage }),
            ("close", { $0.close }),
            ("get_app", { $0.getApp }),
            ("open_in_app_store", { $0.openInAppStore }),
            ("skip_to_content", { $0.skipToContent }),
            ("terms", { $0.terms }),
            ("privacy", { $0.privacy }),
            ("choose_plan", { $0.choosePlan }),
            ("choose_language", { $0.chooseLanguage }),
            ("plans_and_prices", { $0.plansAndPrices }),
            ("free", { $0.free }),
            ("selected", { $0.selected }),
            ("purchased", { $0.purchased }),
            ("one_time", { $0.oneTime }),
            ("consumable_note", { $0.consumableNote }),
            ("billed_once", { $0.billedOnce }),
            ("included", { $0.included }),
            ("not_included", { $0.notIncluded }),
            ("tax_included", { $0.taxIncluded }),
            ("tax_added", { $0.taxAdded }),
            ("commitment_cancel", { $0.commitmentCancel }),
            ("legal_note", { $0.legalNote }),
            ("refund_note", { $0.refundNote }),
        ]
    }
}
