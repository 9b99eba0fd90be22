import MasonryLanguage

/// `make.left` instead of `make.right`.
enum WrongEdge: Mistake {
    static let kind = "edge"
    static let frequency = 8

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.attributes).compactMap { link in
            ScriptWord.opposite(link.name).map { [TextEdit(link.nameSpan, $0)] }
        }
    }
}
