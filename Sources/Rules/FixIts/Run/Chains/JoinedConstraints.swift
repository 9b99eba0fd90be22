/// Chains are joined with `&&`: `make.left.equalTo(root) && make.top.equalTo(root)`.
enum JoinedConstraints: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .condition = failure.problem, case .expression(let stated)? = context.statement?.kind,
            case .binary(.and, _, _) = stated.kind
        else { return nil }
        let sides = sides(of: stated)
        guard sides.contains(where: { context.isSubject($0) && context.kind(of: $0) == .of(.constraint) }) else {
            return nil
        }
        return FixIt(replacing: stated.span, with: sides.map { context.text($0) }.joined(separator: "; "))
    }

    private static func sides(of expression: Expression) -> [Expression] {
        guard case .binary(.and, let left, let right) = expression.kind else { return [expression] }
        return sides(of: left) + sides(of: right)
    }
}
