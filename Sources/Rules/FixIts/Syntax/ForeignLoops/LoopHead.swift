internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// The head of a loop in parentheses: `for (x in xs) {`, `for (const x of xs) {`.
enum LoopHead: SyntaxRule {
    static let id: RuleID = "loop-head"

    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "a `for` loop has no parentheses and loops over elements with `in`",
            help: "for i in 0..<3 { … }")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected, .assignmentInExpression: break
        default: return nil
        }
        guard context.isForeignLoopHead(error) else { return nil }
        let opening = context.start + 1
        return SyntaxError(
            problem, context.tokens[opening].span, replacement: context.loopWithoutParentheses(at: opening))
    }
}

extension SyntaxContext {
    /// `(x in xs)` and `(const x of xs)`
    fileprivate func loopWithoutParentheses(at opening: Int) -> Edit? {
        guard tokens[opening].kind == .leftParen, let closing = closers[opening],
            let word = (opening..<closing).first(where: {
                isReservedWord(.in, at: $0) || tokens[$0].kind == .identifier && text(at: $0) == "of"
            }), word > opening + 1, word + 1 < closing, tokens[word - 1].kind == .identifier
        else { return nil }
        let elements = text(from: word + 1, through: closing - 1)
        return (
            span(from: opening, through: closing), "\(text(at: word - 1)) \(ReservedWord.in.rawValue) \(elements)"
        )
    }
}
