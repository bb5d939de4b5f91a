/// A page of the site as the preview sends it: with the preview's script, and a policy that lets this script run.
///
/// The site's own bytes are copied, never changed in place.
enum PreviewPage {
    /// The page to send; its script compares `version` with the event stream (see `SiteStore.Shown`).
    static func make(from page: [UInt8], version: String) -> [UInt8] {
        insertScript(into: extendPolicy(of: page), PreviewScript.element(page: "site", version: version))
    }

    private static func extendPolicy(of page: [UInt8]) -> [UInt8] {
        guard let range = MetaTag.policyRange(in: page) else { return page }
        let value = MetaTag.Attribute(name: "content", value: range).text(in: page)
        var policy = PagePolicy(value)
        policy.allowPreview(script: PreviewScript.hashSource)
        return Array(page[..<range.lowerBound]) + Array("\"\(PageText.escape(policy.text))\"".utf8)
            + Array(page[range.upperBound...])
    }

    private static func insertScript(into page: [UInt8], _ script: String) -> [UInt8] {
        let end = ByteSearch.lastIndex(of: "</body", in: page) ?? page.count
        return Array(page[..<end]) + Array(script.utf8) + Array(page[end...])
    }
}
