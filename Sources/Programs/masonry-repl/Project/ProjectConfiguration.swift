internal import LayoutFindings
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// What a `.masonry-repl.toml` says about the scripts around it. Options of the command line come before it.
struct ProjectConfiguration: Sendable {
    var sizes: String?
    var rtl = false
    var text: String?
    var theme: Theme?
    /// Whether any finding is a failure.
    var strict = false
    var lints = LintLevels()
    /// Patterns of files that are left out of folders.
    var exclude: [String] = []
    /// The absolute path of the folder that the patterns are relative to.
    var folder = "/"
}

/// Why a configuration can't be used.
struct ConfigurationProblem: Error {
    let diagnostics: [Diagnostic]
    let status: ExitStatus

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        status = .usage
    }

    init(_ error: FileError) {
        diagnostics = [error.diagnostic]
        status = error.exitStatus
    }
}
