package import Diagnostics
package import Evaluator

/// Finds code that runs but is rarely intended.
///
/// A rule is one file, named after its id, a page in `Rules/Pages`, and one entry of `LintRules.all`. It looks at constraints, the positions of
/// views, statements that ran, or the text of scripts, and gives the message and, if the source shows it, the edit.
package protocol LintRule: Sendable {
    static var id: Slug { get }

    /// Topics of notes that already explain what the rule finds on the same line.
    static var silencedBy: Set<LintNote.Topic> { get }

    /// The findings of the rule, in the order of the scene.
    static func findings(in scene: LintScene) -> [LintFinding]
}

extension LintRule {
    package static var silencedBy: Set<LintNote.Topic> { [] }
}
