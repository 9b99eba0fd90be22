import MasonryLanguage

/// A ratio that was forgotten: `equalTo(card)` instead of `equalTo(card).multipliedBy(0.5)`.
enum MissingRatio: Mistake {
    static let kind = "ratio missing"
    static let frequency = 3

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.modifiers).filter { ["multipliedBy", "dividedBy"].contains($0.name) }.map {
            [tree.removal(of: $0.span)]
        }
    }
}
