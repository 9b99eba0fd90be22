internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A block for constraints whose parameter has no name: `^(MASConstraintMaker *) {`.
enum UnnamedParameter: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .parameterWithoutName = error.problem else { return nil }
        let make = Builtin.make.rawValue
        let type = context.outline.position(at: error.span.lower)
        guard type < context.index else { return nil }
        let hasPointer = context.tokens[type..<context.index].contains { $0.kind == .times }
        return error.edited(context.current.span.atStart, hasPointer ? make : " *\(make)")
    }
}
