/// A declaration lacks its first word: `box` for `view box`, `pin(v) { … }` for `func pin(v) { … }`.
enum MissingDeclarationWord: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, context.source.accent == .masonry,
            !context.source.isInput, case .expression(let stated)? = context.statement?.kind
        else { return nil }
        let start = Span(stated.span.lower, stated.span.lower)
        if context.isSubject(stated) {
            let hint = context.hint(for: text)
            guard hint.isNone || hint.isColor, context.isNamedAgain(context.vocabulary.names.intern(text)) else {
                return nil
            }
            return FixIt(replacing: start, with: "\(StatementWord.view.rawValue) ")
        }
        guard let call = WrittenCall(stated), call.receiver == nil, context.isSubject(call.nameSpan),
            call.arguments.last?.isTrailing ?? false,
            call.arguments.dropLast().allSatisfy({ $0.label == nil && $0.value.kind.isName }),
            case .called = context.hint(for: text)
        else { return nil }
        return FixIt(problem: .unknownName(text, .called), replacing: start, with: "\(ReservedWord.func.rawValue) ")
    }
}

extension RuleContext {
    /// Whether the program uses a name more than once.
    fileprivate func isNamedAgain(_ name: Name) -> Bool { program.parts.uses(of: name).count > 1 }
}
