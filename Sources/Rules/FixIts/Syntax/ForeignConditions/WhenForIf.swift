/// A condition of `when` that is not about the screen: a word of the screen is misspelled, or `when` is meant as `if`, as in Kotlin
/// and Ruby.
enum WhenForIf: SyntaxRule {
    private static let words =
        ScreenRange.Dimension.allCases.map(\.rawValue) + SizeClass.allCases.map(\.rawValue)

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .notOfScreen else { return nil }
        let condition = context.tokens.indices.filter { index in
            let span = context.tokens[index].span
            return error.span.lower <= span.lower && span.upper <= error.span.upper
        }
        for index in condition where context.tokens[index].kind == .identifier {
            if context.declared.all.contains(context.tokens[index].name) { continue }
            if let word = NearestName.of(context.text(at: index), among: words) {
                return error.edited(context.tokens[index].span, word)
            }
        }
        let head = context.start..<(condition.first ?? context.index)
        guard let place = head.last(where: { context.statementWord(at: $0) == .when }) else { return nil }
        return error.edited(context.tokens[place].span, ReservedWord.if.rawValue)
    }
}
