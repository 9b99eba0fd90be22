internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// The view that an unknown name means if it was renamed in some places only: the only visible one with which nothing is reported
/// about the layout.
struct ViewInPlace {
    let name: String
    /// The change of all uses of the unknown name.
    let edit: Replacement
    /// The places of those.
    let uses: [Span]

    private static let maxViews = 8

    /// Nil if several views fit, or none.
    ///
    /// - Parameter isFlawless: whether a source runs, and nothing is reported about its layout.
    init?(at place: Span, in program: Program, _ name: Name, _ isFlawless: (SourceText) -> Bool) {
        let source = program.source
        // A parameter or an inner variable of the name is another one.
        guard program.parts.declarations[name] == nil else { return nil }
        let uses = program.parts.uses(of: name).sorted { $0.lower < $1.lower }
        let views = program.statements.visibleViews(at: place).map { source.text(in: $0) }
        guard !uses.isEmpty, !views.isEmpty, views.count <= Self.maxViews else { return nil }
        var found: [(name: String, edit: Replacement)] = []
        for view in views {
            let edits = uses.map { (span: $0, text: view) }
            guard let joined = source.joined(edits) else { return nil }
            let edit = Replacement(source: source, span: joined.span, text: joined.text)
            if isFlawless(source.applying([edit])) { found.append((view, edit)) }
            if found.count > 1 { return nil }
        }
        guard let only = found.first else { return nil }
        (self.name, edit, self.uses) = (only.name, only.edit, uses)
    }
}

extension [Statement] {
    /// The places of the names of views that are declared before a place, where it can see them.
    fileprivate func visibleViews(at place: Span) -> [Span] {
        flatMap { statement -> [Span] in
            if statement.span.upper <= place.lower, case .views(_, let views, _) = statement.kind {
                return views.map(\.name.span)
            }
            return statement.span.contains(place) ? SyntaxNode.statement(statement).visibleViews(at: place) : []
        }
    }
}

extension SyntaxNode {
    fileprivate func visibleViews(at place: Span) -> [Span] {
        children.filter { $0.span.contains(place) }.flatMap { child -> [Span] in
            if case .block(let block) = child { return block.statements.visibleViews(at: place) }
            return child.visibleViews(at: place)
        }
    }
}
