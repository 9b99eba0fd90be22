internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A function whose result follows an arrow: `func f(x) -> x + 1`.
enum BodyByArrow: SyntaxRule {
    static let id: RuleID = "body-by-arrow"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .foreignOperator(.resultType), .foreignOperator(.fatArrow): break
        default: return nil
        }
        return context.position(ofToken: error).flatMap(context.bodyAfterArrow).map(error.with)
    }
}

extension SyntaxContext {
    /// `func f(x) -> x + 1` and `func f(x) => x + 1`
    fileprivate func bodyAfterArrow(_ arrow: Int) -> Edit? {
        let start = startOfStatement(at: arrow)
        guard isReservedWord(.func, at: start), arrow > 0, tokens[arrow - 1].kind == .rightParen,
            arrow + 1 < tokens.count, !tokens[arrow + 1].startsLine, tokens[arrow + 1].kind != .end
        else { return nil }
        let end = endOfLine(of: arrow + 1)
        let value = tokens[(arrow + 1)...end]
        guard !value.contains(where: { $0.kind == .leftBrace }), tokens[end + 1].kind != .leftBrace else { return nil }
        return (
            span(from: arrow, through: end),
            "{ \(ReservedWord.return.rawValue) \(text(from: arrow + 1, through: end)) }"
        )
    }
}
