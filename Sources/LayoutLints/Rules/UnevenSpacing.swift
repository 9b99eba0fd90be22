internal import LayoutFindings
internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Evaluator
internal import FixIts
internal import Diagnostics

/// One view of a row or column keeps no distance from the one before it, where all others do.
enum UnevenSpacing: ConstraintRule {
    package static let id = Slug("uneven-spacing")

    private static let column = """
        view a, b, c, d, e
        make.left.right.equalTo(root)
        make.height.equalTo(40)
        a.makeConstraints { make in make.top.equalTo(root) }
        b.makeConstraints { make in make.top.equalTo(a.bottom).offset(8) }
        c.makeConstraints { make in make.top.equalTo(b.bottom).offset(8) }
        d.makeConstraints { make in make.top.equalTo(c.bottom) }
        e.makeConstraints { make in make.top.equalTo(d.bottom).offset(8) }
        """

    static let page = RulePage(
        meaning: """
            Views follow one another at the same distance, except one, which has no offset. Labels are not checked, because \
            labels that belong together are often closer.
            """,
        examples: [
            RulePage.Example(
                before: column,
                after: column.replacing("equalTo(c.bottom)", with: "equalTo(c.bottom).offset(8)"))
        ])

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .unevenSpacing(let first, let second, let usual, let others) = finding.kind else { return nil }
        return LintWords(
            message:
                "there is no gap between `\(second)` and `\(first)`; \(others) others like it are \(abs(usual).spelled)",
            edit: scene.context(of: finding.origin).flatMap { context in
                context.writtenChain.map {
                    context.replacing($0.span.atEnd, with: ".\(Member.offset.rawValue)(\(usual.spelled))")
                }
            })
    }
}
