/// A parenthesis that a macro leaves open at the end of its line.
enum UnclosedMacro: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .unclosed(_, .endOfLine) = error.problem, let related = error.related,
            case .expected(let closing) = related.note
        else { return nil }
        return error.edited(related.span, closing)
    }
}
