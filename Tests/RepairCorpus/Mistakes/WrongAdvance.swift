import MasonryLanguage

/// A variable that is moved on to the wrong edge or view: `last = row` instead of `last = row.bottom`.
enum WrongAdvance: Mistake {
    static let kind = "variable advanced wrongly"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let values = tree.statements.compactMap { site -> Expression? in
            guard case .assignment(let target, .assign, let value) = site.statement.kind, tree.name(target) != nil
            else { return nil }
            return value
        }
        return values.flatMap { edits(of: $0, in: tree) }
    }

    private static func edits(of value: Expression, in tree: ScriptTree) -> [[TextEdit]] {
        var edits: [[TextEdit]] = []
        if case .member(let base, let name, let nameSpan) = value.kind {
            edits.append([TextEdit(value.span, tree.text(base.span))])
            if let other = ScriptWord.acrossAxes(tree.text(name)) { edits.append([TextEdit(nameSpan, other)]) }
        }
        let start = tree.expressions.first {
            $0.expression.span.lower == value.span.lower && tree.name($0.expression) != nil
        }
        if let start, tree.viewNames.contains(tree.text(start.expression.span)) {
            edits += tree.otherViews(at: start).prefix(2).map { [TextEdit(start.expression.span, $0)] }
        }
        return edits
    }
}
