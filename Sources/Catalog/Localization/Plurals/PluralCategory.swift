/// The six plural categories of CLDR; the raw value is the word that String Catalogs and CLDR use.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}
