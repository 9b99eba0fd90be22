internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A block without its `^`: `[view mas_makeConstraints:{`.
enum MissingCaret: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingCaret, .expected(.value, _): break
        default: return nil
        }
        if error.problem == .missingCaret { return error.edited(error.span.atStart, "^") }
        let brace = context.current
        guard brace.kind == .leftBrace, context.previous.kind == .colon || context.previous.kind == .leftParen else {
            return nil
        }
        let isOfMaker =
            context.previous.kind == .colon && context.index > 1
            && context.makesConstraints(context.tokens[context.index - 2])
        return SyntaxError(.missingCaret, brace.span).edited(
            brace.span.atStart, isOfMaker ? "^(MASConstraintMaker *\(Builtin.make.rawValue)) " : "^")
    }
}
