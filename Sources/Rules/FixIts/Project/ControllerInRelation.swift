/// A view controller, or its superview, as the argument of a relation: `equalTo(self)`, `equalTo(superview)`.
enum ControllerInRelation: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.unsupportedAttribute) = failure.problem, let expression = context.expression else {
            return nil
        }
        let isSwift = context.source.accent == .swift
        if case .object(let object)? = context.value(of: expression), object.isViewController {
            let view = LibraryMessage.view.rawValue
            let isOwn = isSwift && expression.kind.isName
            return FixIt(replacing: failure.span, with: isOwn ? view : "\(context.text(expression)).\(view)")
        }
        guard isSwift, let (call, _) = context.argument, call.arguments.count == 1,
            context.text(expression) == Builtin.superview.rawValue, context.member(call)?.isRelation == true
        else { return nil }
        return FixIt(replacing: call.parentheses, with: "Superview()")
    }
}
