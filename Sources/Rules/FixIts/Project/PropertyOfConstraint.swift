/// A property that UIKit's constraints have and Masonry's do not: `height.constant = 10`.
enum PropertyOfConstraint: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.notOfMasonry(let name)) = failure.problem,
            let (base, value, whole) = context.setting
        else { return nil }
        let constraint = context.text(base)
        if name == Member.constant.rawValue {
            return FixIt(
                replacing: whole, with: "\(constraint).\(Member.offset.rawValue)(\(context.text(value)))")
        }
        guard case .boolean(let isOn) = value.kind else { return nil }
        let method: Member = isOn ? .activate : .deactivate
        return FixIt(replacing: whole, with: "[\(constraint) \(method.rawValue)]")
    }
}

extension RuleContext {
    /// The property that the place sets, by an assignment or by a setter: its object, the value, and the whole.
    var setting: (base: Expression, value: Expression, whole: Span)? {
        if let (target, operation, value) = assignment, operation == .assign,
            let (base, _, nameSpan) = target.memberParts, nameSpan.contains(location) || isSubject(target)
        {
            return (base, value, target.span.joined(with: value.span))
        }
        for expression in expressions {
            guard let call = expression.call, call.nameSpan.contains(location), call.arguments.count == 1 else {
                continue
            }
            return (call.receiver, call.arguments[0].value, expression.span)
        }
        return nil
    }
}
