import MasonryLanguage

/// A setting that was forgotten, such as `numberOfLines = 0` or the direction.
enum MissingSetting: Mistake {
    static let kind = "setting missing"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.compactMap { site -> [TextEdit]? in
            guard case .assignment(let target, _, _) = site.statement.kind, case .member(_, let name, _) = target.kind,
                ["numberOfLines", "direction", "layoutMargins", "preferredMaxLayoutWidth", "offset", "insets"]
                    .contains(tree.text(name))
            else { return nil }
            return [tree.removal(of: site.statement.span)]
        }
    }
}
