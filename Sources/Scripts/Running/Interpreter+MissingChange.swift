internal import Syntax
internal import LayoutLints
internal import Diagnostics
internal import Evaluator

extension Interpreter {
    /// The failure of a statement that goes on for ever, with the change that one in it should be.
    func naming(changeMissingIn failure: Failure, of statement: Statement, in source: SourceText) -> Failure {
        guard case .limit = failure.problem, failure.replacement == nil, failure.source === source else {
            return failure
        }
        let whole = statement.span.range
        let idle = evaluator.notes.last { note in
            note.source === source && whole.contains(note.span.lower)
                && IdleExpression.words(for: note)?.edit != nil
        }
        guard let idle, let instead = IdleExpression.words(for: idle)?.edit else {
            guard let loop = source.endlessLoop(around: failure.span) else { return failure }
            let named = failure.related(
                to: Failure.Related(
                    source: source, span: loop.condition,
                    message: "nothing in the loop changes \(loop.names.map { "`\($0)`" }.joined(separator: " or "))"))
            return loop.counting.map { named.replacing($0.span, with: $0.text) } ?? named
        }
        return failure.related(
            to: Failure.Related(source: idle.source, span: idle.span, message: "this changes nothing")
        ).replacing(instead.span, with: instead.text)
    }
}
