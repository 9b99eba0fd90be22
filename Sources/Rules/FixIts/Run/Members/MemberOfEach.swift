/// A member of a constraint or a view is used on an array of them: `handles.offset = 20`, `tiles.color = "teal"`.
enum MemberOfEach: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let name, let phrase, _) = failure.problem,
            let member = context.expressions.first(where: { $0.span.upper == failure.span.upper }),
            case .member(let base, let spelled, failure.span) = member.kind,
            let receiver = context.receiver(ofElements: base),
            context.spelling(spelled)?.isMember(of: receiver) ?? false
        else { return nil }
        // A view's attribute is read, not set.
        if receiver == .view, context.assignment?.target.isSame(as: member) != true { return nil }
        let problem = Problem.unknownMember(name, of: phrase, .ofEach)
        guard let statement = context.statement, base.isPath, statement.span.lower == base.span.lower else {
            return FixIt(problem: problem)
        }
        let rest = context.source.text(in: Span(failure.span.lower, statement.span.upper))
        return FixIt(
            problem: problem, help: receiver == .view ? "set it for each of the views" : nil, replacing: statement.span,
            with: "\(ReservedWord.for.rawValue) each \(ReservedWord.in.rawValue) \(context.text(base)) { each.\(rest) }"
        )
    }
}

extension RuleContext {
    /// What the elements of an array are.
    fileprivate func receiver(ofElements array: Expression) -> Receiver? {
        guard case .array(let array)? = value(of: array) else { return nil }
        switch array.elements.first {
        case .constraint?: return .constraint
        case .view?: return .view
        default: return nil
        }
    }
}
