package import Diagnostics

/// A short description of a finding about the positions of views.
package struct PlacementSummary {
    /// The subject of the finding, which stays the same while its details change.
    package let subject: [String]
    package let text: String
    package let rule: Slug

    package init(subject: [String], text: String, rule: Slug) {
        self.subject = subject
        self.rule = rule
        self.text = text
    }
}
