/// Several numbers are passed instead of one structure, in a project's code: `equalTo(40, 30)`.
enum SpreadStructure: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .spreadTuple = failure.problem, context.source.accent != .masonry, let call = context.call,
            let given = call.given,
            let member = context.member(call), let shape = shape(member, call, in: context),
            let type = Builtin.allCases.first(where: { $0.partNames == shape.partNames })?.rawValue
        else { return nil }
        if context.source.accent == .objectiveC {
            return FixIt(replacing: given, with: "\(type)Make(\(context.source.text(in: given)))")
        }
        let parts = zip(shape.partNames, call.arguments).map { ($0, $1.value) }
        return FixIt(replacing: given, with: "\(type)(\(context.list(parts)))")
    }

    /// The structure that a call takes.
    private static func shape(_ member: Member, _ call: WrittenCall, in context: RuleContext) -> TupleShape? {
        let attributes = context.attributes(of: call.receiver)
        switch (member, call.arguments.count) {
        case (.insets, 4): return .insets
        case (.sizeOffset, 2): return .size
        case (.centerOffset, 2): return .point
        case (_, 2) where member.isRelation && attributes.allSatisfy(\.isSize): return .size
        case (_, 2) where member.isRelation && attributes == [.centerX, .centerY]: return .point
        case (_, 4) where member.isRelation && attributes.count == 4 && attributes.allSatisfy(\.isSide):
            return .insets
        default: return nil
        }
    }
}
