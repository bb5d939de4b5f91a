// swift-tools-version: 6.2
import PackageDescription

// MARK: Settings

/// What every target is held to. `PAYWALLGEN_STRICT=1` (set by continuous integration) turns warnings into errors.
let strictSettings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
    ] + (Context.environment["PAYWALLGEN_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// A module of one of the wings: `Sources/WING/NAME`.
func module(_ wing: String, _ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(wing)/\(name)", swiftSettings: strictSettings)
}

/// A program: `Sources/Commands/NAME`.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Sources/Commands/\(name)", swiftSettings: strictSettings)
}

/// The tests of a module, in `Tests/MODULETests`; their goldens, if they have any, in the folder `Snapshots` there, and
/// inputs that are whole folders in `Fixtures`.
func tests(
    _ module: String, _ dependencies: [Target.Dependency] = [], hasSnapshots: Bool = false, hasFixtures: Bool = false
) -> Target {
    .testTarget(
        name: "\(module)Tests", dependencies: [.byName(name: module)] + dependencies + ["TestSupport"],
        path: "Tests/\(module)Tests", exclude: (hasSnapshots ? ["Snapshots"] : []) + (hasFixtures ? ["Fixtures"] : []),
        swiftSettings: strictSettings)
}

/// A C library of the system: a header-only shim and a module map in `Sources/System/NAME`.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([apt]), .brew([brew])])
}

/// A fuzz target, `Tests/Fuzzing/NAME`. It has no main of its own (libFuzzer brings one), so it is there only when
/// `PAYWALLGEN_FUZZ=1` asks for it, as `make soak` does.
func fuzzing(_ name: String, _ dependencies: [Target.Dependency]) -> [Target] {
    guard Context.environment["PAYWALLGEN_FUZZ"] == "1" else { return [] }
    return [
        .executableTarget(
            name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/Fuzzing/\(name)",
            swiftSettings: strictSettings + [.unsafeFlags(["-parse-as-library"])])
    ]
}

// MARK: The package

let package = Package(
    name: "paywallgen",
    platforms: [.macOS("26.0"), .iOS("17.0")],
    products: [
        .executable(name: "paywallgen", targets: ["paywallgen"]),
        .executable(name: "telemetry", targets: ["telemetry"]),
        .library(name: "Purchases", targets: ["Purchases"]),
    ],
    targets: [
        // Support
        module("Support", "Diagnostics"),
        module("Support", "SourceFiles", ["Diagnostics", "CXML2", "CYAML"]),
        module("Support", "Arguments", ["Diagnostics"]),
        module("Support", "HTTPServer", ["Diagnostics", "CMicrohttpd"]),

        // Catalog
        module("Catalog", "Localization", ["SourceFiles", "CICU"]),
        module("Catalog", "ProductCatalog", ["Localization"]),
        module("Catalog", "CopyVariables", ["ProductCatalog"]),

        // Templates
        module("Templates", "MustacheTemplates", ["Diagnostics"]),
        module("Templates", "HTMLEscaping"),
        module("Templates", "TemplateEngine", ["MustacheTemplates", "HTMLEscaping"]),

        // Site
        module("Site", "SiteModel", ["CopyVariables", "TemplateEngine", "CMarkGFM"]),
        module("Site", "SiteBuilder", ["SiteModel", "CCrypto", "CZlib"]),
        module("Site", "SiteChecks", ["SiteModel"]),
        module("Site", "PreviewServer", ["SiteBuilder", "HTTPServer"]),

        // Store
        module("Store", "Purchases"),

        // Telemetry
        module("Telemetry", "EventAnalytics", ["SourceFiles"]),

        // Commands
        program("paywallgen", ["Arguments", "PreviewServer", "SiteChecks"]),
        program("telemetry", ["Arguments", "EventAnalytics"]),

        // System
        system("CXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
        system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
        system("CMicrohttpd", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
        system("CICU", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
        system("CMarkGFM", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-dev", brew: "cmark-gfm"),
        system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),

        // Tests
        .target(
            name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
            exclude: ["babel-prices.py", "html-structure.py", "html-tree.py", "sarif-problems.py"],
            swiftSettings: strictSettings),
        tests("Diagnostics"),
        tests("SourceFiles"),
        tests("Arguments"),
        tests("HTTPServer"),
        tests("Localization", hasSnapshots: true),
        tests("ProductCatalog"),
        tests("CopyVariables"),
        tests("MustacheTemplates"),
        tests("HTMLEscaping"),
        tests("TemplateEngine", ["SourceFiles"]),
        tests("SiteModel"),
        tests("SiteBuilder", hasSnapshots: true, hasFixtures: true),
        tests("SiteChecks", ["SiteBuilder"]),
        tests("PreviewServer"),
        tests("Purchases"),
        tests("EventAnalytics"),
        .testTarget(
            name: "CommandsTests", dependencies: ["paywallgen", "telemetry", "TestSupport"],
            path: "Tests/CommandsTests",
            swiftSettings: strictSettings),
        .testTarget(
            name: "BrowserTests", dependencies: ["paywallgen", "Diagnostics", "HTTPServer", "TestSupport"],
            path: "Tests/BrowserTests",
            exclude: ["Scripts"], swiftSettings: strictSettings),
    ]
        + fuzzing("TemplateFuzzing", ["TemplateEngine"])
        + fuzzing("ContextFuzzing", ["HTMLEscaping"])
        + fuzzing("EscaperFuzzing", ["HTMLEscaping"])
)
