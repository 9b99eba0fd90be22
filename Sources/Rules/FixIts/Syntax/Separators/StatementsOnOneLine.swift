/// Two statements on one line without a `;`: `view a make.left.equalTo(root)`.
enum StatementsOnOneLine: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, error.replacement == nil, context.startsAnotherStatement else {
            return nil
        }
        return error.edited(context.previous.span.atEnd, ";")
    }
}

extension SyntaxContext {
    /// Whether the current token can only start another statement.
    fileprivate var startsAnotherStatement: Bool {
        if !endsValue(previous) { return false }
        if current.kind == .identifier { return Builtin(rawValue: text(of: current.name))?.isChainWord ?? false }
        return declaresVariable(at: index) || isReservedWord(.for, at: index) || isReservedWord(.if, at: index)
    }
}
