/// A color has no quotes: `a.color = red`.
enum UnquotedColor: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, context.source.accent == .masonry,
            let (target, _, value) = context.assignment, context.isSubject(value),
            case .member(_, let name, _) = target.kind, isColor(context.text(name))
        else { return nil }
        if NamedColor(spelled: text) != nil {
            return FixIt(problem: .unknownName(text, .color), replacing: failure.span, with: "\"\(text)\"")
        }
        guard context.hint(for: text).isNone else { return nil }
        let nearest = NamedColor.nearest(to: text)
        let problem = Problem.unknownColor(text, nearest: nearest)
        return nearest.map { FixIt(problem: problem, replacing: failure.span, with: "\"\($0)\"") }
            ?? FixIt(problem: problem)
    }

    private static func isColor(_ member: String) -> Bool {
        [Member.color.rawValue, UIKitName.color, "tintColor", "bgColor"].contains(member)
    }
}
