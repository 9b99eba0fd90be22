internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A position in a UIKit constraint that is related to nothing: `toItem:nil`.
enum PositionAlone: FixItRule {
    static let id: RuleID = "position-alone"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.positionAlone(let attribute, let superview?)) = failure.problem,
            let (call, index) = context.argument, index + 1 < call.arguments.count
        else { return nil }
        let next = call.arguments[index + 1].value.span
        let between = context.source.text(in: Span(failure.span.upper, next.lower))
        return FixIt(replacing: failure.span.joined(with: next), with: superview + between + attribute)
    }
}
