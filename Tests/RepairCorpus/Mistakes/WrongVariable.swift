import MasonryLanguage

/// Another number variable: `gap` instead of `margin`.
enum WrongVariable: Mistake {
    static let kind = "number variable"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.expressions.flatMap { site -> [[TextEdit]] in
            guard let own = tree.name(site.expression) else { return [] }
            let numbers = tree.declarations.filter { declaration in
                isNumber(declaration.role) && site.scopes.contains(declaration.scope)
                    && declaration.span.upper <= site.expression.span.lower
            }.map(\.name)
            guard numbers.contains(own) else { return [] }
            return numbers.filter { $0 != own }.map { [TextEdit(site.expression.span, $0)] }
        }
    }

    private static func isNumber(_ role: ScriptTree.Declaration.Role) -> Bool {
        guard case .variable(let value) = role else { return false }
        switch value.kind {
        case .number, .binary: return true
        default: return false
        }
    }
}
