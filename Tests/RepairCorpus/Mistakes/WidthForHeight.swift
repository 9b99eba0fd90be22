import MasonryLanguage

/// `width` instead of `height`, on either side.
enum WidthForHeight: Mistake {
    static let kind = "width for height"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.expressions.compactMap { site in
            guard case .member(_, let name, let nameSpan) = site.expression.kind else { return nil }
            return ScriptWord.otherSize(tree.text(name)).map { [TextEdit(nameSpan, $0)] }
        }
    }
}
