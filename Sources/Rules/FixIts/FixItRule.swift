/// What answers a mistake. A rule is one file, a page in `Rules/Pages`, named after its id, and one line of a registry.
package protocol Rule: Sendable {}

extension Rule {
    /// The name of the rule's type in words.
    package static var id: RuleID { RuleID(ofType: "\(Self.self)") }
}

/// Finds what to write instead of code that failed or can't run.
///
/// Rules run after the failure. They look at the tree of the failed source and at the values involved. The same rules
/// serve running and static checks.
package protocol FixItRule: Rule {
    /// The answer of the rule; nil if it has none. It is asked about every failure, so it looks at the kind of problem first.
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt?
}
