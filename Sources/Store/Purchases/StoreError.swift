/// Why the store could not do what it was asked, named as StoreKit's `StoreKitError` and `Product.PurchaseError` are.
public enum StoreError: Error, Sendable, Hashable {
    case networkError
    /// The system's own text for the person, in their language.
    case systemError(String)
    case notAvailableInStorefront
    case notEntitled
    case unsupported
    case userCancelled
    case unknown

    case productUnavailable
    /// Purchases are switched off on this device.
    case purchaseNotAllowed
    case invalidQuantity
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
}

extension StoreError: CustomStringConvertible {
    /// The case's name, for logs and for the `reason` of a signal; a system's text is not part of it.
    public var description: String {
        switch self {
        case .networkError: "networkError"
        case .systemError: "systemError"
        case .notAvailableInStorefront: "notAvailableInStorefront"
        case .notEntitled: "notEntitled"
        case .unsupported: "unsupported"
        case .userCancelled: "userCancelled"
        case .unknown: "unknown"
        case .productUnavailable: "productUnavailable"
        case .purchaseNotAllowed: "purchaseNotAllowed"
        case .invalidQuantity: "invalidQuantity"
        case .ineligibleForOffer: "ineligibleForOffer"
        case .invalidOfferIdentifier: "invalidOfferIdentifier"
        case .invalidOfferPrice: "invalidOfferPrice"
        case .invalidOfferSignature: "invalidOfferSignature"
        case .missingOfferParameters: "missingOfferParameters"
        }
    }
}
