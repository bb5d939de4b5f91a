import Localization
import SourceFiles
import TemplateEngine

/// Apple's "Download on the App Store" badge in a language, as a team puts it into `assets/badges/`: `en.svg`, `ja.svg`.
///
/// Apple's art may be used by those who have an app in the App Store and may not be passed on, so none is shipped.
struct TemplateBadge: Sendable {
    let path: String
    let size: ImageSize
    let alternative: String

    /// The text of the English badge; what stands for it in the String Catalog is the text of the others.
    static let text = "Download on the App Store"

    /// The badge for each language that has one.
    static func find(in content: SiteContent, languages: Set<LanguageTag>) -> [LanguageTag: TemplateBadge] {
        var files: [LanguageTag: Asset] = [:]
        for (name, asset) in content.assets where name.hasPrefix("assets/badges/") && asset.size != nil {
            let stem = name.dropFirst("assets/badges/".count).prefix { $0 != "." }
            if let language = LanguageTag(String(stem)) { files[language] = asset }
        }
        let available = files.keys.sorted { $0.identifier < $1.identifier }
        var badges: [LanguageTag: TemplateBadge] = [:]
        for language in languages {
            guard let best = language.best(in: available), let asset = files[best], let size = asset.size else {
                continue
            }
            badges[language] = TemplateBadge(
                path: asset.outputPath, size: size, alternative: alternative(in: language, content))
        }
        return badges
    }

    func value(on route: Route) -> TemplateValue {
        PageSchema.badge.makeValue([
            "url": .url(route.link(toFile: path)), "width": .text(String(size.width)),
            "height": .text(String(size.height)), "alternative": .text(alternative),
        ])
    }

    /// What the badge says, if the strings know; else what the link that it stands for would say.
    private static func alternative(in language: LanguageTag, _ content: SiteContent) -> String {
        if case .found(let text, _) = content.strings.lookup(text, in: language) { return text }
        if LanguageTag("en").map({ language.best(in: [$0]) != nil }) == true { return text }
        return Wording(language: language)?.words.getApp ?? text
    }
}
