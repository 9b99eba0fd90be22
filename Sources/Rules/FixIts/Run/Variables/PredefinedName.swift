internal import Evaluator
internal import Syntax
internal import Vocabulary
internal import Diagnostics

/// A variable or a view has the name of what is predefined: `let max = 220`. It gets another one wherever it is read.
enum PredefinedName: FixItRule {
    static let id: RuleID = "predefined-name"

    static func answers(_ problem: Problem) -> Bool {
        if case .startingName = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .startingName(let name) = failure.problem, let statement = context.statement else { return nil }
        let ending: String
        switch statement.kind {
        case .variable: ending = "Value"
        case .views: ending = "View"
        default: return nil
        }
        let new = name + ending
        guard context.isUnused(new) else { return nil }
        let interned = context.vocabulary.names.intern(name)
        let called = Set(context.program.parts.expressions.compactMap { WrittenCall($0)?.nameSpan })
        let uses = context.program.parts.expressions.compactMap { expression -> Span? in
            guard case .name(interned) = expression.kind, expression.span.lower > statement.span.upper,
                !called.contains(expression.span)
            else { return nil }
            return expression.span
        }
        return context.source.joined(
            ([failure.span] + uses.sorted { $0.lower < $1.lower }).map { (span: $0, text: new) }
        ).map {
            FixIt(replacing: $0.span, with: $0.text)
        }
    }
}
