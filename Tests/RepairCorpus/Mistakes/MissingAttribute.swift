import MasonryLanguage

/// An attribute that was left out of a composite: `make.left` instead of `make.left.right`.
enum MissingAttribute: Mistake {
    static let kind = "attribute missing"
    static let frequency = 8
    private static let parts = ["edges": "left.right.top", "size": "width", "center": "centerX"]

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap { chain -> [[TextEdit]] in
            let attributes = chain.attributes
            let fewer = attributes.count > 1 ? attributes.map { [tree.removal(of: $0.span)] } : []
            return fewer + attributes.compactMap { link in parts[link.name].map { [TextEdit(link.nameSpan, $0)] } }
        }
    }
}
