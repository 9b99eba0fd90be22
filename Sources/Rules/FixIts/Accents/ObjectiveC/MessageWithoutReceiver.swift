internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A message without a receiver: `[addSubview:other]`.
enum MessageWithoutReceiver: SyntaxRule {
    static func problem(_ word: String) -> SyntaxProblem {
        .explained(
            .unexpected, "`\(word):` has no receiver", help: "put the receiver before the message: [view \(word):…]")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.message, _) = error.problem else { return nil }
        let index = context.index
        guard context.current.kind == .colon, context.previous.kind == .identifier, index > 1,
            context.tokens[index - 2].kind == .leftBracket
        else { return nil }
        let name = context.previous.span
        return SyntaxError(
            problem(context.source.text(in: name)), name, replacement: (name.atStart, "\(Builtin.`self`.rawValue) "))
    }
}
