internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A choice between two values with `and` and `or`: `let w = isWide and 80 or 200`.
enum AndOrChoice: SyntaxRule {
    static let id: RuleID = "and-or-choice"

    static let page = RulePage(
        meaning: "Choose between two values with `if` and `else`.",
        examples: [
            RulePage.Example(
                before: "let isWide = true\nlet w = isWide and 80 or 200\nprint(w)",
                after: "let isWide = true\nvar w = 200; if isWide { w = 80 }\nprint(w)")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), found.word.replacement == BinaryOperator.and.rawValue,
            let edit = context.choice(ofAnd: found.position)
        else { return nil }
        let choosing = ForeignWord(
            text: found.word.text, role: found.word.role, advice: "to choose between two values, use `if`",
            replacement: nil)
        return context.foreign((choosing, found.position), edit)
    }
}

extension SyntaxContext {
    /// `isWide and 80 or 200`: a number or text can't be a condition.
    fileprivate func choice(ofAnd position: Int) -> Edit? {
        let start = startOfStatement(at: position)
        guard let first = startOfValue(before: position, from: start), first < position,
            let middle = (position...endOfLine(of: position)).first(where: { text(at: $0) == "or" }
            ),
            [position + 1, middle + 1].contains(where: { isLiteral(at: $0) })
        else { return nil }
        return choice(between: position + 1, and: middle, where: (first, position - 1), from: start, first)
    }

    fileprivate func isLiteral(at position: Int) -> Bool {
        switch tokens[position].kind {
        case .number, .string, .minus: true
        default: false
        }
    }
}
