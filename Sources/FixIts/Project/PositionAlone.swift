internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A position in a UIKit constraint that is related to nothing: `toItem:nil`.
enum PositionAlone: FixItRule {
    static let id: RuleID = "position-alone"

    static let page = RulePage(
        meaning: "UIKit relates a position to another item.",
        examples: [
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeft relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:9].active = YES;
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeft relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeLeft multiplier:1 constant:9].active = YES;
                    """,
                accent: .objectiveC, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.positionAlone) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.positionAlone(let attribute, let superview?)) = failure.problem,
            let (call, index) = context.argument, index + 1 < call.arguments.count
        else { return nil }
        let next = call.arguments[index + 1].value.span
        let between = context.source.text(in: Span(failure.span.upper, next.lower))
        return FixIt(replacing: failure.span.joined(with: next), with: superview + between + attribute)
    }
}
