internal import AccentSyntax

/// A block without its `^`, or with half a parameter: `[view mas_makeConstraints:{`, `^(make) {`, `^(MASConstraintMaker *) {`.
enum BlockHead: SyntaxRule {
    private static let make = Builtin.make.rawValue

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingCaret: return error.edited(error.span.atStart, "^")
        case .expected(.value, _): return withoutCaret(in: context)
        case .parameterWithoutName:
            let type = context.outline.position(at: error.span.lower)
            guard type < context.index else { return nil }
            let hasPointer = context.tokens[type..<context.index].contains { $0.kind == .times }
            return error.edited(context.current.span.atStart, hasPointer ? make : " *\(make)")
        case .parameterWithoutType:
            guard let opening = context.innermostOpening, opening > 2, context.tokens[opening - 1].kind == .caret,
                context.tokens[opening - 2].kind == .colon, context.makesConstraints(context.tokens[opening - 3])
            else { return nil }
            return error.edited(error.span.atStart, "MASConstraintMaker *")
        default: return nil
        }
    }

    private static func withoutCaret(in context: SyntaxContext) -> SyntaxError? {
        let (brace, before) = (context.current.span, context.previous.kind)
        guard context.current.kind == .leftBrace, before == .colon || before == .leftParen else { return nil }
        let isOfMaker =
            before == .colon && context.index > 1 && context.makesConstraints(context.tokens[context.index - 2])
        return SyntaxError(.missingCaret, brace).edited(
            brace.atStart, isOfMaker ? "^(MASConstraintMaker *\(make)) " : "^")
    }
}
