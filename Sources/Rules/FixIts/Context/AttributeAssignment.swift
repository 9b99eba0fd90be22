/// An attribute that is assigned like a property: `a.left = b.right + 8`, `make.left = b.right + 8`.
struct AttributeAssignment {
    /// The view or the maker, or a chain that starts with a maker.
    let base: Expression
    let target: Expression
    let value: Expression
    /// The attribute that was written, or the one that it resembles.
    let name: String
    let nameSpan: Span
    /// The failure as one about this attribute.
    let problem: Problem

    var span: Span { target.span.joined(with: value.span) }
}

extension RuleContext {
    /// The attribute whose assignment failed, at its name or in its value; nil if the failure is about something else.
    func attributeAssignment(_ failure: Failure) -> AttributeAssignment? {
        guard let (target, operation, value) = assignment, operation == .assign,
            let (base, written, nameSpan) = target.memberParts,
            let (name, problem) = attribute(text(written), assignedIn: failure, nameSpan)
        else { return nil }
        return AttributeAssignment(
            base: base, target: target, value: value, name: name, nameSpan: nameSpan, problem: problem)
    }

    private func attribute(
        _ written: String, assignedIn failure: Failure, _ nameSpan: Span
    ) -> (name: String, problem: Problem)? {
        switch failure.problem {
        case .chainAssigned: return (written, failure.problem)
        case .attributeAssigned(let name): return isSubject(nameSpan) ? (name, failure.problem) : nil
        case .unknownMember(let name, let phrase, _):
            guard isSubject(nameSpan) else { return nil }
            let hint = memberHint(for: name)
            let problem = Problem.unknownMember(name, of: phrase, hint)
            switch hint {
            case .elsewhere(let receivers) where receivers.contains(.maker): return (name, problem)
            case .nearest(let near) where phrase == Receiver.view.phrase && Attribute(rawValue: near) != nil:
                return (near, problem)
            default: return nil
            }
        default:
            // The value failed first.
            let name = vocabulary.names.intern(written)
            return spelling(name)?.isConstrained ?? false ? (written, .attributeAssigned(written)) : nil
        }
    }
}
