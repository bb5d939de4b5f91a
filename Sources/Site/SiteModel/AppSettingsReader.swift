import Diagnostics
import SourceFiles

// What `app:` of `site.yaml` holds.

extension YAMLValue where Value == AppSettings {
    /// `{ id: 6480000001, bundle: com.example.fieldnotes, team: 9JA89QQLNQ }`
    static var app: Self {
        .mapping { app in
            let id = app.required("id", .appStoreID)
            let bundle = app.optional("bundle", .bundleID)
            let team = app.optional("team", .teamID)
            if let team, !app.has("bundle") {
                app.report(
                    Diagnostic(
                        .siteBundleInvalid, "with a team, app: needs the bundle id too", at: team.range,
                        suggestion: .write("bundle: com.example.app")))
            }
            return id.map { AppSettings(id: $0, bundle: bundle, team: team) }
        }
    }
}

extension YAMLValue where Value == Located<String> {
    /// The App Store's number of an app.
    fileprivate static var appStoreID: Self {
        YAMLValue.located(.text).map { id, _, diagnostics in
            if id.value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return id }
            diagnostics.append(
                Diagnostic(.siteAppIDInvalid, "\(id.value) is not an App Store id, which has digits only", at: id.range)
            )
            return nil
        }
    }

    /// A bundle id: letters, digits, hyphens and inner points (Apple, `CFBundleIdentifier`).
    fileprivate static var bundleID: Self {
        YAMLValue.located(.text).map { bundle, _, diagnostics in
            let parts = bundle.value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            let isBundleID = parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
            }
            if isBundleID { return bundle }
            diagnostics.append(
                Diagnostic(
                    .siteBundleInvalid,
                    "\(bundle.value) is no bundle id, which has letters, digits, hyphens and points", at: bundle.range))
            return nil
        }
    }

    /// A team's id: ten capital letters and digits (Apple, "Locate your Team ID").
    fileprivate static var teamID: Self {
        YAMLValue.located(.text).map { team, _, diagnostics in
            if team.value.isTeamID { return team }
            diagnostics.append(
                Diagnostic(
                    .siteTeamInvalid, "\(team.value) is no team id, which has ten capital letters and digits",
                    at: team.range,
                    suggestion: team.value.uppercased().isTeamID ? .name(team.value.uppercased()) : nil))
            return nil
        }
    }
}

extension String {
    fileprivate var isTeamID: Bool {
        utf8.count == 10 && utf8.allSatisfy { $0.isLetterOrDigit && !(0x61...0x7A).contains($0) }
    }
}

extension UInt8 {
    /// Of ASCII.
    fileprivate var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
