/// How the arguments of substitutions are written: by name in a String Catalog (`%arg`, `%#@NAME@`), by number in XLIFF
/// (`%1$lld`, `%1$#@NAME@`).
struct ArgumentText {
    let substitutions: [String: CatalogTexts.Substitution]

    /// A catalog's text as XLIFF has it.
    func exported(_ text: String, at path: VariationPath) -> String {
        if case .substitution(let name)? = path.steps.first {
            guard let number = numbered(name) else { return text }
            return text.replacing("%arg", with: number)
        }
        return substitutions.keys.sorted().reduce(text) { text, name in
            guard let argument = substitutions[name]?.argument else { return text }
            return text.replacing("%#@\(name)@", with: "%\(argument)$#@\(name)@")
        }
    }

    /// XLIFF's text as a catalog has it. `sample` is a text of the same place, whose way of writing is taken up.
    func imported(_ text: String, at path: VariationPath, like sample: String?) -> String {
        guard let sample else { return text }
        if case .substitution(let name)? = path.steps.first {
            guard sample.contains("%arg"), let number = numbered(name) else { return text }
            return text.replacing(number, with: "%arg")
        }
        return substitutions.keys.sorted().reduce(text) { text, name in
            guard let argument = substitutions[name]?.argument, sample.contains("%#@\(name)@") else { return text }
            return text.replacing("%\(argument)$#@\(name)@", with: "%#@\(name)@")
        }
    }

    private func numbered(_ name: String) -> String? {
        guard let substitution = substitutions[name], let argument = substitution.argument else { return nil }
        return "%\(argument)$\(substitution.specifier)"
    }
}
