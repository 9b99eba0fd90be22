internal import Syntax
internal import Diagnostics

/// A comment that starts with `--`: `view a -- the box`.
enum CommentWithDashes: SyntaxRule {
    static let id: RuleID = "comment-with-dashes"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .contentOfView = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.commentOfView
    }
}

extension SyntaxContext {
    /// `view a -- the box`
    fileprivate var commentOfView: SyntaxError? {
        let second = token(ahead: 1)
        guard current.kind == .minus, second.kind == .minus, second.isAdjacent else { return nil }
        let dashes = current.span.joined(with: second.span)
        return SyntaxError(Decrement.problem, dashes, replacement: (dashes, "//"))
    }
}
