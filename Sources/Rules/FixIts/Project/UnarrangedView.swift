internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A view added to a stack view with `addSubview`.
enum UnarrangedView: FixItRule {
    static let id: RuleID = "unarranged-view"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.notArranged) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: LibraryMessage.addArrangedSubview.word)
    }
}
