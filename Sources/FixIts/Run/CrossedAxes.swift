internal import Masonry
internal import Evaluator
internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// An attribute is related to one of another axis or kind: `make.left.equalTo(a.top)`.
enum CrossedAxes: FixItRule {
    static let id: RuleID = "crossed-axes"

    static let page = RulePage(
        meaning: """
            Relate horizontal positions to horizontal ones, vertical positions to vertical ones, and sizes to \
            sizes.
            """,
        examples: [
            RulePage.Example(
                before: "view a\nmake.left.equalTo(root.top)", after: "view a\nmake.left.equalTo(root.left)",
                needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .masonry(let error): error.relatesUnlikes
        default: false
        }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .constraint(let value)? = failure.values.first?.value,
            let handle = value.constraint as? ViewConstraint,
            let origin = handle.layoutConstraint?.origin ?? handle.origin,
            let chain = WrittenChain(
                around: origin, in: context.source,
                tokens: Lexer.tokens(of: context.source, names: context.vocabulary.names))
        else { return nil }
        let place = chain.argumentSpan
        return chain.replacement(relating: handle).map { FixIt(place: place, replacing: $0.span, with: $0.text) }
            ?? place.map { FixIt(place: $0) }
    }
}
