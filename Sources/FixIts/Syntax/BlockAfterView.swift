internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A block after the name of a view: `view a { make.left.equalTo(root) }`.
enum BlockAfterView: SyntaxRule {
    static let id: RuleID = "block-after-view"

    static let page = RulePage(
        meaning: "A declaration has no block. Make constraints in a block of their own.",
        examples: [
            RulePage.Example(
                before: "view a { make.left.equalTo(root) }",
                after: "view a\na.makeConstraints { make.left.equalTo(root) }"),
            RulePage.Example(
                before: "view a in root { make.left.equalTo(root) }",
                after: "view a in root\na.makeConstraints { make.left.equalTo(root) }"),
            RulePage.Example(
                before: "view a { width: 100; height: 50 }",
                after: "view a\nmake.width.equalTo(100)\nmake.height.equalTo(50)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .blockOfView, .statementStartsWithBrace, .contentOfView: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .blockOfView:
            return error.with(context.constraintsOfView(at: context.outline.position(at: error.span.lower)))
        case .contentOfView(let word): return context.current.kind == .leftBrace ? context.blockOfView(word) : nil
        default: return context.declarationBefore.map(context.blockOfView)
        }
    }
}

extension SyntaxContext {
    /// `view a in card { make.left… }`: the constraints in a separate block.
    fileprivate func constraintsOfView(at brace: Int) -> (span: Span, text: String)? {
        let first = tokens[min(brace + 1, tokens.count - 1)]
        guard brace > 0, first.kind == .identifier, let chain = Builtin(rawValue: text(of: first.name)),
            chain.isChainWord
        else { return nil }
        let view = source.text(in: tokens[start + 1].span)
        let indentation = indentation(ofLineAt: tokens[brace - 1].span.lower)
        return (
            Span(tokens[brace - 1].span.upper, tokens[brace].span.upper),
            "\n\(indentation)\(view).\(chain.rawValue)Constraints {"
        )
    }

    /// A view's name with a block after it, which probably contains its constraints.
    fileprivate func blockOfView(_ word: StatementWord) -> SyntaxError {
        var name = index - 1
        while name > 0, tokens[name].kind != .identifier { name -= 1 }
        let styles = holdsStyles(index) && statementWord(at: index - 2) == word ? styles(from: index) : nil
        let error = SyntaxError(.blockOfView(word), current.span, replacement: styles)
        let first = token(ahead: 1)
        let chain = first.kind == .identifier ? Builtin(rawValue: source.text(in: first.span)) : nil
        guard let chain, chain.isChainWord, statementWord(at: name - 1) == word else { return error }
        let indentation = indentation(ofLineAt: tokens[name].span.lower)
        let view = source.text(in: tokens[name].span)
        return SyntaxError(
            .blockOfView(word), current.span,
            replacement: (
                Span(previous.span.upper, current.span.upper),
                "\n\(indentation)\(view).\(chain.rawValue)Constraints {"
            ))
    }

    /// The word that starts the line before, if that declares a view.
    fileprivate var declarationBefore: StatementWord? {
        guard index > 1, previous.kind == .identifier, let word = statementWord(at: index - 2), word.declaresView,
            tokens[index - 2].startsLine || index == 2
        else { return nil }
        return word
    }
}
