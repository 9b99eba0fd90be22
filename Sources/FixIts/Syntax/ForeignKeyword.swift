internal import Syntax
internal import Diagnostics

/// A word of another language at the start of a statement or between two values: `const x = 3`.
enum ForeignKeyword: SyntaxRule {
    static let id: RuleID = "foreign-keyword"

    static let page = RulePage(
        meaning: "Each language has its own words. The help says what to write here.",
        examples: [
            RulePage.Example(
                before: "const x = 3\nprint(x)",
                after: "let x = 3\nprint(x)"),
            RulePage.Example(
                before: "static let x = 3\nprint(x)",
                after: "let x = 3\nprint(x)"),
            RulePage.Example(
                before: "let x = 7\nprint(x mod 2)",
                after: "let x = 7\nprint(x % 2)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error) else { return nil }
        return context.foreign(found, context.replacement(for: found.word, at: found.position))
    }
}
