/// What a string table's path says of it.
package enum StringTableFile {
    /// What the names of string tables end in.
    package static let endings = [".xcstrings", ".strings", ".stringsdict", ".xliff", ".xlf"]

    /// Whether a file holds texts for this program. Of an exported bundle (`de.xcloc`) that is the XLIFF alone; the copies
    /// of the app's sources in it are not.
    package static func isTable(path: String) -> Bool {
        guard endings.contains(where: path.hasSuffix) else { return false }
        let folders = path.split(separator: "/").map(String.init)
        guard let bundle = folders.lastIndex(where: { $0.hasSuffix(".xcloc") }), bundle < folders.count - 1 else {
            return true
        }
        return folders[bundle + 1] == "Localized Contents" && isXLIFF(path: path)
    }

    static func isXLIFF(path: String) -> Bool { path.hasSuffix(".xliff") || path.hasSuffix(".xlf") }

    /// The name of the innermost folder `NAME.lproj` of a path.
    static func languageFolder(ofPath path: String) -> String? {
        let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
        return folder.map { String($0.dropLast(".lproj".count)) }
    }

    /// The language that a folder's name stands for; `Base` is the language that the app is developed in. English names
    /// are those that Xcode gave such folders before it used tags.
    static func language(ofFolder name: String, base: LanguageTag) -> LanguageTag? {
        if name == "Base" { return base }
        return LanguageTag(oldNames[name] ?? name)
    }

    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Danish": "da", "Finnish": "fi", "Korean": "ko", "Norwegian": "nb", "Polish": "pl",
        "Portuguese": "pt", "Russian": "ru", "Swedish": "sv",
    ]
}
