import MasonryLanguage

/// Another operator, or a summand left out: `i * side` instead of `i * (side + gap)`.
enum WrongArithmetic: Mistake {
    static let kind = "arithmetic"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.expressions.flatMap { site -> [[TextEdit]] in
            guard case .binary(let sign, let one, let other) = site.expression.kind else { return [] }
            let (left, right) = (tree.text(one.span), tree.text(other.span))
            let texts =
                switch sign {
                case .add: ["\(left) - \(right)", left, right]
                case .subtract: ["\(left) + \(right)", left]
                case .multiply: ["\(left) + \(right)", left, right]
                case .divide: ["\(left) * \(right)", left]
                case .remainder: ["\(left) / \(right)", left]
                default: [String]()
                }
            return texts.map { [TextEdit(site.expression.span, $0)] }
        }
    }
}
