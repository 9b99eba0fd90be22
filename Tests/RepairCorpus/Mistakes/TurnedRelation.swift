import MasonryLanguage

/// At least instead of at most, or a limit instead of an equality.
enum TurnedRelation: Mistake {
    static let kind = "relation"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.compactMap(\.relation).flatMap { link -> [[TextEdit]] in
            ScriptWord.relations.filter { $0 != ScriptWord.bare(link.name) }.map { [TextEdit(link.nameSpan, $0)] }
        }
    }
}
