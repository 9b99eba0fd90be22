package import Evaluator
package import Diagnostics

/// Finds out what to write where a statement failed or can't run.
///
/// Rules run after the failure, on the tree of the failed source and the values that were at hand. The same rules answer a
/// run and a static check. A rule is one file, named for its id, and one line of `FixItRules.all`.
package protocol FixItRule: Sendable {
    static var id: RuleID { get }
    static var page: RulePage { get }

    /// Whether the rule looks at failures of this kind at all. It is asked of every failure, so it only looks at the case.
    static func answers(_ problem: Problem) -> Bool

    /// The rule's answer; nil where it has none.
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt?
}
