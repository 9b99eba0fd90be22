import MasonryLanguage

/// A `select` that was left out, so that the chains after it constrain the views before it.
enum ForgottenSelect: Mistake {
    static let kind = "select missing"
    static let frequency = 2

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.compactMap { site -> [TextEdit]? in
            guard case .select = site.statement.kind else { return nil }
            return [tree.removal(of: site.statement.span)]
        }
    }
}
