import MasonryLanguage

/// Constraints for another view: `icon.makeConstraints` instead of `title.makeConstraints`, or another view selected.
enum WrongReceiver: Mistake {
    static let kind = "constrained view"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let selected = tree.statements.flatMap { site -> [Expression] in
            if case .select(let views) = site.statement.kind { views } else { [] }
        }.map(\.span)
        return tree.expressions.flatMap { site -> [[TextEdit]] in
            guard tree.name(site.expression) != nil, selected.contains(site.expression.span) || isReceiver(site, tree)
            else { return [] }
            return tree.otherViews(at: site).prefix(2).map { [TextEdit(site.expression.span, $0)] }
        }
    }

    private static func isReceiver(_ site: ScriptTree.ExpressionSite, _ tree: ScriptTree) -> Bool {
        guard let parent = tree.parent(of: site), case .member(let base, let name, _) = parent.kind else {
            return false
        }
        return base.span == site.expression.span && ScriptWord.blocks.contains(ScriptWord.bare(tree.text(name)))
    }
}
