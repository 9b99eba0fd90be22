internal import Syntax
internal import Diagnostics

/// A variable counted down with `--`.
enum Decrement: SyntaxRule {
    static let id: RuleID = "decrement"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .decrement, .expected(.value, _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if error.problem == .decrement {
            return context.index > context.start ? error.edited(error.span, " -= 1") : nil
        }
        guard context.index > 1, case let (second, first) = (context.previous, context.tokens[context.index - 2]),
            first.kind == .minus, second.kind == .minus, second.isAdjacent
        else { return nil }
        let span = first.span.joined(with: second.span)
        return SyntaxError(.decrement, span, replacement: (span, " -= 1"))
    }
}
