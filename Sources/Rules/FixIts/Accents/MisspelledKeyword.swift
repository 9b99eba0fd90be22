/// A misspelled keyword: `lte a = 1`.
enum MisspelledKeyword: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .misspelled(_, let nearest): return error.edited(error.span, nearest)
        case .expected(.newLine, _): break
        default: return nil
        }
        let token = context.previous
        guard token.kind == .identifier, token.startsLine || context.index == 1,
            context.current.kind == .identifier,
            case let word = context.text(of: token), let nearest = NearestName.of(word, among: keywords)
        else { return nil }
        return SyntaxError(.misspelled(word, nearest: nearest), token.span).edited(token.span, nearest)
    }

    private static let keywords = ["let", "var", "func", "return", "guard", "import", "class", "struct", "for"]
}
