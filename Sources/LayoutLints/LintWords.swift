package import Diagnostics

/// What a rule has to say of a finding.
package struct LintWords {
    /// One sentence in the user's terms.
    var message: String
    /// What is said at the places of the finding, the likeliest to be wrong first.
    var labels = [""]
    var notes: [String] = []
    var advice = LintAdvice()
    /// What to write instead, where the source shows it.
    package var edit: Replacement?
    /// The place of the message, where that is not the finding's own.
    var place: Span?
}
