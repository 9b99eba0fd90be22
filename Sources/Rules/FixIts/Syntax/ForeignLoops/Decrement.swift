/// A variable counted down with `--`.
enum Decrement: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "`--` is not an operator of this language",
            help: "to count down, use `-= 1`; comments start with `//`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingSeparator, .expected(.value, _), .expected(.statement, _): break
        default: return nil
        }
        // At the end of a line and of a statement the parser is at the sign, elsewhere past it.
        let sign = context.current.kind == .minus ? context.index : context.index - 2
        guard sign >= 0, case let (first, second) = (context.tokens[sign], context.tokens[sign + 1]),
            first.kind == .minus, second.kind == .minus, second.isAdjacent
        else { return nil }
        return SyntaxError(problem, first.span.joined(with: second.span))
    }
}
