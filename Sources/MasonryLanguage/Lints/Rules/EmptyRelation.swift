/// A relation to an empty array: `make.left.equalTo(a.subviews)`.
enum EmptyRelation: NoteRule {
    static let id = Slug("empty-relation")

    static let page = RulePage(
        meaning: "A relation to an array makes a constraint for each element. For an empty array it makes none.",
        examples: [
            RulePage.Example(
                before: """
                    view a
                    make.edges.equalTo(root)
                    make.left.equalTo(a.subviews)
                    """,
                after: """
                    view a
                    make.edges.equalTo(root)
                    """)
        ])

    static func words(for note: LintNote) -> LintWords? {
        guard case .emptyRelation(let method) = note.fact else { return nil }
        return LintWords(
            message: "`\(method)` is given an empty array, and installs nothing",
            advice: LintAdvice(text: "check the array's count first, or leave the chain out"))
    }
}
