import MasonryLanguage

/// A variable that a loop or the next call needs and that is not moved on: `last = row` is missing.
enum NotAdvanced: Mistake {
    static let kind = "variable not advanced"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.compactMap { site -> [TextEdit]? in
            guard case .assignment(let target, _, _) = site.statement.kind, tree.name(target) != nil else { return nil }
            return [tree.removal(of: site.statement.span)]
        }
    }
}
