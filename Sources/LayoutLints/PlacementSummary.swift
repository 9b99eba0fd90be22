/// A few words on what a rule about placement found.
package struct PlacementSummary {
    /// What it is about, which stays the same while its details change.
    package let subject: [String]
    package let text: String

    package init(subject: [String], text: String) {
        self.subject = subject
        self.text = text
    }
}
