internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A relation to an array makes copies of a constraint without its key: `make.size.key("side").equalTo([50])`.
enum LostKey: ConstraintRule {
    package static let id = Slug("lost-key")

    static let page = RulePage(
        meaning: """
            A relation to an array copies the constraint for each element, and the copies have no key. Set the key after the \
            relation.
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a, b
                    make.left.top.equalTo(root)
                    make.size.key("side").equalTo([50])
                    """,
                after: """
                    view a, b
                    make.left.top.equalTo(root)
                    make.size.equalTo([50]).key("side")
                    """)
        ])

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .lostKey(let key) = finding.kind else { return nil }
        return LintWords(
            message:
                "the key \"\(String(key.prefix { $0 != "[" }))\" is lost: the relation to an array copies the constraint",
            advice: LintAdvice(text: "set the key after the relation"))
    }
}
