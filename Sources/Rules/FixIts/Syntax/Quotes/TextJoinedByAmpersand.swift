/// Strings joined with `&`: `"a" & b`.
enum TextJoinedByAmpersand: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.ampersand), context.index > 0,
            [.string, .stringTail].contains(context.previous.kind)
        else { return nil }
        return error.edited(error.span, BinaryOperator.add.rawValue)
    }
}
