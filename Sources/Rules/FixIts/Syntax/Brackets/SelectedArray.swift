/// Views in brackets after `select`: `select [a, b]`.
enum SelectedArray: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "write the views without brackets")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.onePosition, _) = error.problem, let word = context.statementWord(at: context.start),
            word == .select || word.declaresView,
            !context.tokens[context.start + 1].isAdjacent
        else { return nil }
        return context.selectedArray(from: context.start)
    }
}

extension SyntaxContext {
    /// `select [a, b]`
    fileprivate func selectedArray(from start: Int) -> SyntaxError {
        let opening = start + 1
        guard let closing = closers[opening] else {
            return SyntaxError(SelectedArray.problem, tokens[opening].span)
        }
        let array = span(from: opening, through: closing)
        return SyntaxError(
            SelectedArray.problem, array, replacement: (array, source.text(in: Span(array.lower + 1, array.upper - 1))))
    }
}
