internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Syntax
internal import Diagnostics

/// A percentage: `make.width.equalTo(50%)`.
enum Percentage: SyntaxRule {
    static let id: RuleID = "percentage"

    static var problem: SyntaxProblem {
        .explained(
            .unexpected, "there are no percentages",
            help: "use a factor: \(code: .chain("make.width", to: .root, then: ".multipliedBy(0.5)"))")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        // At the end of a line the parser is at the sign, elsewhere past it.
        let sign = context.current.kind == .remainder ? context.index : context.index - 1
        guard sign > 0, case let (token, number) = (context.tokens[sign], context.tokens[sign - 1]),
            token.kind == .remainder, token.isAdjacent, number.kind == .number
        else { return nil }
        return context.percentage(at: sign)
    }
}

extension SyntaxContext {
    /// `make.width.equalTo(50%)`
    fileprivate func percentage(at sign: Int) -> SyntaxError {
        let (span, opening) = (span(from: sign - 1, through: sign), sign - 2)
        guard let share = Double(text(at: sign - 1)).map({ ($0 / 100).spelled(decimals: 6) }) else {
            return SyntaxError(Percentage.problem, span)
        }
        guard opening > 1, tokens[opening].kind == .leftParen, tokens[sign + 1].kind == .rightParen,
            case .member(let member)? = spelling(of: tokens[opening - 1]), member.isRelation
        else { return SyntaxError(Percentage.problem, span, replacement: (span, share)) }
        return SyntaxError(
            Percentage.problem, span,
            replacement: (
                Span(span.lower, tokens[sign + 1].span.upper),
                "\(Builtin.superview.rawValue)).\(Member.multipliedBy.rawValue)(\(share))"
            ))
    }
}
