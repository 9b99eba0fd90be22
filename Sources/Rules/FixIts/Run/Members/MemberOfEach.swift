internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Syntax

/// A member of a constraint is used on an array of constraints: `handles.offset = 20`.
enum MemberOfEach: FixItRule {
    static let id: RuleID = "member-of-each"

    static func answers(_ problem: Problem) -> Bool {
        if case .unknownMember = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let name, let phrase, _) = failure.problem,
            let member = context.expressions.first(where: { $0.span.upper == failure.span.upper }),
            case .member(let base, let spelled, failure.span) = member.kind,
            case .array(let array)? = context.value(of: base), case .constraint? = array.elements.first,
            context.spelling(spelled)?.isMember(of: .constraint) ?? false
        else { return nil }
        let problem = Problem.unknownMember(name, of: phrase, .ofEach)
        guard let statement = context.statement, base.isPath, statement.span.lower == base.span.lower else {
            return FixIt(problem: problem)
        }
        let rest = context.source.text(in: Span(failure.span.lower, statement.span.upper))
        return FixIt(
            problem: problem, replacing: statement.span,
            with: "\(ReservedWord.for.rawValue) each \(ReservedWord.in.rawValue) \(context.text(base)) { each.\(rest) }"
        )
    }
}
