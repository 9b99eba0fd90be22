/// An expectation is written as a chain of another language: `expect a.frame.width.toBe(10)`.
enum ExpectedToBe: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let call = context.memberCall, let base = call.receiver, let wanted = call.arguments.first else {
            return nil
        }
        let text = context.text(call.name)
        guard text.hasPrefix("toBe") || text == "toEqual", let word = ForeignWord.find(text, .member) else {
            return nil
        }
        let phrase: String
        switch failure.problem {
        case .unknownMember(_, let other, _), .noMembers(_, let other): phrase = other
        default: return nil
        }
        let value = context.kind(of: base) == .of(.attribute) ? ".\(Member.value.rawValue)" : ""
        return FixIt(
            problem: .unknownMember(text, of: phrase, .foreign(word)),
            replacing: Span(base.span.upper, call.span.upper),
            with: "\(value) \(BinaryOperator.equal.rawValue) \(context.text(wanted))")
    }
}
