/// A view is made as an object of a class: `let title = UILabel()`.
enum ClassInstance: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, context.source.accent == .masonry,
            let statement = context.statement, case .variable(let declared, _, _, let value) = statement.kind,
            let call = WrittenCall(value), call.receiver == nil, context.isSubject(call.nameSpan)
        else { return nil }
        let name = context.text(declared.name)
        // No view here arranges others, as a stack view does.
        if StatementWord(rawValue: name) != nil || text.hasSuffix(UIKitClass.stackView) { return nil }
        guard
            let declaration = ViewDeclaration.text(of: name, ofClass: text)
                ?? ViewDeclaration.text(of: name, saying: text, call.arguments.map { context.text($0) })
        else { return nil }
        return FixIt(
            problem: .unknownName(text, context.hint(for: text)), replacing: statement.span, with: declaration)
    }
}
