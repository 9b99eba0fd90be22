/// A parameter with a type or a label: `func pin(view: UIView)`, `func pin(_ v, with gap)`.
enum ParameterWithType: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "parameters have no labels: arguments are passed by position")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .reservedWord: return context.reservedLabel
        case .expected: break
        default: return nil
        }
        guard context.isPassedOver, !context.isAtEnd else { return nil }
        if context.isTypeOfParameter { return context.typeOfParameter(error) }
        return context.isBetweenValues(error) ? context.parameterLabel() : nil
    }
}

extension SyntaxContext {
    /// A type after the name of a parameter, or a label before it.
    fileprivate func typeOfParameter(_ error: SyntaxError) -> SyntaxError {
        let problem: SyntaxProblem
        if let opening = openBrackets.last, let closing = closers[opening],
            tokens[opening..<closing].contains(where: { $0.kind == .assign })
        {
            problem = DefaultValue.problem(besideTypes: true)
        } else {
            problem = isParameter(at: index + 1) ? ParameterWithType.problem : TypedVariable.problem
        }
        return SyntaxError(
            problem, Span(current.span.lower, token(ahead: 1).span.upper), replacement: parametersWithoutDefaults())
    }

    /// `func pin(_ v, with gap)`, as in Swift, and `func pin(UIView v)`, as in C.
    fileprivate func parameterLabel() -> SyntaxError? {
        guard let opening = openingOfParameters, current.kind == .identifier, previous.kind == .identifier else {
            return nil
        }
        let isTyped = isType(previous)
        let words = ["_", "with", "to", "from", "by", "at", "on", "of", "using", "and", "as"]
        // A word that may be a name is a label if a type follows, or if another parameter has a label.
        guard isTyped || token(ahead: 1).kind == .colon || words.contains(text(of: previous.name)) || hasLabels(opening)
        else { return nil }
        return SyntaxError(
            isTyped ? TypedVariable.problem : ParameterWithType.problem, previous.span, replacement: plainParameters())
    }

    /// `func put(in parent)`, whose label is a word of the language.
    fileprivate var reservedLabel: SyntaxError? {
        guard openingOfParameters != nil, current.kind == .reserved, token(ahead: 1).kind == .identifier,
            !token(ahead: 1).startsLine
        else { return nil }
        return SyntaxError(ParameterWithType.problem, current.span, replacement: plainParameters())
    }
}
