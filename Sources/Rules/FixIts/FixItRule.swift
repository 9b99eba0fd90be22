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
    /// The answer of the rule; nil if it has none. It is asked about every failure, so it looks at the kind of problem first.
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt?
}
