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

    static func words(for finding: ConstraintFinding, at place: ScriptPlace?) -> LintWords? {
        guard case .unevenSpacing(let first, let second, let usual, let others) = finding.kind else { return nil }
        return LintWords(
            message:
                "there is no gap between `\(second)` and `\(first)`; \(others) others like it are \(abs(usual).spelled)",
            edit: place.flatMap { edit(at: $0, finding.origin, adding: usual) })
    }

    /// The edit that adds the usual distance at the end of the chain.
    private static func edit(at place: ScriptPlace, _ origin: Origin?, adding distance: Double) -> Replacement? {
        let tokens = Lexer.tokens(of: place.source, names: NameTable())
        guard let origin, let chain = WrittenChain(around: origin, in: place.source, tokens: tokens),
            chain.relation != nil
        else { return nil }
        return Replacement(
            source: place.source, span: chain.span.atEnd, text: ".\(Member.offset.rawValue)(\(distance.spelled))")
    }
}
