internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

/// A dot before a message in brackets: `[view.mas_makeConstraints:^…]`.
enum DottedMessage: SyntaxRule {
    static func problem(_ word: String) -> SyntaxProblem {
        .explained(.unexpected, "use a space, not `.`, before a message: `\(word):`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.message, _) = error.problem else { return nil }
        let index = context.index
        guard context.current.kind == .colon, context.previous.kind == .identifier, index > 3,
            context.tokens[index - 2].kind == .dot, let opening = context.innermostOpening,
            context.tokens[opening].kind == .leftBracket
        else { return nil }
        let dot = context.tokens[index - 2].span
        return SyntaxError(problem(context.text(of: context.previous)), dot).edited(dot, " ")
    }
}
