package import Diagnostics

/// Everything that the `.storekit` files of a site sell.
package struct Catalog: Sendable {
    package let sources: [Source]
    /// Every product once, in the order of the files and in theirs.
    package let products: [Product]
    private let entries: [String: Entry]

    /// One file, and the storefront that is to be assumed when the file names none.
    package struct Source: Sendable {
        package let file: StoreKitFile
        package let defaultStorefront: Storefront?

        package init(file: StoreKitFile, defaultStorefront: Storefront? = nil) {
            self.file = file
            self.defaultStorefront = defaultStorefront
        }

        /// The storefront to which the file's prices belong: the one it names, else what `site.yaml` says.
        package var storefront: Storefront? { file.storefront ?? defaultStorefront }
    }

    private struct Entry {
        let product: Product
        let source: Int
    }

    /// Reports products that several files sell; the first definition counts.
    package init(_ sources: [Source], into diagnostics: inout [Diagnostic]) {
        var entries: [String: Entry] = [:]
        var products: [Product] = []
        for (index, source) in sources.enumerated() {
            for product in source.file.products {
                if let earlier = entries[product.id]?.product {
                    let path = earlier.range.source.path
                    diagnostics.append(
                        Diagnostic(
                            .productDouble, "\(product.id) is also sold by \(path)", at: product.range,
                            notes: [Diagnostic.Note("first here", at: .range(earlier.range))]))
                } else {
                    entries[product.id] = Entry(product: product, source: index)
                    products.append(product)
                }
            }
        }
        self.sources = sources
        self.products = products
        self.entries = entries
    }
}

extension Catalog {
    package func product(id: String) -> Product? { entries[id]?.product }

    /// The storefront to which the prices of a product's file belong; `nil` when nobody says.
    package func storefront(of product: Product) -> Storefront? {
        entries[product.id].flatMap { sources[$0.source].storefront }
    }

    /// What to report of a product id that no file sells.
    package func unknownProduct(_ id: String, at range: SourceRange, severity: Severity? = nil) -> Diagnostic {
        let files = sources.map { source in
            let count = source.file.products.count
            return "\(source.file.source.path) (\(count) \(count == 1 ? "product" : "products"))"
        }
        return Diagnostic(
            .productUnknown, "no catalog sells \(id)", at: range,
            suggestion: NearestName.find(id, in: products.map(\.id)).map { .name($0) },
            notes: files.isEmpty ? [] : [Diagnostic.Note("looked in \(files.joined(separator: ", "))")],
            severity: severity)
    }
}
