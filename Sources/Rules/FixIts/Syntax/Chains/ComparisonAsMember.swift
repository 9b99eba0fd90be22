internal import Vocabulary
internal import Evaluator
internal import Syntax
internal import Diagnostics

/// A operation of comparison as the relation of a chain: `make.left.>=(root)`.
enum ComparisonAsMember: SyntaxRule {
    static let id: RuleID = "comparison-as-member"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem else { return nil }
        let token = context.current
        guard context.previous.kind == .dot, let operation = token.kind.spelling,
            BinaryOperator(rawValue: operation) != nil,
            let relation = Problem.relation(of: operation)
        else { return nil }
        return SyntaxError(error.problem, token.span, replacement: (token.span, relation))
    }
}
