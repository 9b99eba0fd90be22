internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A parameter with a type or a label: `func pin(view: UIView)`, `func pin(_ v, with gap)`.
enum ParameterWithType: SyntaxRule {
    static let id: RuleID = "parameter-with-type"

    static let page = RulePage(
        meaning: "A parameter is just a name. Arguments are passed by position.",
        examples: [
            RulePage.Example(
                before: "func pin(v: UIView) { print(v) }\npin(1)",
                after: "func pin(v) { print(v) }\npin(1)"),
            RulePage.Example(
                before: "func pin(_ v, with gap) { print(gap) }\npin(1, 2)",
                after: "func pin(v, gap) { print(gap) }\npin(1, 2)"),
            RulePage.Example(
                before: "func put(in parent) { print(parent) }\nput(1)",
                after: "func put(parent) { print(parent) }\nput(1)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected, .reservedWord: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .reservedWord = error.problem { return context.reservedLabel }
        guard context.isPassedOver, !context.isAtEnd else { return nil }
        if context.isTypeOfParameter { return context.typeOfParameter(error) }
        return context.isBetweenValues(error) ? context.parameterLabel() : nil
    }
}

extension SyntaxContext {
    /// A type after the name of a parameter, or a label before it.
    fileprivate func typeOfParameter(_ error: SyntaxError) -> SyntaxError {
        let span = Span(current.span.lower, token(ahead: 1).span.upper)
        if let opening = openBrackets.last, let closing = closers[opening],
            tokens[opening..<closing].contains(where: { $0.kind == .assign })
        {
            return SyntaxError(.defaultValue(besideTypes: true), span, replacement: plainParameters())
        }
        let problem: SyntaxProblem = isParameter(at: index + 1) ? .parameterLabel : .typeAnnotation
        return SyntaxError(problem, span, replacement: plainParameters())
    }

    /// `func pin(_ v, with gap)`, as in Swift, and `func pin(UIView v)`, as in C.
    fileprivate func parameterLabel() -> SyntaxError? {
        guard let opening = openBrackets.last, opening > 1, isReservedWord(.func, at: opening - 2),
            current.kind == .identifier, previous.kind == .identifier
        else { return nil }
        let isTyped = isType(previous)
        let words = ["_", "with", "to", "from", "by", "at", "on", "of", "using", "and", "as"]
        // A word that may as well be a name is a label where a type follows, or where another is one.
        guard isTyped || token(ahead: 1).kind == .colon || words.contains(text(of: previous.name)) || hasLabels(opening)
        else { return nil }
        return SyntaxError(isTyped ? .typeAnnotation : .parameterLabel, previous.span, replacement: plainParameters())
    }

    /// `func put(in parent)`, whose label is a word of the language.
    fileprivate var reservedLabel: SyntaxError? {
        guard current.kind == .reserved, token(ahead: 1).kind == .identifier, !token(ahead: 1).startsLine,
            let opening = openBrackets.last, opening > 1, isReservedWord(.func, at: opening - 2)
        else { return nil }
        return SyntaxError(.parameterLabel, current.span, replacement: plainParameters())
    }

    fileprivate func hasLabels(_ opening: Int) -> Bool {
        parameterParts(opening)?.contains { part in
            let isPair = part.count == 2 || part.count > 2 && tokens[part.lowerBound + 2].kind == .colon
            return isPair
                && ["by", "with", "to", "from", "at", "_"].contains(source.text(in: tokens[part.lowerBound].span))
        } ?? false
    }
}
