import MasonryLanguage

/// Insets or a size with two parts exchanged.
enum WrongOrderOfParts: Mistake {
    static let kind = "order of insets or size"
    static let frequency = 5

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let screens = tree.statements.compactMap { site in
            if case .screen(let size) = site.statement.kind { size.span } else { nil as Span? }
        }
        return tree.expressions.flatMap { site -> [[TextEdit]] in
            switch site.expression.kind {
            case .tuple(let parts): return exchanges(parts, tree)
            case .call(let callee, let parts) where tree.name(callee)?.hasSuffix("Make") == true:
                return exchanges(parts, tree)
            case .size(let width, let height) where width != height && !screens.contains(site.expression.span):
                let parts = tree.text(site.expression.span).split(separator: "x")
                return [[TextEdit(site.expression.span, parts.reversed().joined(separator: "x"))]]
            default: return []
            }
        }
    }

    private static func exchanges(_ parts: [Argument], _ tree: ScriptTree) -> [[TextEdit]] {
        zip(parts, parts.dropFirst()).filter { tree.text($0.value.span) != tree.text($1.value.span) }.map {
            one, other in
            [
                TextEdit(one.value.span, tree.text(other.value.span)),
                TextEdit(other.value.span, tree.text(one.value.span)),
            ]
        }
    }
}
