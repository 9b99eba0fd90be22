internal import Diagnostics

/// What a rule is for, with programs that show it.
struct RulePage: Sendable {
    /// A sentence or two.
    let meaning: String
    let examples: [Example]

    /// A program with one mistake, and the program that the rule's fix makes of it, which has none.
    struct Example: Sendable {
        let before: String
        let after: String
        var accent = Accent.masonry
        /// Whether the mistake shows only while the program runs, as it hangs on values.
        var needsRun = false
    }
}
