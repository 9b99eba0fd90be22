internal import Syntax

/// The lists of the rules that explain syntax errors, each in the order in which they are asked. The first answer counts.
package enum SyntaxRules {
    package static let all: [any Rule.Type] = masonry + objectiveC + swift

    /// The rules for the language itself.
    static let masonry: [any SyntaxRule.Type] = []

    /// The rules for Objective-C.
    static let objectiveC: [any SyntaxRule.Type] = []

    /// The rules for Swift.
    static let swift: [any SyntaxRule.Type] = []

    /// The error as the first rule with an answer explains it; nil if no rule has one.
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        for rule in masonry where rule.answers(error.problem) {
            guard var answer = rule.answer(error, in: context) else { continue }
            answer.rule = rule.id
            return answer
        }
        return nil
    }
}
