import Localization
import TemplateEngine

/// The entries of language choosers. ICU takes its time to find a language's own name, so each is looked up once.
struct LanguageNames: Sendable {
    private let entries: [LanguageTag: (name: String, direction: String)]

    init(_ tags: [LanguageTag]) {
        entries = Dictionary(tags.map { ($0, ($0.autonym, $0.direction.rawValue)) }) { first, _ in first }
    }

    /// One language, by `PageSchema.language`.
    func entry(for tag: LanguageTag, url: String, isCurrent: Bool) -> TemplateValue {
        let entry = entries[tag] ?? (tag.autonym, tag.direction.rawValue)
        return PageSchema.language.makeValue(fields: [
            "language": .text(tag.identifier), "direction": .text(entry.direction), "name": .text(entry.name),
            "url": .url(url), "is_current": .flag(isCurrent),
        ])
    }
}
