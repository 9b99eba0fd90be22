package import Evaluator

/// The registry of the rules that answer failures.
package enum FixItRules {
    /// In the order in which they are asked: the first answer counts.
    package static let all: [any FixItRule.Type] = [
        AssignedAttribute.self, ReadOnlyMember.self, ActiveRequirement.self,
        ComparedAttribute.self, CalculatedAttribute.self, CalculatedChain.self,
        AppendedElement.self, JoinedValue.self, QuotedNumber.self,
    ]

    /// The failure as the first rule with an answer puts it; the failure itself where none has one.
    ///
    /// - Parameter context: makes what rules look at, which takes reading the source: only where a rule may have an answer.
    package static func answer(_ failure: Failure, in context: () -> FailureContext) -> Failure {
        let rules = all.filter { $0.answers(failure.problem) }
        guard !rules.isEmpty else { return failure }
        let context = context()
        for rule in rules {
            if let fix = rule.fix(failure, in: context) { return failure.answered(fix, by: rule.id) }
        }
        return failure
    }
}
