import Diagnostics
import ProductCatalog
import TestSupport

/// Small `.storekit` files, written for the tests.
enum StoreKitFixtures {
    /// A file of format 4.0 around one subscription, in the layout of Xcode.
    static func file(
        subscription: String, storefront: String? = "\"GBR\"", version: String = "{ \"major\" : 4, \"minor\" : 0 }"
    ) -> String {
        """
        {
          "identifier" : "1F2E3D4C",
          "nonRenewingSubscriptions" : [

          ],
          "products" : [

          ],
          "settings" : {
            "_storefront" : \(storefront ?? "null")
          },
          "subscriptionGroups" : [
            {
              "id" : "G1",
              "localizations" : [

              ],
              "name" : "Pro",
              "subscriptions" : [
                {\(subscription)}
              ]
            }
          ],
          "version" : \(version)
        }

        """
    }

    /// The members that every subscription needs; `extra` begins with a comma.
    static func monthly(price: String = "\"3.99\"", extra: String = "") -> String {
        """
        "displayPrice" : \(price), "productID" : "pro.monthly", "recurringSubscriptionPeriod" : "P1M",
                  "type" : "RecurringSubscription"\(extra)
        """
    }

    /// The file that a text holds, and what was said about it.
    static func read(_ text: String) -> (file: StoreKitFile?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let file = StoreKitReader.read(SourceText(path: "Products.storekit", text: text), into: &diagnostics)
        return (file, diagnostics.lines)
    }

    /// The one subscription of a file whose members are given, and what was said about it.
    static func readMonthly(price: String = "\"3.99\"", extra: String = "") -> (product: Product?, lines: [String]) {
        let (file, lines) = read(file(subscription: monthly(price: price, extra: extra)))
        return (file?.products.first, lines)
    }
}
