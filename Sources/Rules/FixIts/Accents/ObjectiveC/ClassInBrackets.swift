internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A class alone in brackets, instead of an object: `[UIView]`.
enum ClassInBrackets: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.message, _) = error.problem else { return nil }
        let index = context.index
        guard context.current.kind == .rightBracket, index > 1, context.tokens[index - 2].kind == .leftBracket,
            context.isClass(context.previous)
        else { return nil }
        let type = context.text(of: context.previous)
        let whole = context.tokens[index - 2].span.joined(with: context.current.span)
        return SyntaxError(.classCalled(type), whole).edited(whole, "[[\(type) alloc] init]")
    }
}
