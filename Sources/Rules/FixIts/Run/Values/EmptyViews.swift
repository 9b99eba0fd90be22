/// The array that `distribute` gets is empty, because nothing adds views to it.
enum EmptyViews: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.tooFewViewsToDistribute) = failure.problem, failure.related == nil,
            case .name(let name)? = context.call?.receiver?.kind,
            let value = context.program.declaredValue(of: name, before: context.location.lower),
            case .array(let elements) = value.kind, elements.isEmpty, !context.changesArray(name),
            let place = context.program.statements.lazy.compactMap({ $0.declaration(of: name) }).first
        else { return nil }
        let addition = "\(context.text(name)).\(Member.append.rawValue)(view)"
        return FixIt(
            related: Failure.Related(
                source: context.source, span: place, .explanation("it stays empty: add elements with \(addition)")))
    }
}

extension RuleContext {
    /// Whether the program assigns an array, or adds elements to it.
    fileprivate func changesArray(_ name: Name) -> Bool {
        program.parts.nodes.contains { node in
            switch node {
            case .expression(let expression):
                guard let call = expression.call, spelling(call.name) == .member(.append) else { return false }
                return call.receiver.leadingName?.name == name
            case .statement(let statement):
                guard case .assignment(let target, _, _) = statement.kind else { return false }
                return target.leadingName?.name == name
            case .block, .function: return false
            }
        }
    }
}
