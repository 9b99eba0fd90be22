internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Several numbers as one value without parentheses: `a.frame = 0, 0, 40, 40`.
enum TupleWithoutParentheses: SyntaxRule {
    static let id: RuleID = "tuple-without-parentheses"

    static var problem: SyntaxProblem {
        .explained(.unexpected, "several numbers as one value need parentheses")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let next = context.token(ahead: 1)
        guard context.current.kind == .comma, context.previous.kind == .number,
            next.kind == .number || next.kind == .minus
        else { return nil }
        return context.tupleWithoutParentheses
    }
}

extension SyntaxContext {
    fileprivate var tupleWithoutParentheses: SyntaxError {
        var first = index - 1
        while first > 1, tokens[first - 1].kind == .comma, tokens[first - 2].kind == .number { first -= 2 }
        let numbers = Span(tokens[first].span.lower, endOfLine.upper)
        let kinds = tokens[first...].prefix { $0.span.lower < numbers.upper }.map(\.kind)
        let isClosed = kinds.last == .rightParen && !kinds.contains(.leftParen)
        return SyntaxError(
            TupleWithoutParentheses.problem, numbers,
            replacement: (numbers, "(\(source.text(in: numbers))\(isClosed ? "" : ")")"))
    }
}
