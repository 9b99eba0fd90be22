import MasonryLanguage

/// A condition that is turned around or off by one.
enum WrongCondition: Mistake {
    static let kind = "condition"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.flatMap { site -> [[TextEdit]] in
            guard case .if(let branches, _) = site.statement.kind else { return [] }
            return branches.map(\.condition).flatMap { condition -> [[TextEdit]] in
                guard case .binary(let sign, let one, let other) = condition.kind else {
                    return [[TextEdit(condition.span, "!(\(tree.text(condition.span)))")]]
                }
                let (left, right) = (tree.text(one.span), tree.text(other.span))
                let texts =
                    switch sign {
                    case .equal: ["\(left) != \(right)", "\(left) == 1"]
                    case .notEqual: ["\(left) == \(right)"]
                    case .less: ["\(left) <= \(right)", "\(left) > \(right)"]
                    case .greater: ["\(left) >= \(right)", "\(left) < \(right)"]
                    case .lessOrEqual: ["\(left) < \(right)", "\(left) > \(right)"]
                    case .greaterOrEqual: ["\(left) > \(right)", "\(left) < \(right)"]
                    default: [String]()
                    }
                return texts.map { [TextEdit(condition.span, $0)] }
            }
        }
    }
}
