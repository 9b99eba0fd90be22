/// `make` is not declared: the block gives its maker another name or none, or the dot after `make` is missing.
enum UndeclaredMaker: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .emptyChain(let word) = failure.problem else { return nil }
        if context.source.accent == .masonry {
            guard let next = context.statementAfter, next.leadingName != nil else { return nil }
            let gap = Span(failure.span.upper, next.span.lower)
            return context.source.text(in: gap) == ";" ? FixIt(replacing: gap, with: ".") : nil
        }
        guard let block = context.closure else { return nil }
        if let parameter = block.parameters.first?.name { return named(parameter, word, block, in: context) }
        if context.source.accent == .objectiveC {
            let brace = block.body.span.lower
            return FixIt(
                problem: .unknownName(word, .blockParameter), replacing: Span(brace, brace),
                with: "(MASConstraintMaker *\(word)) ")
        }
        let first = block.body.statements.first
        let isAlone = context.isSubject(first?.span) && block.body.statements.count > 1
        let place = isAlone ? failure.span.atEnd : Span(block.span.lower + 1, block.span.lower + 1)
        let parameter = isAlone ? "" : " \(word)"
        return FixIt(
            problem: .unknownName(word, .parameter), replacing: place,
            with: "\(parameter) \(ReservedWord.in.rawValue)")
    }

    /// For a block with another name for its maker: renames it if the block never uses it.
    private static func named(
        _ parameter: DeclaredName, _ word: String, _ block: FunctionSyntax, in context: RuleContext
    ) -> FixIt {
        let name = context.text(parameter.name)
        let isUsed = SyntaxNode.block(block.body).expressions.contains { expression in
            if case .name(parameter.name) = expression.kind { true } else { false }
        }
        return FixIt(
            problem: .unknownName(word, .nearest(name)),
            related: Failure.Related(
                source: context.source, span: parameter.span, .explanation("the parameter is called `\(name)`")),
            replacing: isUsed ? context.location : parameter.span, with: isUsed ? name : word)
    }
}

extension RuleContext {
    /// The innermost closure around the failure.
    package var closure: FunctionSyntax? {
        for expression in expressions {
            if case .closure(let function) = expression.kind { return function }
        }
        return nil
    }

    /// The statement that follows the failed one.
    fileprivate var statementAfter: Statement? {
        blocks.last?.first { $0.span.lower >= location.upper }
    }
}
