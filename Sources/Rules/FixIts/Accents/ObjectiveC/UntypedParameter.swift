internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

/// A block for constraints whose parameter has no type: `^(make) {`.
enum UntypedParameter: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .parameterWithoutType = error.problem, let opening = context.innermostOpening, opening > 2,
            context.tokens[opening - 1].kind == .caret,
            context.tokens[opening - 2].kind == .colon, context.makesConstraints(context.tokens[opening - 3])
        else { return nil }
        return error.edited(error.span.atStart, "MASConstraintMaker *")
    }
}
