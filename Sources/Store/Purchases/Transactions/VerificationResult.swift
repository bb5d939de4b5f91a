/// What the store sent, and whether it is the store's: StoreKit's own shape.
public enum VerificationResult<SignedValue: Sendable>: Sendable {
    /// Signed by the store, for this app and this device.
    case verified(SignedValue)
    /// Not shown to be the store's. It unlocks nothing and is never finished.
    case unverified(SignedValue, VerificationError)
}

extension VerificationResult {
    /// The value, whoever signed it: for messages only.
    public var unsafePayloadValue: SignedValue {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }

    /// The value, if it is the store's.
    public var verifiedValue: SignedValue? {
        switch self {
        case .verified(let value): value
        case .unverified: nil
        }
    }
}

extension VerificationResult: Equatable where SignedValue: Equatable {}
extension VerificationResult: Hashable where SignedValue: Hashable {}

/// Why something signed was not accepted, named as StoreKit names it.
public enum VerificationError: String, Error, Sendable, Hashable, CaseIterable {
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
    case revokedCertificate
}
