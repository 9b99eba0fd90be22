/// A block after the name of a view: `view a { make.left.equalTo(root) }`.
enum BlockAfterView: SyntaxRule {
    static func problem(_ word: StatementWord) -> SyntaxProblem {
        .explained(
            .unexpected, "a declaration of \(word.named) has no block",
            help: "for constraints, \(code: .block(of: "a")); for a view inside another, view b in a")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingSeparator, .statementStartsWithBrace, .contentOfView: break
        default: return nil
        }
        guard context.current.kind == .leftBrace else { return nil }
        switch error.problem {
        case .missingSeparator:
            guard let word = context.statementWord(at: context.start), word.declaresView,
                context.tokens[context.start + 2].kind != .comma
            else { return nil }
            let constraints = context.constraints(of: context.start + 1, at: context.index)
            return SyntaxError(problem(word), context.current.span, replacement: constraints)
        case .contentOfView(let word): return context.blockOfView(word)
        default: return context.declarationBefore.map(context.blockOfView)
        }
    }
}

extension SyntaxContext {
    /// `{ make.left… }` as a block of its own for the view whose name is at a token.
    fileprivate func constraints(of name: Int, at brace: Int) -> Edit? {
        let first = tokens[brace + 1]
        guard brace > 0, first.kind == .identifier, let chain = Builtin(rawValue: text(of: first.name)),
            chain.isChainWord
        else { return nil }
        let before = tokens[brace - 1].span
        let indentation = source.indentation(at: before.lower)
        return (
            Span(before.upper, tokens[brace].span.upper),
            "\n\(indentation)\(text(at: name)).\(chain.rawValue)Constraints {"
        )
    }

    /// The error for a block after a view, with its constraints or styles after the declaration.
    fileprivate func blockOfView(_ word: StatementWord) -> SyntaxError {
        let error = SyntaxError(BlockAfterView.problem(word), current.span)
        if let name = tokens[..<index].lastIndex(where: { $0.kind == .identifier }), name > 0,
            statementWord(at: name - 1) == word, let constraints = constraints(of: name, at: index)
        {
            return error.with(constraints)
        }
        return error.with(holdsStyles(index) && statementWord(at: index - 2) == word ? styles(from: index) : nil)
    }

    /// The word that starts the line before, if that declares a view.
    fileprivate var declarationBefore: StatementWord? {
        guard index > 1, previous.kind == .identifier, let word = statementWord(at: index - 2), word.declaresView,
            tokens[index - 2].startsLine || index == 2
        else { return nil }
        return word
    }
}
