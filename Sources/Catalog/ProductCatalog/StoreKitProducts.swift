import Diagnostics
import Localization
import SourceFiles

extension StoreKitParser {
    /// The lists that hold products, and what may stand in them.
    enum ProductPlace {
        case product, nonRenewingSubscription

        fileprivate var name: String {
            switch self {
            case .product: "a product"
            case .nonRenewingSubscription: "a non-renewing subscription"
            }
        }

        fileprivate var types: [ProductType] {
            switch self {
            case .product: [.consumable, .nonConsumable, .nonRenewingSubscription]
            case .nonRenewingSubscription: [.nonRenewingSubscription]
            }
        }
    }

    /// A product that does not renew.
    mutating func product(_ node: JSONNode, as place: ProductPlace) -> Product? {
        guard var object = object(node, place.name, keys: .product) else { return nil }
        let id = requiredText("productID", of: object)
        object.name = id?.text ?? object.name
        let type = productType(of: object, place)
        let price = price("displayPrice", of: object)
        let localizations = localizations(of: object)
        let isFamilyShareable = flag("familyShareable", of: object, default: false)
        guard let id, let type else { return nil }
        return Product(
            id: id.text, type: type, referenceName: name("referenceName", of: object), price: price,
            localizations: localizations, isFamilyShareable: isFamilyShareable, subscription: nil, range: id.range)
    }

    mutating func localizations(of object: StoreKitObject) -> [ProductLocalization] {
        list("localizations", of: object).compactMap { localization($0) }
    }

    /// A name that may be missing, `null` or empty.
    mutating func name(_ key: String, of object: StoreKitObject) -> String? {
        guard let found = text(key, of: object), !found.text.isEmpty else { return nil }
        return found.text
    }

    private mutating func productType(of object: StoreKitObject, _ place: ProductPlace) -> ProductType? {
        if object["type"] == nil, place == .nonRenewingSubscription { return .nonRenewingSubscription }
        guard let found = requiredText("type", of: object) else { return nil }
        if let type = ProductType(rawValue: found.text), place.types.contains(type) { return type }
        let isRenewing =
            found.text == ProductType.autoRenewableSubscription.rawValue || found.text.contains("Renewable")
        report(
            .storekitType, "\(object.name) cannot be of the type \"\(found.text)\"", at: found.range,
            suggestion: isRenewing
                ? .advice("a renewing subscription stands in a group's \"subscriptions\", as \"RecurringSubscription\"")
                : NearestName.find(found.text, in: place.types.map(\.rawValue)).map { .name($0) })
        return nil
    }

    private mutating func localization(_ node: JSONNode) -> ProductLocalization? {
        guard let object = object(node, "a localization", keys: .localization) else { return nil }
        let displayName = text("displayName", of: object)?.text ?? ""
        let description = text("description", of: object)?.text ?? ""
        guard let locale = requiredText("locale", of: object) else { return nil }
        let language = LanguageTag(locale.text)
        if language == nil {
            report(
                .storekitLocale, "\"\(locale.text)\" is no locale: this localization is never shown", at: locale.range)
        }
        return ProductLocalization(
            language: language, locale: locale.text, displayName: displayName, description: description)
    }
}
