internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The same width or height as the view next to it, after the chain that puts a view there.
enum EqualSize: EditOperator {
    static let example = EditExample(
        """
        view v, w
        w.makeConstraints { make in
            make.left.equalTo(v.right).offset(8)«→
            make.width.equalTo(v)»
        }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.flatMap { chain -> [CandidateEdit] in
            let syntax = chain.syntax
            guard let statement = chain.statement, !syntax.usesAnchors, let argument = syntax.argument,
                let own = syntax.onlyAttribute, let parts = argument.memberParts,
                case .attribute(let other)? = problem.vocabulary.spelling(parts.name),
                other == own.acrossTheView, other.isSide
            else { return [] }
            let view = script.text(parts.base.withoutSnapKit(problem.vocabulary).span)
            let maker = script.text(syntax.head.span)
            return [Attribute.width, .height].map { length in
                var edit = script.adding(
                    "\(maker).\(length.rawValue).\(Member.equalTo.rawValue)(\(view))\(script.spelling.end)",
                    after: statement, cost: length.axis == own.axis ? 1.8 : 2.6, of: chain.scope.subjects)
                edit.isInsertion = true
                return edit
            }
        }
    }
}
