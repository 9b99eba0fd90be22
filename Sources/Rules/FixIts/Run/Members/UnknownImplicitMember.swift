/// A name after a dot alone is not an attribute: `attributes(.lft)`, `priority(.high)`.
enum UnknownImplicitMember: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, of: Problem.attributes, _) = failure.problem,
            let expression = context.expression
        else { return nil }
        let whole = expression.span
        if Builtin(rawValue: text) != nil {
            return FixIt(
                problem: .unknownName(".\(text)", .undotted(text)), place: whole, replacing: whole, with: text)
        }
        if NamedColor(rawValue: text) != nil {
            return FixIt(problem: .unknownName(text, .color), place: whole, replacing: whole, with: "\"\(text)\"")
        }
        if let word = ForeignWord.find(text, .name) {
            let problem = Problem.unknownName(".\(text)", .foreign(word))
            return word.replacement.map { FixIt(problem: problem, place: whole, replacing: whole, with: $0) }
                ?? FixIt(problem: problem)
        }
        if let (target, _, value) = context.assignment, value.isSame(as: expression),
            case .member(_, let name, _) = target.kind,
            [Member.color.rawValue, UIKitName.color].contains(context.text(name))
        {
            let nearest = NamedColor.nearest(to: text)
            let problem = Problem.unknownColor(text, nearest: nearest)
            return nearest.map { FixIt(problem: problem, place: whole, replacing: whole, with: "\"\($0)\"") }
                ?? FixIt(problem: problem)
        }
        return NearestName.of(text, among: Attribute.allCases.map(\.rawValue)).map {
            FixIt(
                problem: .unknownMember(text, of: Problem.attributes, .nearest($0)), replacing: failure.span, with: $0)
        }
    }
}
