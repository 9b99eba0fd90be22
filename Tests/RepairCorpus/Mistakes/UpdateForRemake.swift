import MasonryLanguage

/// `update` where `remake` or `make` was needed, and the reverse.
enum UpdateForRemake: Mistake {
    static let kind = "make, update or remake"
    static let frequency = 6

    /// Nobody confuses them in a script that only makes constraints.
    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let script = tree.source.text
        guard script.contains("update") || script.contains("remake") else { return [] }
        let bare = tree.chains.filter(\.isBare).flatMap { chain -> [[TextEdit]] in
            let word = tree.text(chain.root.span)
            return ScriptWord.makers.sorted().filter { $0 != word }.map { [TextEdit(chain.root.span, $0)] }
        }
        let blocks = tree.expressions.flatMap { site -> [[TextEdit]] in
            guard case .member(_, let name, let nameSpan) = site.expression.kind,
                ScriptWord.blocks.contains(tree.text(name))
            else { return [] }
            return ScriptWord.blocks.filter { $0 != tree.text(name) }.map { [TextEdit(nameSpan, $0)] }
        }
        return bare + blocks
    }
}
