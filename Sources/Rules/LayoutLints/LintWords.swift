internal import Vocabulary
package import Diagnostics

/// The message of a rule for a finding.
package struct LintWords {
    /// One sentence in the user's terms.
    var message: String
    /// The text at each place of the finding; the first place is most likely wrong.
    var labels = [""]
    var notes: [String] = []
    var advice = LintAdvice()
    /// The edit, if the source shows it.
    package var edit: Replacement?
    /// The place of the message, if it is not that of the finding.
    var place: Span?
}
