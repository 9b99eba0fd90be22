package import Diagnostics

/// What a rule is for, with example programs.
package struct RulePage: Sendable {
    /// A sentence or two.
    package let meaning: String
    package let examples: [Example]

    package init(meaning: String, examples: [Example]) {
        self.meaning = meaning
        self.examples = examples
    }

    /// A program with one mistake, and the same program without it.
    package struct Example: Sendable {
        package let before: String
        /// What the rule's edit makes of it; if the rule only explains the mistake, what a person writes.
        package let after: String
        package let accent: Accent
        /// Whether the mistake shows only at run time, because it depends on values.
        let needsRun: Bool
        /// Whether the rule has an edit for it.
        let hasEdit: Bool

        package init(
            before: String, after: String, accent: Accent = .masonry, needsRun: Bool = false, hasEdit: Bool = true
        ) {
            self.before = before
            self.after = after
            self.accent = accent
            self.needsRun = needsRun
            self.hasEdit = hasEdit
        }
    }
}
