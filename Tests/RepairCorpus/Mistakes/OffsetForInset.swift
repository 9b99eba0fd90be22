import MasonryLanguage

/// `offset` instead of `inset`, and the reverse.
enum OffsetForInset: Mistake {
    static let kind = "offset or inset"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.modifiers).compactMap { link in
            ScriptWord.translated(link.name, ["offset": "inset", "inset": "offset"]).map {
                [TextEdit(link.nameSpan, $0)]
            }
        }
    }
}
