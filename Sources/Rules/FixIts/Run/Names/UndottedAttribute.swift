/// The arguments of `attributes` have no dots: `make.attributes(left, top)`.
enum UndottedAttribute: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone,
            let attribute = Attribute(rawValue: text),
            let (call, _) = context.argument, context.member(call) == .attributes, call.isUnlabeled,
            let given = call.given
        else { return nil }
        let names = call.arguments.map { argument in
            let text = context.text(argument)
            return Attribute(rawValue: text) == nil ? text : ".\(text)"
        }
        return FixIt(
            problem: .unknownName(text, .attribute(attribute)), replacing: given, with: names.joined(separator: ", "))
    }
}
