internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

/// A comma at the end of a statement.
enum CommaAsSeparator: SyntaxRule {
    static let id: RuleID = "comma-as-separator"

    static let page = RulePage(
        meaning: "Statements are not separated with commas.",
        examples: [
            .block(
                chain: "make.left.top.equalTo(self.view), make.size.equalTo(self.view);",
                after: "make.left.top.equalTo(self.view); make.size.equalTo(self.view);"),
            RulePage.Example(
                before: """
                    let a = UIView()
                    a.isHidden = true,
                    a.backgroundColor = .red
                    """,
                after: """
                    let a = UIView()
                    a.isHidden = true
                    a.backgroundColor = .red
                    """,
                accent: .swift),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected(.newLine, _), .expected(.sign(.semicolon), _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let comma = context.current
        guard comma.kind == .comma else { return nil }
        if context.source.accent == .swift {
            guard context.token(ahead: 1).startsLine else { return nil }
            return SyntaxError(.commaBetweenStatements, comma.span).edited(comma.span, "")
        }
        guard context.previous.kind == .rightParen || context.previous.kind == .rightBracket,
            let opening = context.innermostOpening, context.tokens[opening].kind == .leftBrace
        else { return nil }
        return error.edited(comma.span, ";")
    }
}
