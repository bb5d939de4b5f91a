/// The product's own drawings, under plain names. They are decorative: hidden from screen readers, coloured by the
/// theme through `currentColor`.
///
/// System symbols may not leave the system, so these are drawn for Paywallgen on a 24-unit grid.
package enum Icons {
    /// The names that `icon:` in a paywall knows, sorted.
    package static let names: [String] = paths.keys.sorted()

    /// The SVG of an icon, ready to stand in HTML text; `nil` for an unknown name.
    package static func svg(_ name: String) -> String? {
        guard let path = paths[name] else { return nil }
        return
            "<svg class=\"icon icon-\(name)\" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" fill=\"currentColor\" "
            + "aria-hidden=\"true\" focusable=\"false\"><path d=\"\(path)\"/></svg>"
    }

    private static let paths: [String: String] = [
        "bell":
            "M12 2a2 2 0 0 0-2 2v.6A6 6 0 0 0 6 10.3V15l-2 3v1h16v-1l-2-3v-4.7A6 6 0 0 0 14 4.6V4a2 2 0 0 0-2-2Zm-2.5 18.5a2.5 2.5 0 0 0 5 0Z",
        "bolt": "M13.5 2 4.5 13.5H11L9.5 22l10-12H13z",
        "check": "M9.2 17.7 3.9 12.4l2-2 3.3 3.3 8.9-8.9 2 2z",
        "cloud":
            "M7 19a5 5 0 0 1-.7-9.95A6.5 6.5 0 0 1 18.8 10.1 4.5 4.5 0 0 1 17.5 19Z",
        "crown":
            "M3 8.2a1.6 1.6 0 1 1 2.7 1.15l3.3 2.65 2.4-4.6a1.7 1.7 0 1 1 1.2 0l2.4 4.6 3.3-2.65A1.6 1.6 0 1 1 21 8.2c0 .8-.6 1.5-1.4 1.6L18.3 17H5.7L4.4 9.8A1.6 1.6 0 0 1 3 8.2ZM5.7 18.6h12.6V21H5.7Z",
        "heart":
            "M12 20.7 4.3 13A5 5 0 0 1 11.4 6l.6.6.6-.6A5 5 0 0 1 19.7 13Z",
        "image":
            "M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm1 13.5 4.5-6 3.5 4.5 2.2-2.7 3.8 4.7V6H5Zm11-7.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z",
        "lock":
            "M12 2a5 5 0 0 0-5 5v3H6a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V11a1 1 0 0 0-1-1h-1V7a5 5 0 0 0-5-5Zm-3 8V7a3 3 0 0 1 6 0v3Z",
        "sparkles":
            "M10 4l1.7 5.3L17 11l-5.3 1.7L10 18l-1.7-5.3L3 11l5.3-1.7ZM18 2l.9 2.6L21.5 5.5l-2.6.9L18 9l-.9-2.6-2.6-.9 2.6-.9ZM18.5 15l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z",
        "star":
            "M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z",
    ]
}
