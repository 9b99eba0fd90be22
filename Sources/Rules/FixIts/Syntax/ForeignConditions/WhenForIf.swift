/// `when` with a condition that is not about the screen, as in Kotlin and Ruby.
enum WhenForIf: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .notOfScreen else { return nil }
        let word = context.start..<context.index
        guard let place = word.last(where: { context.statementWord(at: $0) == .when }) else { return nil }
        return error.edited(context.tokens[place].span, ReservedWord.if.rawValue)
    }
}
