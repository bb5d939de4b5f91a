import Diagnostics
import SourceFiles

/// A `.stringsdict` file that may be changed and written back. What is not changed stays byte for byte as it was.
struct StringsDictDocument {
    let source: SourceText
    /// Each key once; texts by width are not among them, since XLIFF has no ids for them here.
    let entries: [StringsDictEntry]
    private let root: PropertyListNode
    private var edits: FileEdits
    let canBeWritten: Bool

    /// `nil` for a file that cannot be read; why has been said when its texts were.
    init?(_ source: SourceText) {
        var known: [Diagnostic] = []
        let isBinary = PropertyListReader.isBinary(source)
        guard let text = isBinary ? source : UnicodeText.utf8(source, into: &known),
            let root = PropertyListReader.read(text, into: &known),
            let entries = StringsDictReader.read(text, into: &known)
        else { return nil }
        self.source = source
        self.root = root
        self.entries = entries.filter { root[$0.key]?[StringsDictReader.formatKey] != nil }
        edits = FileEdits(source, text: text)
        canBeWritten = !isBinary
    }

    /// A file that is not there yet.
    init?(newPath path: String) {
        self.init(
            SourceText(
                path: path,
                text: """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                    <plist version="1.0">
                    <dict>
                    </dict>
                    </plist>

                    """))
    }

    var isChanged: Bool { !edits.isEmpty }
    var bytes: [UInt8] { edits.bytes }
}

extension StringsDictDocument {
    /// Sets texts of a key by their paths; what is missing of them is added, with the variables of `model`.
    ///
    /// - Returns: whether that can be done: a key that is not there yet needs the form `other` of each of its variables.
    mutating func set(_ texts: [VariationPath: String], of key: String, like model: StringsDictDocument?) -> Bool {
        guard let own = root[key] else { return add(texts, of: key, like: model) }
        var newForms: [String: [(key: String, xml: [String])]] = [:]
        for (path, text) in texts.sorted(by: { $0.key.order < $1.key.order }) {
            switch (path.steps.first, path.steps.last) {
            case (.substitution(let name)?, .plural(let category)?):
                guard let variable = own[name] else { return false }
                if let node = variable[category.rawValue] {
                    edits.set(text, of: node)
                } else {
                    newForms[name, default: []].append((category.rawValue, [FileEdits.element("string", text)]))
                }
            default:
                if let node = own[StringsDictReader.formatKey] { edits.set(text, of: node) }
            }
        }
        for (name, forms) in newForms.sorted(by: { $0.key < $1.key }) {
            if let variable = own[name] { edits.append(forms, to: variable) }
        }
        return true
    }

    private mutating func add(
        _ texts: [VariationPath: String], of key: String, like model: StringsDictDocument?
    ) -> Bool {
        guard let source = model?.root[key], let format = texts[.root] ?? source[StringsDictReader.formatKey]?.string
        else { return false }
        var lines = [
            "<dict>", "\t" + FileEdits.element("key", StringsDictReader.formatKey),
            "\t" + FileEdits.element("string", format),
        ]
        for variable in source.dictionary ?? [] where variable.value.dictionary != nil {
            let forms = PluralCategory.allCases.compactMap { category in
                texts[VariationPath(steps: [.substitution(variable.key), .plural(category)])].map { (category, $0) }
            }
            guard forms.contains(where: { $0.0 == .other }) else { return false }
            lines += ["\t" + FileEdits.element("key", variable.key), "\t<dict>"]
            for name in StringsDictReader.variableKeys {
                guard let text = variable.value[name]?.string else { continue }
                lines += ["\t\t" + FileEdits.element("key", name), "\t\t" + FileEdits.element("string", text)]
            }
            for (category, text) in forms {
                lines += [
                    "\t\t" + FileEdits.element("key", category.rawValue), "\t\t" + FileEdits.element("string", text),
                ]
            }
            lines.append("\t</dict>")
        }
        lines.append("</dict>")
        edits.append([(key, lines)], to: root)
        return true
    }
}

extension VariationPath {
    /// For a fixed order of changes.
    fileprivate var order: String { XLIFFUnitID(key: "", path: self).text }
}
