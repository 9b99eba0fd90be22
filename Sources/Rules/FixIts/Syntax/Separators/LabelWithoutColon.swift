/// The label of an argument without a colon: `distribute(horizontal, spacing = 8)`.
enum LabelWithoutColon: SyntaxRule {
    static func problem(_ label: String) -> SyntaxProblem {
        .explained(.unexpected, "a label ends with `:`: `\(label): …`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .assignmentInExpression, .expected: break
        default: return nil
        }
        let label = context.source.text(in: context.previous.span)
        guard context.isPassedOver, context.isLabel(at: context.index - 1) else { return nil }
        if error.problem == .assignmentInExpression {
            guard !context.isBeforeConditional else { return nil }
            return SyntaxError(
                problem(label), context.current.span,
                replacement: (Span(context.previous.span.upper, context.current.span.upper), ":"))
        }
        guard context.isBetweenValues(error), ArgumentLabel(rawValue: label) != nil else { return nil }
        return SyntaxError(problem(label), context.current.span, replacement: (context.previous.span.atEnd, ":"))
    }
}

extension SyntaxContext {
    /// Whether the value after the sign is the condition of a choice, as in `wide = true ? 1 : 2`.
    fileprivate var isBeforeConditional: Bool {
        (index...endOfLine(of: index)).contains { isForeign(.question, at: $0) }
    }
}
