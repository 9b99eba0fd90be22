internal import Diagnostics
internal import Syntax

/// Two statements one after the other, exchanged, where one of them sets something.
enum SwappedStatements: EditOperator {
    static let example = EditExample(
        """
        var last = root.top
        view v
        «last = v.bottom
        make.top.equalTo(last)→make.top.equalTo(last)
        last = v.bottom»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.blocks.flatMap { statements in
            zip(statements, statements.dropFirst()).compactMap { one, other -> CandidateEdit? in
                guard one.sets || other.sets else { return nil }
                let between = script.text(Span(one.span.upper, other.span.lower))
                var edit = CandidateEdit(
                    one.span.joined(with: other.span), script.text(other.span) + between + script.text(one.span),
                    cost: 2)
                edit.swapped = other.span
                return edit
            }
        }
    }
}

extension Statement {
    fileprivate var sets: Bool {
        switch kind {
        case .assignment, .select: true
        default: false
        }
    }
}
