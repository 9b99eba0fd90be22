internal import Syntax
internal import Diagnostics

/// A dot between a name and its parenthesis: `make.left.equalTo.(root)`.
enum DotBeforeParenthesis: SyntaxRule {
    static let id: RuleID = "dot-before-parenthesis"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.member, _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let dot = context.previous.span
        guard context.previous.kind == .dot, context.current.kind == .leftParen else { return nil }
        return SyntaxError(error.problem, dot, replacement: (dot, ""))
    }
}
