internal import Diagnostics
internal import Syntax

/// A view declared, with the chains that follow, before one that it covers: what is declared later is in front.
enum EarlierDeclaration: EditOperator {
    static let example = EditExample(
        """
        «view w
        make.edges.equalTo(root)
        view v
        make.edges.equalTo(root)→view v
        make.edges.equalTo(root)
        view w
        make.edges.equalTo(root)»
        """)

    /// How many of the declarations above it is moved past.
    private static let maxPlaces = 20

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        guard let statements = script.blocks.first else { return [] }
        let starts = statements.indices.filter { if case .views = statements[$0].kind { true } else { false } }
        return starts.flatMap { start -> [CandidateEdit] in
            guard let views = script.declarations.first(where: { $0.span == statements[start].span })?.names,
                views.contains(where: problem.views.contains)
            else { return [] }
            let end = statements[(start + 1)...].firstIndex { !$0.isAboutDeclared } ?? statements.count
            let own = statements[start].span.joined(with: statements[end - 1].span)
            return starts.filter { $0 < start }.suffix(maxPlaces).map { earlier in
                let rest = Span(statements[earlier].span.lower, statements[start - 1].span.upper)
                let gap = Span(rest.upper, own.lower)
                var edit = CandidateEdit(
                    rest.joined(with: own), script.text(own) + script.text(gap) + script.text(rest), cost: 1.8, at: own,
                    of: views)
                edit.swapped = own
                edit.changesOrder = true
                return edit
            }
        }
    }
}

extension Statement {
    /// Whether it is about the views that were just declared.
    fileprivate var isAboutDeclared: Bool {
        switch kind {
        case .expression, .assignment: true
        default: false
        }
    }
}
