import MasonryLanguage

/// An offset or inset that was forgotten.
enum MissingOffset: Mistake {
    static let kind = "offset missing"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.modifiers).filter { ["offset", "inset", "insets"].contains($0.name) }.map {
            [tree.removal(of: $0.span)]
        }
    }
}
