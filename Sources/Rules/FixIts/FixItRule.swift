package import Evaluator
package import Diagnostics

/// What every rule that answers a mistake has. A rule is one file, named after its id, a
/// page in `Rules/Pages`, and one line of a registry.
package protocol Rule: Sendable {
    static var id: RuleID { get }
}

/// Finds what to write instead of code that failed or can't run.
///
/// Rules run after the failure. They look at the tree of the failed source and at the values involved. The same rules
/// serve running and static checks.
package protocol FixItRule: Rule {
    /// Whether the rule handles this kind of failure. It is asked for every failure, so it only looks at the case.
    static func answers(_ problem: Problem) -> Bool

    /// The answer of the rule; nil if it has none.
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt?
}
