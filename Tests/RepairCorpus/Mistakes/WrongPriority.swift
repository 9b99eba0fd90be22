import MasonryLanguage

/// A priority that was forgotten, or another one.
enum WrongPriority: Mistake {
    static let kind = "priority"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap { chain -> [[TextEdit]] in
            let given = chain.modifiers.filter { $0.name.hasPrefix("priority") }
            if given.isEmpty, chain.relation != nil {
                return [".priority(low)", ".priorityHigh()"].map { [TextEdit(chain.span.atEnd, $0)] }
            }
            return given.flatMap { link in
                [
                    [tree.removal(of: link.span)], [TextEdit(link.span, ".priority(required)")],
                    [TextEdit(link.span, ".priority(200)")],
                ]
            }
        }
    }
}
