import Arguments
import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// `paywallgen variables FILE.storekit --locale L`: every copy variable of every product.
enum VariablesCommand: Command {
    enum Format: String, CaseIterable { case text, json }

    static let file = Operand.one("FILE", "a .storekit file")
    static let locale = Option.optional(
        "locale", "L", .language, "the language of the values, such as de or pt-BR; it must be given")
    static let storefront = Option.optional(
        "storefront", "S", .text, "whose prices to show, such as JP or JPN; without it the file's own")
    static let prices = Option.repeated(
        "prices", "FILE", .path, "a price list, or App Store Connect's prices of a product; may be given more than once"
    )
    static let now = Option.optional(
        "now", "D", .day, "the day on which a buyer begins, for offer_end_date; without it today")
    static let format = Option("format", "FORMAT", .choice(of: Format.self), default: .text, "text or json")

    static let definition = CommandDefinition(
        "variables", "show every copy variable of every product",
        discussion: "The values are those for a buyer who is eligible for the product's offer.", operands: [file],
        options: [locale, storefront, prices, now, format],
        examples: [
            ("variables App/Products.storekit --locale de", "in German, for the file's own storefront"),
            (
                "variables App/Products.storekit --locale ja --storefront JP --prices prices.csv",
                "in Japanese, with the yen prices of a list"
            ),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let language = try language(arguments)
        let named = try Storefront.named(arguments[storefront], option: storefront.definition.name)
        let source = try FileReader.read(path: arguments[file], shownAs: arguments[file])
        var lists: [SourceText] = []
        for path in arguments[prices] { lists.append(try FileReader.read(path: path, shownAs: path)) }
        var diagnostics: [Diagnostic] = []
        let listing = listing(
            source, prices: lists, named: named, language: language, firstDay: arguments[now] ?? .today,
            into: &diagnostics)
        switch arguments[format] {
        case .json:
            console.output.write(VariableListing.json(listing, locale: language.language, diagnostics).pretty())
        case .text:
            show(listing, diagnostics, console)
        }
        return diagnostics.hasErrors ? .findings : .success
    }
}

extension VariablesCommand {
    private static func language(_ arguments: ParsedArguments) throws(UsageError) -> CopyLanguage {
        guard let tag = arguments[locale] else { throw UsageError("--locale is missing, such as --locale en") }
        if let language = CopyLanguage(tag) { return language }
        let spoken = Wording.languages.map(\.identifier).sorted().joined(separator: ", ")
        throw UsageError("--locale: there are no words for \(tag.identifier); there are for \(spoken)")
    }

    /// `nil` when one of the files is refused.
    private static func listing(
        _ source: SourceText, prices: [SourceText], named: Storefront?, language: CopyLanguage,
        firstDay: CalendarDay?, into diagnostics: inout [Diagnostic]
    ) -> VariableListing? {
        let file = StoreKitReader.read(source, into: &diagnostics)
        let ids = file?.products.map(\.id) ?? []
        let lists = prices.map { prices in
            PriceFile(prices, settings: PriceFile.Settings(day: firstDay?.iso8601))
                .read(productIDs: ids, into: &diagnostics)
        }
        guard let file, !lists.contains(where: { $0 == nil }) else { return nil }
        let read = lists.compactMap(\.self)
        // Where a list has prices for the storefront, the file's own, of which nobody knows whose they are, are others.
        let isListed = named.map { named in read.contains { $0.storefronts.contains(named) } } ?? false
        let catalog = Catalog(
            [Catalog.Source(file: file, defaultStorefront: isListed ? nil : named)], into: &diagnostics)
        var found: [Diagnostic] = []
        let book = PriceBook(catalog: catalog, lists: read, into: &found)
        // A list may hold the products of other files too; one whose name is nearly that of a product here is misspelt.
        diagnostics += found.filter { $0.kind != .productUnknown || $0.suggestion != nil }
        return VariableListing(
            file: file, prices: book, storefront: named ?? file.storefront, language: language, firstDay: firstDay,
            into: &diagnostics)
    }

    private static func show(_ listing: VariableListing?, _ diagnostics: [Diagnostic], _ console: Console) {
        let output = console.output.terminal
        let errors = console.errors.terminal
        if let listing {
            console.output.write(
                listing.text(width: min(output.width, 120), style: TerminalStyle(isColored: output.hasColor)))
        }
        guard !diagnostics.isEmpty else { return }
        if listing != nil { console.errors.write("\n") }
        console.errors.write(DiagnosticText(width: errors.width, color: errors.hasColor).render(diagnostics))
    }
}

extension ArgumentKind where Value == CalendarDay {
    /// A day such as `2026-10-02`.
    fileprivate static var day: Self {
        ArgumentKind(expecting: "a day such as 2026-10-02") {
            CalendarDay(iso8601: $0)
        } write: {
            $0.iso8601
        }
    }
}
