package import Diagnostics
package import Localization

/// A text of a paywall with the variables in it: `Subscribe for {{ product.price | uppercase }}`.
package struct CopyText: Sendable {
    /// As it was written.
    package let text: String
    package let parts: [Part]

    package init(text: String, parts: [Part]) {
        self.text = text
        self.parts = parts
    }

    package enum Part: Sendable, Hashable {
        case literal(String)
        case variable(CopyVariable)
    }
}

/// A variable in a text, with the functions through which its value goes, in order.
package struct CopyVariable: Sendable, Hashable {
    package let name: Name
    package let functions: [CopyFunction]

    package init(name: Name, functions: [CopyFunction] = []) {
        self.name = name
        self.functions = functions
    }

    package enum Name: Sendable, Hashable {
        /// `product.price`: of the product the text belongs to.
        case product(ProductVariable)
        /// `products.yearly.price`: of a product of the same paywall, by its alias.
        case products(alias: String, ProductVariable)
        /// `custom.season`: a value of the site's own.
        case custom(String)

        /// As copy writes it.
        package var text: String {
            switch self {
            case .product(let variable): "product.\(variable.rawValue)"
            case .products(let alias, let variable): "products.\(alias).\(variable.rawValue)"
            case .custom(let name): "custom.\(name)"
            }
        }
    }
}

/// The names that a text may use beside those of the product variables.
package struct CopyNames: Sendable {
    /// The aliases of the paywall's products.
    package let aliases: [String]
    /// The site's own values.
    package let custom: [String]

    package init(aliases: [String] = [], custom: [String] = []) {
        self.aliases = aliases
        self.custom = custom
    }
}

extension CopyText {
    /// Whether anything in it has to be filled in.
    package var hasVariables: Bool { parts.contains { if case .variable = $0 { true } else { false } } }

    /// The names of its variables, each as often as it occurs, sorted: equal for a source and a right translation.
    package var variableNames: [String] { variables.map(\.name.text).sorted() }

    package var variables: [CopyVariable] {
        parts.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }
    }

    /// Reads a text, and reports what is wrong with its variables.
    ///
    /// Where what stands at `range` is the very text, findings point into it; otherwise (after unescaping) they point at
    /// the whole of it.
    ///
    /// - Returns: the text with those of its variables that are right; what is wrong is left in it as it was written,
    ///   and has been reported as an error.
    package static func parse(
        _ text: String, at range: SourceRange, names: CopyNames, into diagnostics: inout [Diagnostic]
    ) -> CopyText {
        var parser = CopyParser(text, at: range, names: names)
        let parts = parser.parse()
        diagnostics += parser.diagnostics
        return CopyText(text: text, parts: parts)
    }

    /// The same text in a pseudo-locale: what is language in it disguised, the variables as they are.
    package func disguised(in locale: PseudoLocale) -> CopyText {
        // Copy that may hold no variable, such as a product's name, is shown by its text alone.
        let text = PseudoText.text(text, in: locale)
        guard locale == .accented else {
            return CopyText(text: text, parts: parts.map { $0.literalChanged { PseudoText.changed($0, in: locale) } })
        }
        let length = parts.map { if case .literal(let text) = $0 { text.count } else { 0 } }.reduce(0, +)
        // What is a value alone is in brackets already, or a number.
        guard length > 0 else { return self }
        return CopyText(
            text: text,
            parts: [.literal("[")] + parts.map { $0.literalChanged { PseudoText.changed($0, in: locale) } }
                + [.literal(PseudoText.filling(for: length) + "]")])
    }

    /// Reports a translation whose variables are not those of its source.
    ///
    /// A language may say a thing once that another says twice, so only names that one of them lacks are reported.
    package static func compare(
        translation: CopyText, at range: SourceRange, with source: CopyText, into diagnostics: inout [Diagnostic]
    ) {
        let wanted = Set(source.variableNames)
        let found = Set(translation.variableNames)
        let missing = wanted.subtracting(found).sorted()
        let added = found.subtracting(wanted).sorted()
        guard !missing.isEmpty || !added.isEmpty else { return }
        var clauses: [String] = []
        if !missing.isEmpty { clauses.append("lacks \(missing.joined(separator: ", "))") }
        if !added.isEmpty { clauses.append("has \(added.joined(separator: ", ")), which the source has not") }
        diagnostics.append(
            Diagnostic(
                .copyTranslation, "the translation of \"\(source.text)\" \(clauses.joined(separator: " and "))",
                at: range))
    }
}

extension CopyText.Part {
    fileprivate func literalChanged(_ change: (String) -> String) -> CopyText.Part {
        if case .literal(let text) = self { .literal(change(text)) } else { self }
    }
}
