import MasonryLanguage

/// Two lines exchanged: `last = row` before `last` is used.
enum WrongOrderOfLines: Mistake {
    static let kind = "order of lines"
    static let frequency = 3

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.compactMap { site -> [TextEdit]? in
            guard case .assignment = site.statement.kind, let previous = site.previous else { return nil }
            let before = tree.statements[previous].statement.span
            return [
                TextEdit(before, tree.text(site.statement.span)), TextEdit(site.statement.span, tree.text(before)),
            ]
        }
    }
}
