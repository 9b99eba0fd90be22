internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A constant differs from those of several siblings as if by a typing mistake.
enum UnlikeSibling: ConstraintRule {
    package static let id = Slug("unlike-sibling")

    private static let form = """
        field name, street, town, code
        make.left.right.equalTo(root).inset(16)
        name.makeConstraints { make in make.top.equalTo(root).offset(20) }
        street.makeConstraints { make in make.top.equalTo(name.bottom).offset(12) }
        town.makeConstraints { make in make.top.equalTo(street.bottom).offset(120) }
        code.makeConstraints { make in make.top.equalTo(town.bottom).offset(12) }
        field country
        make.left.right.equalTo(root).inset(16)
        make.top.equalTo(code.bottom).offset(12)
        """

    static let page = RulePage(
        meaning: """
            At least three siblings of one kind have the same size, margin or distance, and another one has a number that \
            looks like the same with a typing mistake: another sign, a zero too many, a missing digit, or two digits in the \
            wrong order. The sizes of plain views and the distances of labels are not compared.
            """,
        examples: [RulePage.Example(before: form, after: form.replacing("120", with: "12"))])

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .unlikeSibling(let first, let second, let constant, let usual, let others) = finding.kind else {
            return nil
        }
        let what =
            second.map { "`\(first)` is \(constant.spelled) from `\($0)`" } ?? "`\(first)` is \(constant.spelled)"
        return LintWords(
            message: "\(what); for \(others) others like it, it is \(usual.spelled)",
            advice: LintAdvice(text: "did you mean \(usual.spelled)?"))
    }
}
