/// A word of another language at the start of a statement or between two values: `const x = 3`.
enum ForeignKeyword: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error) else { return nil }
        return context.foreign(found, context.replacement(for: found.word, at: found.position))
    }
}
