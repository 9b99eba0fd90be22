import MasonryLanguage

/// `equalTo(header)` instead of `equalTo(header.bottom)`.
enum LostOtherEdge: Mistake {
    static let kind = "edge of the other view missing"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.compactMap(\.target).compactMap { target -> [TextEdit]? in
            guard case .member(let base, let name, _) = target.kind, ScriptWord.isAttribute(tree.text(name)) else {
                return nil
            }
            return [TextEdit(target.span, tree.text(base.span))]
        }
    }
}
