internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A class without its `@end`, at the end of the source.
enum MissingEnd: SyntaxRule {
    static let id: RuleID = "missing-end"

    static let page = RulePage(
        meaning: "Each `@interface` and `@implementation` needs its `@end`.",
        examples: [
            RulePage.Example(
                before: """
                    @interface Card : UIView
                    @end
                    @implementation Card
                    - (void)setUp { }
                    """,
                after: """
                    @interface Card : UIView
                    @end
                    @implementation Card
                    - (void)setUp { }
                    @end
                    """,
                accent: .objectiveC)
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.keyword("@end"), _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        error.edited(context.previous.span.atEnd, "\n@end")
    }
}
