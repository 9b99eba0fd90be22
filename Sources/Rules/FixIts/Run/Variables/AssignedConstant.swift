/// A constant is assigned.
enum AssignedConstant: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .constantAssigned: break
        case .constraintReplaced: return FixIt(replacing: failure.span.atEnd, with: ".\(Member.offset.rawValue)")
        default: return nil
        }
        guard let declaration = failure.related, declaration.source === context.source,
            let word = context.program.constantWord(declaring: declaration.span)
        else { return nil }
        return FixIt(replacing: word, with: ReservedWord.var.rawValue)
    }
}

extension Program {
    /// The `let` of the constant whose name is at a place.
    fileprivate func constantWord(declaring name: Span) -> Span? {
        path(to: name).lazy.compactMap { node -> Span? in
            guard case .statement(let statement) = node,
                case .variable(let declared, isConstant: true, _, _) = statement.kind, declared.span == name
            else { return nil }
            let start = statement.span.lower
            return Span(start, start + ReservedWord.let.rawValue.utf8.count)
        }.first
    }
}
