/// A chain is assigned a value instead of related to it: `make.left = b.right + 8`.
enum AssignedChain: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .chainAssigned, .attributeAsNumber, .operands, .attributeAssigned, .unknownMember: break
        default: return nil
        }
        guard let assigned = context.attributeAssignment(failure) else { return nil }
        let isChain = if case .chainAssigned = failure.problem { true } else { context.kind(of: assigned.base).isChain }
        guard isChain else { return nil }
        let (target, value) = (context.text(assigned.target), assigned.value)
        let isBoxed = context.source.accent == .objectiveC && value.writtenNumber != nil && !value.isBox
        let relation = (isBoxed ? Spelling.prefix : "") + Member.equalTo.rawValue
        return FixIt(
            problem: .chainAssigned(target), place: context.source.accent == .masonry ? assigned.span : nil,
            replacing: assigned.span,
            with: "\(target).\(relation)\(context.given(value, to: context.lastAttribute(of: assigned.target)))")
    }
}
