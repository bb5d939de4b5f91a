import Arguments
import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// `paywallgen products FILE.storekit`: what a file sells.
enum ProductsCommand: Command {
    enum Format: String, CaseIterable { case text, json }

    static let file = Operand.one("FILE", "a .storekit file")
    static let format = Option("format", "FORMAT", .choice(of: Format.self), default: .text, "text or json")
    static let locale = Option.optional(
        "locale", "L", .language, "the language of names, prices and offers, such as de or pt-BR")
    static let storefront = Option.optional(
        "storefront", "S", .text, "to which the prices belong when the file does not say, such as US or USA")

    static let definition = CommandDefinition(
        "products", "list what a .storekit file sells", operands: [file], options: [format, locale, storefront],
        examples: [
            ("products App/Products.storekit", "groups, prices, periods, offers and names"),
            ("products Products.storekit --format json", "the same for other tools"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let path = arguments[file]
        let named = try Storefront.named(arguments[storefront], option: storefront.definition.name)
        let source = try FileReader.read(path: path, shownAs: path)
        var diagnostics: [Diagnostic] = []
        let listing = StoreKitReader.read(source, into: &diagnostics).map {
            ProductListing(file: $0, namedStorefront: named, locale: arguments[locale])
        }
        switch arguments[format] {
        case .json:
            console.output.write(ProductListing.json(listing, path: path, diagnostics).pretty())
        case .text:
            show(listing, diagnostics, ignored: named, console)
        }
        return diagnostics.hasErrors ? .findings : .success
    }

    /// The listing, then what there is to say of the file.
    private static func show(
        _ listing: ProductListing?, _ diagnostics: [Diagnostic], ignored named: Storefront?, _ console: Console
    ) {
        let output = console.output.terminal
        let errors = console.errors.terminal
        if let listing {
            console.output.write(
                listing.text(width: min(output.width, 120), style: TerminalStyle(isColored: output.hasColor)))
            if let named, let own = listing.file.storefront, named != own {
                console.errors.write(
                    "The file's prices are for \(own.alpha2): --storefront \(named.alpha2) is not used\n")
            }
        }
        guard !diagnostics.isEmpty else { return }
        if listing != nil { console.errors.write("\n") }
        console.errors.write(DiagnosticText(width: errors.width, color: errors.hasColor).render(diagnostics))
    }
}
