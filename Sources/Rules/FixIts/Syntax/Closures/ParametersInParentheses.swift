internal import Syntax
internal import Diagnostics

/// The parameters of a closure in parentheses: `{ (x) in x + 1 }`.
enum ParametersInParentheses: SyntaxRule {
    static let id: RuleID = "parameters-in-parentheses"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .parametersInParentheses = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .parametersInParentheses(let names) = error.problem else { return nil }
        let word = context.outline.position(at: error.span.upper)
        let end = names.isEmpty ? context.tokens[word + 1].span.lower : error.span.upper
        return error.edited(Span(error.span.lower, end), names.joined(separator: ", "))
    }
}
