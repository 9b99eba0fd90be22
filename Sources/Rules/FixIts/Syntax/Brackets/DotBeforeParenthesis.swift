internal import Syntax
internal import Diagnostics

/// A dot between a name and its parenthesis: `make.left.equalTo.(root)`.
enum DotBeforeParenthesis: SyntaxRule {
    static let id: RuleID = "dot-before-parenthesis"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem else { return nil }
        let dot = context.previous.span
        guard context.previous.kind == .dot, context.current.kind == .leftParen else { return nil }
        return SyntaxError(error.problem, dot, replacement: (dot, ""))
    }
}
