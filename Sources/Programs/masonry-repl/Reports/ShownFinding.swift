internal import MasonryLanguage

/// A finding of the layout or of a lint rule, with the fixes that were found for it.
struct ShownFinding {
    /// All there is to say.
    let diagnostic: Diagnostic
    /// Identifies the finding even when its details change.
    let subject: [String]
    /// At most three, best first. Finding them takes longest, so they may come later.
    var fixes: [Diagnostic.Fix]

    private static let maxFixes = 3

    init(_ diagnostic: Diagnostic, subject: [String], fixes: [Diagnostic.Fix]? = nil) {
        self.diagnostic = diagnostic
        self.subject = subject
        self.fixes = Array((fixes ?? diagnostic.fixes).prefix(Self.maxFixes))
    }

    /// The command that shows the rest.
    var command: String {
        switch diagnostic.slug {
        case Slug.conflict.rawValue: ":\(SessionCommand.conflicts.name) shows more"
        case Slug.ambiguous.rawValue: ":\(SessionCommand.ambiguous.name) shows more"
        default: ":\(SessionCommand.explain.name) explains it"
        }
    }
}
