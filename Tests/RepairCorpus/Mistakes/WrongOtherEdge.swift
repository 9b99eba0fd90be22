import MasonryLanguage

/// `equalTo(header.top)` instead of `equalTo(header.bottom)`.
enum WrongOtherEdge: Mistake {
    static let kind = "edge of the other view"
    static let frequency = 9

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let own = Set(tree.chains.flatMap(\.links).map(\.nameSpan))
        return tree.expressions.compactMap { site -> [TextEdit]? in
            guard case .member(_, let name, let nameSpan) = site.expression.kind, !own.contains(nameSpan) else {
                return nil
            }
            return ScriptWord.opposite(tree.text(name)).map { [TextEdit(nameSpan, $0)] }
        }
    }
}
