/// A parameter with a default value: `func f(a = 1) {`.
enum DefaultValue: SyntaxRule {
    static func problem(besideTypes: Bool) -> SyntaxProblem {
        .explained(
            .unexpected,
            besideTypes ? "parameters have no types and no default values" : "parameters have no default values",
            help: "pass every argument in the call")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .assignmentInExpression, context.isReservedWord(.func, at: context.start),
            !context.openBrackets.isEmpty
        else { return nil }
        return SyntaxError(
            problem(besideTypes: false), context.current.span, replacement: context.parametersWithoutDefaults())
    }
}

extension SyntaxContext {
    /// Only the names of the parameters, and the default values in the calls that lack them.
    func parametersWithoutDefaults() -> Edit? {
        guard let head = plainParameters(), let opening = openBrackets.last, opening > 0,
            let parts = parameterParts(opening)
        else { return nil }
        let defaults = parts.map { part in
            part.first { tokens[$0].kind == .assign }.flatMap {
                $0 + 1 < part.upperBound ? $0 + 1..<part.upperBound : nil
            }
        }
        let calls = tokens.indices.compactMap { position -> Edit? in
            guard position != opening - 1, tokens[position].name == tokens[opening - 1].name,
                tokens[position].kind == .identifier, let (arguments, close) = call(at: position),
                arguments.count < parts.count
            else { return nil }
            let missing = defaults[arguments.count...].compactMap { $0.map { text($0) } }
            guard missing.count == parts.count - arguments.count else { return nil }
            let list = (arguments.isEmpty ? "" : ", ") + missing.joined(separator: ", ")
            return (Span(tokens[close].span.lower, tokens[close].span.lower), list)
        }
        return source.joined(([head] + calls).sorted { $0.span.lower < $1.span.lower })
    }
}
