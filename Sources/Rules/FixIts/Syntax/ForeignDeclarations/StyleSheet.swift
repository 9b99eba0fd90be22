/// Rules of a style sheet: `.header { width: 100px; }`.
enum StyleSheet: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "this is CSS",
            help:
                "declare a view and place it with constraints: view header; \(code: .chain("make.left.right", to: .root)); \(code: .chain("make.height", to: .number("44")))"
        )
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .statementStartsWithDot, .missingSeparator: break
        default: return nil
        }
        if error.problem == .statementStartsWithDot {
            return context.styleSheet(from: context.index, at: context.index + 2)
        }
        // `header { width: 100%; }`
        let brace = context.start - 1
        guard context.current.kind == .colon, context.index == context.start + 1, brace > 0,
            context.tokens[brace].kind == .leftBrace, context.startOfStatement(at: brace - 1) == brace - 1
        else { return nil }
        return context.styleSheet(from: brace - 1, at: brace)
    }
}

extension SyntaxContext {
    /// `.header { width: 100%; }`, whose `{` is at a place: a rule of a style sheet, with the view that it applies to.
    fileprivate func styleSheet(from first: Int, at brace: Int) -> SyntaxError? {
        guard brace < tokens.count, !tokens[brace].startsLine, holdsStyles(brace), tokens[brace - 1].kind == .identifier
        else { return nil }
        let ends: [Token.Kind] = [.semicolon, .rightBrace, .end]
        let value = tokens[(brace + 3)...].prefix { !ends.contains($0.kind) }
        guard tokens[value.endIndex].kind == .semicolon else { return nil }
        let selector = span(from: first, through: brace - 1)
        let view = text(at: brace - 1)
        guard let styles = styles(from: brace) else { return SyntaxError(StyleSheet.problem, selector) }
        let isKnown = declared.all.contains(tokens[brace - 1].name)
        let start = "\((isKnown ? StatementWord.select : .view).rawValue) \(view)"
        return SyntaxError(
            StyleSheet.problem, selector, replacement: (Span(selector.lower, styles.span.upper), start + styles.text))
    }
}
