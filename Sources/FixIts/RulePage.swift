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

    /// A program with one mistake, and the same program after the rule's fix, without mistakes.
    ///
    /// A rule may only explain a mistake. Then `hasEdit` is false, and `after` is what a person writes.
    package struct Example: Sendable {
        package let before: String
        /// Nil if the rule only explains the mistake.
        package let after: String?
        package var accent = Accent.masonry
        /// Whether the mistake shows only at run time, because it depends on values.
        var needsRun = false
        /// Whether the rule has an edit for it.
        var hasEdit = true

        package init(
            before: String, after: String, accent: Accent = .masonry, needsRun: Bool = false, hasEdit: Bool = true
        ) {
            self.before = before
            self.after = after
            self.accent = accent
            self.needsRun = needsRun
            self.hasEdit = hasEdit
        }

        /// A program with a mistake that the rule explains, without an edit.
        package init(explaining program: String, accent: Accent = .masonry) {
            before = program
            after = nil
            self.accent = accent
        }
    }
}
