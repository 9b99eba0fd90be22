import MasonryLanguage

/// A constraint that was forgotten.
enum MissingChain: Mistake {
    static let kind = "chain missing"
    static let frequency = 12

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let chains = Set(tree.chains.map(\.span))
        return tree.statements.compactMap { site -> [TextEdit]? in
            guard case .expression(let expression) = site.statement.kind, chains.contains(expression.span) else {
                return nil
            }
            return [tree.removal(of: site.statement.span)]
        }
    }
}
