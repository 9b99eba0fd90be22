internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A view added to a stack view with `addSubview`.
enum UnarrangedView: FixItRule {
    static let id: RuleID = "unarranged-view"

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.notArranged) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span, with: LibraryMessage.addArrangedSubview.word)
    }
}
