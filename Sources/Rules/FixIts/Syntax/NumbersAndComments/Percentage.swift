internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Syntax
internal import Diagnostics

/// A percentage: `make.width.equalTo(50%)`.
enum Percentage: SyntaxRule {
    static let id: RuleID = "percentage"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .percent, .expected(.value, _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if error.problem == .percent {
            let share = Double(context.source.text(in: error.span).dropLast()).map { ($0 / 100).spelled(decimals: 6) }
            return error.with(share.map { (error.span, $0) })
        }
        guard context.index > 1, case let (token, number) = (context.previous, context.tokens[context.index - 2]),
            token.kind == .remainder, token.isAdjacent, number.kind == .number
        else { return nil }
        return context.percentage(number, number.span.joined(with: token.span))
    }
}

extension SyntaxContext {
    /// `make.width.equalTo(50%)`
    fileprivate func percentage(_ number: Token, _ span: Span) -> SyntaxError {
        let opening = index - 3
        guard opening > 1, tokens[opening].kind == .leftParen, current.kind == .rightParen,
            case .member(let member)? = spelling(of: tokens[opening - 1]), member.isRelation,
            let share = Double(source.text(in: number.span)).map({ $0 / 100 })
        else {
            let share = Double(source.text(in: number.span)).map { ($0 / 100).spelled(decimals: 6) }
            return SyntaxError(.percent, span, replacement: share.map { (span, $0) })
        }
        return SyntaxError(
            .percent, span,
            replacement: (
                Span(span.lower, current.span.upper),
                "\(Builtin.superview.rawValue)).\(Member.multipliedBy.rawValue)(\(share.spelled(decimals: 6)))"
            ))
    }
}
