/// A function makes constraints for the current view, and does not select the view that it gets: `func fill(v) { make… }`.
enum UnselectedView: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .noCurrentView = failure.problem, context.source.accent == .masonry, let function = context.function,
            let first = function.body.statements.first
        else { return nil }
        let read = SyntaxNode.block(function.body).names
        let unread = function.parameters.map(\.name.name).filter { !read.contains($0) }
        guard unread.count == 1 else { return nil }
        let select = "\(StatementWord.select.rawValue) \(context.text(unread[0]))"
        return FixIt(
            help: "select the view that the function gets", replacing: first.span.atStart,
            with: "\(select)\n\(context.source.indentation(at: first.span.lower))")
    }
}

extension RuleContext {
    /// The function around the failure.
    fileprivate var function: FunctionSyntax? {
        path.reversed().lazy.compactMap { if case .function(let function) = $0 { function } else { nil } }.first
    }
}
