/// A view is added to one that is in it: `panel.addSubview(root)`.
enum SwappedSuperview: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .masonry(.hierarchyCycle(let view, let superview)), .notAdded(.hierarchyCycle(let view, let superview), _):
            if view == superview { return nil }
        default: return nil
        }
        guard context.source.accent == .masonry,
            let call = context.memberCall ?? context.call, context.member(call) == .addSubview,
            let view = call.receiver, let superview = call.arguments.first?.value, call.arguments.count == 1
        else { return nil }
        return FixIt(
            replacing: call.span,
            with: "\(context.text(superview)).\(Member.addSubview.rawValue)(\(context.text(view)))")
    }
}
