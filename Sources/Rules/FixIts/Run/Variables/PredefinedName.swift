/// A variable or a view has the name of what is predefined: `let max = 220`. It gets another one wherever it is read.
enum PredefinedName: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .startingName(let name) = failure.problem, let statement = context.statement else { return nil }
        let ending: String
        switch statement.kind {
        case .variable: ending = "Value"
        case .views: ending = "View"
        default: return nil
        }
        let new = name + ending
        guard context.isUnused(new) else { return nil }
        let interned = context.vocabulary.names.intern(name)
        let called = Set(context.program.parts.expressions.compactMap { WrittenCall($0)?.nameSpan })
        // A parameter of the name is another variable.
        let isHidden = context.program.parts.nodes.contains { node in
            if case .function(let function) = node {
                function.parameters.contains { $0.name.name == interned }
            } else {
                false
            }
        }
        guard !isHidden else { return nil }
        let uses = context.program.parts.uses(of: interned).filter {
            $0.lower > statement.span.upper && !called.contains($0)
        }
        let places = [failure.span] + uses.sorted { $0.lower < $1.lower }
        return context.source.joined(places.map { (span: $0, text: new) }).map {
            FixIt(replacing: $0.span, with: $0.text)
        }
    }
}
