internal import Diagnostics
internal import Evaluator
internal import Syntax
internal import Vocabulary

/// A call lacks its last arguments, which another call of the function has: `stack(a, 10)`, `stack(b)`.
enum MissingArgument: FixItRule {
    static let id: RuleID = "missing-argument"

    static func answers(_ problem: Problem) -> Bool {
        if case .argumentCount(_, _, 1..., _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard context.source.accent == .masonry, let call = context.call, call.receiver == nil,
            context.vocabulary.builtin(call.name) == nil, let last = call.arguments.last
        else { return nil }
        let given = call.arguments.count
        let others = context.program.parts.expressions.compactMap { expression -> WrittenCall? in
            guard let other = WrittenCall(expression), other.receiver == nil, other.name == call.name,
                other.arguments.count > given
            else { return nil }
            return other
        }
        // People write a call as the one above it.
        guard let other = others.last(where: { $0.span.upper <= call.span.lower }) ?? others.first,
            let end = other.arguments.last
        else { return nil }
        let rest = context.source.text(in: other.arguments[given].span.joined(with: end.span))
        return FixIt(
            help: "line \(context.source.line(at: other.span.lower)) passes \(rest)", replacing: last.span.atEnd,
            with: ", \(rest)")
    }
}
