internal import Syntax
internal import Diagnostics

/// A comment that starts with `#`.
enum CommentWithHash: SyntaxRule {
    static let id: RuleID = "comment-with-hash"

    static let page = RulePage(
        meaning: "A comment starts with `//`.",
        examples: [
            RulePage.Example(
                before: "# a view\nview a",
                after: "// a view\nview a")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .hashSign
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.span.range.count == 1, context.libraryOfDirective == nil else { return nil }
        return error.edited(error.span, "//")
    }
}
