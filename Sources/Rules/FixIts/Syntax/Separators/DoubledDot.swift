/// Two dots before a member, in a range, or between texts that they join: `make..left`, `0..n - 1`, `"No " .. n`.
enum DoubledDot: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.twoDots) else { return nil }
        if context.index > 0, context.endsWithLastIndex { return error.edited(error.span, "...") }
        if context.isBesideText { return error.edited(error.span, BinaryOperator.add.rawValue) }
        // Two dots beside a number are a range.
        let next = context.token(ahead: 1)
        guard !(next.kind == .number && next.isAdjacent), context.index == 0 || context.previous.kind != .number else {
            return nil
        }
        return SyntaxError(.expected(.member, found: .text("..")), error.span, replacement: (error.span, "."))
    }
}

extension SyntaxContext {
    fileprivate var isBesideText: Bool {
        index > 0 && [.string, .stringTail].contains(previous.kind) || token(ahead: 1).kind == .string
    }

    /// Whether what follows, up to a brace, is a number less one: the last index of so many elements.
    fileprivate var endsWithLastIndex: Bool {
        guard let brace = braceOfLine(from: index), brace > index + 3 else { return false }
        return tokens[brace - 2].kind == .minus && text(at: brace - 1) == "1"
    }
}
