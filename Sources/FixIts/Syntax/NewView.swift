internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// An object made with `new`: `let title = new UILabel()`.
enum NewView: SyntaxRule {
    static let id: RuleID = "new-view"

    static let page = RulePage(
        meaning: "Declare a view with the word for its kind.",
        examples: [
            RulePage.Example(
                before: "let title = new UILabel()",
                after: "label title \"title\"")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), found.word.text == "new",
            found.position + 1 < context.tokens.count,
            context.tokens[found.position + 1].kind == .identifier
        else { return nil }
        return context.foreign(found, context.declaration(ofViewAt: found.position + 1))
    }
}
