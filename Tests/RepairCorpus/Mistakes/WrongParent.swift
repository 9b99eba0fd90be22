import MasonryLanguage

/// A view in the wrong superview.
enum WrongParent: Mistake {
    static let kind = "superview"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.flatMap { site -> [[TextEdit]] in
            guard case .views(_, let views, let parent) = site.statement.kind else { return [] }
            guard let parent else {
                guard let name = views.first?.name, let near = nearest(name.span, tree) else { return [] }
                return [[TextEdit(site.statement.span.atEnd, " in \(near)")]]
            }
            let place = tree.expressions.first { $0.expression.span == parent.span }
            let others = place.map { tree.otherViews(at: $0).filter { $0 != "root" }.prefix(2) } ?? []
            let before = views.last.map { ($0.content?.span ?? $0.name.span).upper } ?? parent.span.lower
            return [[tree.removal(of: Span(before, parent.span.upper))]] + others.map { [TextEdit(parent.span, $0)] }
        }
    }

    /// The view that was declared last before a place.
    private static func nearest(_ span: Span, _ tree: ScriptTree) -> String? {
        tree.declarations.last { declaration in
            guard case .view = declaration.role else { return false }
            return declaration.span.upper <= span.lower && declaration.scope.contains(span)
        }?.name
    }
}
