/// The first argument of `distribute` is not the axis: `[a, b].distribute(spacing: 8)`.
enum AxisFirst: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .axisNotFirst = failure.problem, let call = context.call, let given = call.given else { return nil }
        let known = [ArgumentLabel.spacing, .length, .lead, .tail].map(\.rawValue)
        var axis: String?
        var others: [(String?, Expression)] = []
        for argument in call.arguments {
            if let name = context.axis(argument.value) {
                axis = name
            } else if let label = context.label(argument) {
                others.append((ArgumentLabel.suggestion(by: label, among: known) ?? label, argument.value))
            } else {
                return nil
            }
        }
        let first = axis ?? Axis.horizontal.rawValue
        return FixIt(replacing: given, with: others.isEmpty ? first : "\(first), \(context.list(others))")
    }
}

extension RuleContext {
    /// The axis of an expression, if it is one.
    func axis(_ expression: Expression) -> String? {
        switch expression.bare.kind {
        case .name(let name), .implicitMember(let name): Axis(rawValue: text(name))?.rawValue
        default: nil
        }
    }
}
