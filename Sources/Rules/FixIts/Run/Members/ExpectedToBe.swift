internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// An expectation is written as a chain of another language: `expect a.frame.width.toBe(10)`.
enum ExpectedToBe: FixItRule {
    static let id: RuleID = "expected-to-be"

    static func answers(_ problem: Problem) -> Bool {
        let name: String
        switch problem {
        case .unknownMember(let text, _, _), .noMembers(let text, _): name = text
        default: return false
        }
        return name.hasPrefix("toBe") || name == "toEqual"
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let call = context.memberCall, let base = call.receiver, let wanted = call.arguments.first else {
            return nil
        }
        let text = context.text(call.name)
        guard let word = ForeignWord.find(text, .member) else { return nil }
        let phrase =
            switch failure.problem {
            case .unknownMember(_, let phrase, _), .noMembers(_, let phrase): phrase
            default: ""
            }
        let value = context.kind(of: base) == .of(.attribute) ? ".\(Member.value.rawValue)" : ""
        return FixIt(
            problem: .unknownMember(text, of: phrase, .foreign(word)),
            replacing: Span(base.span.upper, call.span.upper),
            with: "\(value) \(BinaryOperator.equal.rawValue) \(context.text(wanted))")
    }
}
