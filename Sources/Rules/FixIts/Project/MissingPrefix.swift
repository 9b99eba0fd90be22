internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A member of UIKit, or of a view itself, where the library's own is needed: `equalTo(box.right)`,
/// `equalTo(box.topAnchor)`.
enum MissingPrefix: FixItRule {
    static let id: RuleID = "missing-prefix"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .projectProblem(.withoutSnp), .projectProblem(.anchorRelated): break
        default: return nil
        }
        guard case .projectProblem(.anchorRelated(_, let suggestion)) = failure.problem else {
            return FixIt(replacing: failure.span.atStart, with: "\(SnapKitWord.snp.rawValue).")
        }
        return FixIt(replacing: failure.span, with: suggestion)
    }
}
