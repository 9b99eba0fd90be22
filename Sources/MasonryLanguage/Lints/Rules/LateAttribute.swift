internal import LayoutLints
internal import Masonry

/// An attribute or a number is chained after the relation: `make.right.bottom.equalTo(root).width`.
enum LateAttribute: ConstraintRule {
    static let id = Slug("late-attribute")

    static let page = RulePage(
        meaning: """
            An attribute after the relation of several attributes does not share that relation: it equals that of the superview. And \
            a second relation to a number is the constant of the whole chain. (After the relation of a single attribute, another one \
            is an error.)
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a, b
                    make.left.top.equalTo(root)
                    make.right.bottom.equalTo(root).width
                    """,
                after: """
                    view a, b
                    make.left.top.equalTo(root)
                    make.right.bottom.equalTo(root)
                    """)
        ])

    static func words(for finding: ConstraintFinding, at place: ScriptPlace?) -> LintWords? {
        switch finding.kind {
        case .lateAttribute(let attribute):
            LintWords(
                message: "`\(attribute.rawValue)` stands behind the relation and does not share it: it holds as "
                    + "`\(finding.equation)`",
                advice: LintAdvice(text: "say `\(attribute.rawValue)` before the relation, or in another chain"))
        case .repeatedRelation(let constant):
            LintWords(
                message:
                    "a second relation is that of the whole chain: \(constant.spelled(decimals: 6)) is the constant "
                    + "of `\(finding.equation)` now",
                advice: LintAdvice(text: "say what stands behind the first relation in a chain of its own"),
                edit: place.flatMap { place in
                    place.source.chain(ofLateAttributesBefore: place.span).map {
                        Replacement(source: place.source, span: $0.span, text: $0.text)
                    }
                })
        default: nil
        }
    }
}
