/// A loop runs over a number or a view instead of a range or subviews.
enum LoopedValue: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentKind = failure.problem, case .for(_, let elements, _)? = context.statement?.kind,
            context.isSubject(elements)
        else { return nil }
        switch context.kind(of: elements) {
        case .number:
            return FixIt(
                replacing: elements.span,
                with: "0..<\(elements.isOperand ? context.text(elements) : "(\(context.text(elements)))")")
        case .of(.view), .of(.root):
            // The argument of a function is wrong at its call, not here.
            if case .name(let name) = elements.kind, context.isParameter(name) { return nil }
            return FixIt(
                replacing: elements.span, with: "\(context.text(elements)).\(Member.subviews.rawValue)")
        default: return nil
        }
    }
}

extension RuleContext {
    /// Whether a function or a closure around the failure has a parameter of this name.
    func isParameter(_ name: Name) -> Bool {
        path.contains { node in
            guard case .function(let function) = node else { return false }
            return function.parameters.contains { $0.name.name == name }
        }
    }
}
