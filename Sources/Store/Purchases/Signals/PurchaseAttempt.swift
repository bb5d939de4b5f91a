/// One wish to buy, from the tap to its end, and the page where it began. Its id is in every signal of the attempt.
public struct PurchaseAttempt: Sendable, Hashable, Codable {
    public let id: String
    /// The paywall's name, as in `paywalls/NAME.yaml`.
    public let paywall: String?
    /// Where in the app the paywall was shown: `settings`, `export`.
    public let placement: String?
    public let experiment: String?
    public let variant: String?

    /// - Parameter id: unique among all attempts; the page makes one, or `UUID().uuidString` does.
    public init(
        id: String, paywall: String? = nil, placement: String? = nil, experiment: String? = nil, variant: String? = nil
    ) {
        self.id = id
        self.paywall = paywall
        self.placement = placement
        self.experiment = experiment
        self.variant = variant
    }
}
