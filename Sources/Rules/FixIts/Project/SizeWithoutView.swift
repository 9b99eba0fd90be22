internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// The name of a size without its view: `make.height.equalTo(width)`.
enum SizeWithoutView: FixItRule {
    static let id: RuleID = "size-without-view"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.attributeAlone(let name, let view)) = failure.problem else { return nil }
        let prefix = context.source.accent == .swift ? "\(SnapKitWord.snp.rawValue)." : Spelling.prefix
        return FixIt(replacing: failure.span, with: "\(view).\(prefix)\(name)")
    }
}
