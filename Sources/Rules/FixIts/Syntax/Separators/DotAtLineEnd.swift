internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A dot at the end of a line: `make.left.`, and `equalTo(root)` on the next.
enum DotAtLineEnd: SyntaxRule {
    static let id: RuleID = "dot-at-line-end"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem, context.previous.kind == .dot,
            context.current.kind == .end || context.current.startsLine
        else {
            return nil
        }
        return context.memberOnNextLine(after: context.previous)
    }
}

extension SyntaxContext {
    /// The error for a dot at the end of a line: it moves to the next line if that continues the chain.
    fileprivate func memberOnNextLine(after dot: Token) -> SyntaxError {
        let isWhole = index > 1 && tokens[index - 2].kind == .rightParen
        let goesOn = current.kind == .identifier && isMemberName(current) && statementWord(at: index) == nil
        let gap = source.text(in: Span(dot.span.upper, current.span.lower))
        return SyntaxError(
            .expected(.member, found: .endOfLine), dot.span.atEnd,
            replacement: goesOn
                ? (Span(dot.span.lower, current.span.lower), "\(gap).") : isWhole ? (dot.span, "") : nil)
    }
}
