package import Diagnostics

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A price as a person wrote it: the exact amount, and where it stands.
///
/// It has no currency of its own; that follows from the storefront of the file or of the row.
package struct SourcedPrice: Sendable {
    /// The exact amount; never negative.
    package let amount: Decimal
    /// The amount in digits with a decimal point, with the very digits that were written: `9.90`.
    package let text: String
    package let range: SourceRange

    package init(amount: Decimal, text: String, range: SourceRange) {
        self.amount = amount
        self.text = text
        self.range = range
    }
}
