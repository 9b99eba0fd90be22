import MasonryLanguage

/// A constant, a few lines above where it is used, with another value.
enum WrongConstant: Mistake {
    static let kind = "value of a constant"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.declarations.flatMap { declaration -> [[TextEdit]] in
            guard case .variable(let value) = declaration.role else { return [] }
            return numbers(in: value).flatMap { number in
                texts(for: number, tree).map { [TextEdit(number.span, $0)] }
            }
        }
    }

    private static func numbers(in value: Expression) -> [Expression] {
        switch value.kind {
        case .number: [value]
        case .binary(_, let one, let other): numbers(in: one) + numbers(in: other)
        case .tuple(let parts): parts.flatMap { numbers(in: $0.value) }
        case .array(let parts): parts.flatMap(numbers)
        case .parentheses(let inner): numbers(in: inner)
        default: []
        }
    }

    private static func texts(for number: Expression, _ tree: ScriptTree) -> [String] {
        guard case .number(let value) = number.kind else { return [] }
        let text = tree.text(number.span)
        if value != value.rounded() { return [text.replacing("0.", with: ""), "1"] }
        return value >= 2 ? ["\(text)0", "-\(text)", "\(Int(value / 2))"] : ["\(Int(value) + 1)"]
    }
}
