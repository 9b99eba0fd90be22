/// The parameters of a closure before its brace: `a.makeConstraints make in {`, `xs.map(function(x) { … })`.
enum ParametersBeforeBrace: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        functionClosure(error, in: context)
            ?? parametersBeforeBrace(error, in: context)
    }

    /// A closure that starts with `function`: `xs.map(function(x) { … })`.
    private static func functionClosure(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .namesBeforeClosure(let names) = error.problem, let opening = context.opener(of: context.index - 1),
            case let position = opening - 1, position >= 0, context.isWord("function", at: position),
            position == 0 || context.tokens[position - 1].kind != .dot, let word = ForeignWord.find("function", .name)
        else { return nil }
        return context.foreign(
            (word, position), (context.span(from: position, through: context.index), context.closureHead(names)))
    }

    static var problem: SyntaxProblem {
        .explained(.brace, "a closure's parameters go after its `{`", help: "{ make in … }")
    }

    /// The parameters of a closure before its brace: `a.makeConstraints make in {`, `xs.map(x) { … }`.
    private static func parametersBeforeBrace(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .namesBeforeClosure, .missingSeparator: break
        default: return nil
        }
        guard case .namesBeforeClosure(let names) = error.problem else {
            guard context.current.kind == .identifier, context.isCallable(context.previous) else { return nil }
            return context.parametersBeforeBrace()
        }
        guard !names.isEmpty, let opening = context.opener(of: context.index - 1), opening > 1,
            context.tokens[opening - 2].kind == .dot, context.takesClosureAlone(context.tokens[opening - 1])
        else { return nil }
        return context.parametersBeforeBrace(names, from: opening, to: context.index)
    }
}

extension SyntaxContext {
    /// `a.makeConstraints make in { … }` and `xs.map function(x) { … }`
    fileprivate func parametersBeforeBrace() -> SyntaxError? {
        let isFunction = isWord("function", at: index)
        let first = isFunction ? index + 1 : index
        let isInParentheses = tokens[first].kind == .leftParen
        var position = isInParentheses ? first + 1 : first
        while tokens[position].kind == .identifier {
            position += 1
            if tokens[position].kind == .comma { position += 1 }
        }
        let names = identifiers(in: first..<position)
        if isInParentheses {
            guard tokens[position].kind == .rightParen else { return nil }
            position += 1
        }
        let saysIn = isReservedWord(.in, at: position)
        let arrows: [ForeignOperator] = [.fatArrow, .resultType]
        if saysIn || arrows.contains(where: { isWord($0.rawValue, at: position) }) { position += 1 }
        guard isFunction || saysIn || isInParentheses || takesClosureAlone(previous) && !names.isEmpty,
            tokens[position].kind == .leftBrace, !tokens[index...position].contains(where: \.startsLine)
        else { return nil }
        return parametersBeforeBrace(names, from: index, to: position)
    }

    fileprivate func parametersBeforeBrace(_ names: [String], from first: Int, to brace: Int) -> SyntaxError {
        let blank = tokens[first].isAdjacent ? " " : ""
        return SyntaxError(ParametersBeforeBrace.problem, span(from: first, through: brace - 1))
            .edited(span(from: first, through: brace), blank + closureHead(names))
    }
}
