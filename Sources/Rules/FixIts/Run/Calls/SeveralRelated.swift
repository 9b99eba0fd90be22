/// A relation gets several arguments: `equalTo(a, b)`, `equalTo(root, 8)`.
enum SeveralRelated: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .spreadTuple = failure.problem, let call = context.call, let given = call.given,
            context.member(call)?.isRelation ?? false,
            call.arguments.contains(where: { context.kind(of: $0.value) != .number })
        else { return nil }
        let arguments = call.arguments
        if arguments.count == 2, let link = link(to: arguments[1], in: context) {
            return FixIt(
                replacing: Span(arguments[0].span.upper, arguments[1].value.span.lower), with: ").\(link)(")
        }
        guard call.isUnlabeled else { return nil }
        // Each element of an array is related to each of the attributes: only one attribute can have several.
        let own = context.attributes(of: call.receiver)
        guard own.count > 1 else {
            let opening = context.source.accent == .objectiveC ? "@[" : "["
            return FixIt(replacing: given, with: "\(opening)\(context.source.text(in: given))]")
        }
        let related = arguments.map { context.lastAttribute(of: $0.value) }
        guard related.compactMap(\.self) == own, let item = arguments[0].value.memberParts?.base,
            arguments.allSatisfy({ $0.value.memberParts.map { context.text($0.base) } == context.text(item) })
        else { return nil }
        return FixIt(replacing: given, with: context.text(item))
    }

    /// The link for the second argument of a relation.
    private static func link(to argument: Argument, in context: RuleContext) -> String? {
        if let label = context.label(argument) {
            return Member(rawValue: label)?.takesNumberInChain ?? false ? label : nil
        }
        return context.kind(of: argument.value) == .number ? Member.offset.rawValue : nil
    }
}
