internal import Syntax
internal import Diagnostics

/// A comment that starts with `#`.
enum CommentWithHash: SyntaxRule {
    static let id: RuleID = "comment-with-hash"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .hashSign, error.span.range.count == 1, context.libraryOfDirective == nil else {
            return nil
        }
        return error.edited(error.span, "//")
    }
}
