/// A short description of a finding about the positions of views.
package struct PlacementSummary {
    /// The subject of the finding, which stays the same while its details change.
    package let subject: [String]
    package let text: String

    package init(subject: [String], text: String) {
        self.subject = subject
        self.text = text
    }
}
