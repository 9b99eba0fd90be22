/// Layout anchor constraints are activated as an array: `NSLayoutConstraint.activate([…])`.
enum ActivatedAnchors: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, _) = failure.problem, text == "NSLayoutConstraint",
            context.source.accent == .masonry,
            case .expression(let stated)? = context.statement?.kind, let call = WrittenCall(stated),
            context.isSubject(call.receiver), context.text(call.name) == "activate", call.arguments.count == 1,
            case .array(let constraints) = call.arguments[0].value.kind
        else { return nil }
        let blocks = constraints.compactMap { constraint in
            WrittenCall(constraint).flatMap { AnchorChain.block($0, in: context) }
        }
        guard !blocks.isEmpty, blocks.count == constraints.count else { return nil }
        return FixIt(
            problem: .unknownName(text, context.hint(for: text)), replacing: stated.span,
            with: blocks.joined(separator: "; "))
    }
}
