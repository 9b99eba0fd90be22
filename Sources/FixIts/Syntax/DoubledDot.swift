internal import Syntax
internal import Diagnostics

/// Two dots before a member: `make..left`.
enum DoubledDot: SyntaxRule {
    static let id: RuleID = "doubled-dot"

    static let page = RulePage(
        meaning: "One dot comes before a member. Two dots are not an operator.",
        examples: [
            RulePage.Example(
                before: "view a\nmake..left.equalTo(root)",
                after: "view a\nmake.left.equalTo(root)")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .foreignOperator(.twoDots)
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        // Two dots beside a number are a range.
        let next = context.token(ahead: 1)
        guard !(next.kind == .number && next.isAdjacent), context.index == 0 || context.previous.kind != .number else {
            return nil
        }
        return SyntaxError(.expected(.member, found: .text("..")), error.span, replacement: (error.span, "."))
    }
}
