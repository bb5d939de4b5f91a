import Diagnostics
import PreviewServer
import SiteBuilder
import SourceFiles
import Synchronization

/// Builds the site for the preview.
final class PreviewSource: Sendable {
    private let options: BuildOptions
    private let state = Mutex(State())

    private struct State {
        var hasBuilt = false
        var firstFailure: FileError?
    }

    init(_ options: BuildOptions) { self.options = options }

    /// Why the first build could not even begin: the folders that the command was given are not there.
    var firstFailure: FileError? { state.withLock { $0.firstFailure } }

    /// A folder that goes away later is a finding, and is waited for.
    func makeSite() -> PreviewSite {
        let folders = [options.contentFolder, options.themesFolder]
        do {
            let site = try BuildJob(options).run()
            state.withLock { $0.hasBuilt = true }
            return PreviewSite(files: site.files, diagnostics: site.diagnostics, inputs: site.inputs + folders)
        } catch {
            state.withLock { state in
                if !state.hasBuilt { state.firstFailure = error }
            }
            let finding = Diagnostic(.previewInputMissing, error.reasonText, at: .file(error.path))
            return PreviewSite(files: [:], diagnostics: [finding], inputs: [error.path] + folders)
        }
    }
}
