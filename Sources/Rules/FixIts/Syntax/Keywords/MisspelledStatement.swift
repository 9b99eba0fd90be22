/// A misspelled word at the start of a statement: `veiw a`.
enum MisspelledStatement: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.misspelled(from: context.start)
    }
}
