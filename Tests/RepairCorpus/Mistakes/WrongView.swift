import MasonryLanguage

/// A relation to another view than the one that was meant.
enum WrongView: Mistake {
    static let kind = "view"
    static let frequency = 10
    /// How many names, the nearest, stand for one.
    private static let maxViews = 3

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let targets = tree.chains.compactMap(\.target).map(\.span)
        return tree.expressions.flatMap { site -> [[TextEdit]] in
            let span = site.expression.span
            guard tree.name(site.expression) != nil,
                tree.viewNames.contains(tree.text(span)), targets.contains(where: { $0.contains(span) })
            else { return [] }
            return tree.otherViews(at: site).prefix(maxViews).map { [TextEdit(span, $0)] }
        }
    }
}
