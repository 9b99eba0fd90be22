internal import Syntax
internal import Diagnostics

/// A comment that starts with `--`: `-- two boxes`, `view a -- the box`.
enum CommentWithDashes: SyntaxRule {
    static let id: RuleID = "comment-with-dashes"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .contentOfView, .expected(.statement, _): break
        default: return nil
        }
        // `--i` counts down.
        return context.index > context.start || !context.token(ahead: 2).isAdjacent ? context.comment : nil
    }
}

extension SyntaxContext {
    fileprivate var comment: SyntaxError? {
        let second = token(ahead: 1)
        guard current.kind == .minus, second.kind == .minus, second.isAdjacent else { return nil }
        let dashes = current.span.joined(with: second.span)
        return SyntaxError(Decrement.problem, dashes, replacement: (dashes, "//"))
    }
}
