internal import Syntax
internal import Diagnostics

/// A misspelled word at the start of a statement: `veiw a`.
enum MisspeltStatement: SyntaxRule {
    static let id: RuleID = "misspelt-statement"

    static let page = RulePage(
        meaning: "A statement starts with a word of the language, or with a name.",
        examples: [
            RulePage.Example(
                before: "veiw a",
                after: "view a"),
            RulePage.Example(
                before: "let a = true\nif a { print(1) } esle { print(2) }",
                after: "let a = true\nif a { print(1) } else { print(2) }"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .missingSeparator = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.misspelt(from: context.start)
    }
}
