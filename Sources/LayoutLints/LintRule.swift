package import FixIts
package import Diagnostics
package import Evaluator

/// Finds what runs and rarely does what its author wants.
///
/// A rule is one file, named for its id, and one line of `LintRules.all`. What it finds are facts: about a constraint, about where a
/// view lies, or about a statement. It adds the words and, where the source shows it, the edit.
package protocol LintRule: Sendable {
    static var id: Slug { get }
    static var page: RulePage { get }

    /// Topics of notes that explain what the rule finds on the same line.
    static var silencedBy: Set<LintNote.Topic> { get }

    /// What the rule finds, in the order of the scene.
    static func findings(in scene: LintScene) -> [LintFinding]
}

extension LintRule {
    package static var silencedBy: Set<LintNote.Topic> { [] }
}
