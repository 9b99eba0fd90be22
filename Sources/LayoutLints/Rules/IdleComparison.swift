internal import Evaluator
internal import Vocabulary
internal import FixIts
internal import Diagnostics
internal import Syntax

/// A comparison whose value nothing uses: `a.left == root.left` as a statement.
enum IdleComparison: NoteRule {
    package static let id = Slug("idle-comparison")

    static let page = RulePage(
        meaning: """
            A statement only compares, and nothing uses the answer. Of two attributes it asks whether they are the same attribute. Make \
            a constraint with `make`, set a value with one `=`, and check a condition with `expect`. In a session, which shows values, \
            comparing values is fine.
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a
                    make.top.right.bottom.equalTo(root)
                    a.left == root.left
                    """,
                after: """
                    view a
                    make.top.right.bottom.equalTo(root)
                    a.makeConstraints { make in make.left.equalTo(root.left) }
                    """)
        ])

    static func words(for note: LintNote) -> LintWords? {
        guard case .unusedComparison(let operation, let left, let right, let attribute, let isAssignable) = note.fact
        else { return nil }
        let source = note.source
        if let attribute, let relation = Problem.relation(of: operation.rawValue) {
            let chain = "make.\(attribute.name).\(relation)(\(source.text(in: right)))"
            return LintWords(
                message: "this comparison has no effect: it makes no constraint",
                advice: LintAdvice(text: "make a constraint with `make`"),
                edit: note.place.replaced(
                    by: "\(source.text(in: attribute.view)).\(Member.makeConstraints.rawValue) { make in \(chain) }"))
        }
        if source.endsFunction(note.span) { return nil }
        let sets = operation == .equal && (isAssignable || source.declaresVariable(at: left))
        return LintWords(
            message: "this comparison has no effect: nothing uses its value",
            advice: LintAdvice(text: sets ? "set a value with one `=`" : "check a condition with `expect`"),
            edit: note.place.replaced(
                by: sets
                    ? "\(source.text(in: left)) = \(source.text(in: right))"
                    : "\(StatementWord.expect.rawValue) \(note.place.word)"))
    }
}
