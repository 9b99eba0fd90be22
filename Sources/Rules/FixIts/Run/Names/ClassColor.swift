/// A color is a member of a class, or made of its parts: `UIColor.red`, `rgb(255, 0, 0)`.
enum ClassColor: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, context.source.accent == .masonry
        else { return nil }
        let problem = Problem.unknownName(text, context.hint(for: text))
        if let call = context.namedCall, call.receiver == nil,
            let color = NamedColor.hexadecimal(ofParts: context.source.text(in: call.span))
        {
            return FixIt(problem: problem, replacing: call.span, with: "\"\(color)\"")
        }
        guard UIKitName.colorClasses.contains(text), let color = context.expressions.dropFirst().first,
            case .member(_, let name, _) = color.kind
        else { return nil }
        guard let own = NamedColor(spelled: context.text(name))?.rawValue else { return nil }
        if let (target, _, value) = context.assignment, value.isSame(as: color),
            case .member(_, let property, let place) = target.kind, context.text(property) == UIKitName.color
        {
            return FixIt(
                problem: problem, replacing: place.joined(with: color.span),
                with: "\(Member.color.rawValue) = \"\(own)\"")
        }
        return FixIt(problem: problem, replacing: color.span, with: "\"\(own)\"")
    }
}
