/// A condition after what depends on it: `80 if isWide else 200`, `make.left.equalTo(8) if isWide`.
enum ConditionAfterValue: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.isReserved(.if) else { return nil }
        let choice = context.choice(ofIf: context.index)
        if case .missingSeparator = error.problem {
            guard let edit = choice ?? context.statement(beforeIf: context.index) else { return nil }
            return SyntaxError(error.problem, context.current.span, replacement: edit)
        }
        guard context.isPassedOver, !context.isAtEnd, context.endsValue(context.previous), let choice else {
            return nil
        }
        return SyntaxError(
            StatementAsValue.problem(ReservedWord.if.rawValue), context.current.span, replacement: choice)
    }
}

extension SyntaxContext {
    /// `80 if isWide else 200`
    fileprivate func choice(ofIf position: Int) -> Edit? {
        let start = startOfStatement(at: position)
        guard let first = startOfValue(before: position, from: start), let middle = alternative(after: position)
        else { return nil }
        return choice(between: first, and: middle, where: (position + 1, middle - 1), from: start, first)
    }

    /// `make.left.equalTo(8) if isWide`
    fileprivate func statement(beforeIf position: Int) -> Edit? {
        let start = startOfStatement(at: position)
        guard startOfValue(before: position, from: start) != nil, let last = endOfValue(from: position + 1),
            endOfStatement(from: last) == last, alternative(after: position) == nil
        else { return nil }
        let condition = text(from: position + 1, through: last)
        return (
            span(from: start, through: last),
            "\(ReservedWord.if.rawValue) \(condition) { \(text(from: start, through: position - 1)) }"
        )
    }
}
