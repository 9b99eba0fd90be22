internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A member of UIKit, or of a view itself, where the library's own is needed: `equalTo(box.right)`,
/// `equalTo(box.topAnchor)`.
enum MissingPrefix: FixItRule {
    static let id: RuleID = "missing-prefix"

    static let page = RulePage(
        meaning: """
            SnapKit's members of a view come after `snp`, and Masonry's attributes start with `mas_`. Relations use \
            these, not UIKit's anchors.
            """,
        examples: [
            .run(
                swift: "a.snp.makeConstraints { make in make.left.equalTo(view.left) }",
                after: "a.snp.makeConstraints { make in make.left.equalTo(view.snp.left) }"),
            .run(
                swift: "a.makeConstraints { make in make.left.equalToSuperview() }",
                after: "a.snp.makeConstraints { make in make.left.equalToSuperview() }"),
            .run(
                swift: "a.snp.makeConstraints { make in make.top.equalTo(view.topAnchor) }",
                after: "a.snp.makeConstraints { make in make.top.equalTo(view.snp.top) }"),
            .run(
                objectiveC: "make.top.equalTo(self.view.topAnchor);", after: "make.top.equalTo(self.view.mas_top);"),
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .projectProblem(.withoutSnp), .projectProblem(.anchorRelated): true
        default: false
        }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.anchorRelated(_, let suggestion)) = failure.problem else {
            return FixIt(replacing: failure.span.atStart, with: "\(SnapKitWord.snp.rawValue).")
        }
        return FixIt(replacing: failure.span, with: suggestion)
    }
}
