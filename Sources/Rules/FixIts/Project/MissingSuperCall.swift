/// An `updateConstraints` that does not call `super`.
enum MissingSuperCall: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.superNotCalled(let name)) = failure.problem, let function = context.function else {
            return nil
        }
        let (source, end) = (context.source, function.span.upper - 1)
        let line = source.range(ofLine: source.line(at: end)).lowerBound
        let indentation = source.indentation(at: end)
        guard line + indentation.utf8.count == end else { return nil }
        let call = source.accent == .objectiveC ? "[super \(name)];" : "super.\(name)()"
        return FixIt(replacing: Span(line, line), with: "\(indentation)    \(call)\n")
    }
}

extension RuleContext {
    /// The innermost function around the place.
    fileprivate var function: FunctionSyntax? {
        path.reversed().lazy.compactMap { if case .function(let function) = $0 { function } else { nil } }.first
    }
}
