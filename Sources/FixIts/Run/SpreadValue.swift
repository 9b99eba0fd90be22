internal import Masonry
internal import Syntax
internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// Several arguments are passed instead of one value made of them: `sizeOffset(10, 20)`.
enum SpreadValue: FixItRule {
    static let id: RuleID = "spread-value"

    static let page = RulePage(
        meaning: """
            A size, a point or insets is a single value, so it needs its own parentheses. Put several views in \
            an array.
            """,
        examples: [
            RulePage.Example(
                before: "view a\nmake.size.equalTo(40, 30)", after: "view a\nmake.size.equalTo((40, 30))",
                needsRun: true),
            RulePage.Example(
                before: "view a, b\nview c\nmake.left.equalTo(a, b)",
                after: "view a, b\nview c\nmake.left.equalTo([a, b])",
                needsRun: true),
            RulePage.Example(
                before: "view a\nmake.left.equalTo(root, 8)", after: "view a\nmake.left.equalTo(root).offset(8)",
                needsRun: true),
            RulePage.Example(
                before: "view a\nmake.width.equalTo(root, multipliedBy: 0.5)",
                after: "view a\nmake.width.equalTo(root).multipliedBy(0.5)", needsRun: true),
            RulePage.Example(
                before: "view a\nmake.edges.equalTo(root).insets(8, 16)",
                after: "view a\nmake.edges.equalTo(root).insets((8, 16, 8, 16))", needsRun: true),
            RulePage.Example(
                before: "view a\nmake.edges.equalTo(root).inset(1, 2, 3, 4)",
                after: "view a\nmake.edges.equalTo(root).insets((1, 2, 3, 4))", needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .spreadTuple = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let call = context.call, let given = call.given, let member = context.member(call) else { return nil }
        let text = context.source.text(in: given)
        let parentheses = FixIt(replacing: given, with: "(\(text))")
        if context.source.accent != .masonry, let structure = structure(member, call, given, in: context) {
            return structure
        }
        if member.isRelation { return relation(call, given, in: context) }
        guard context.source.accent == .masonry else { return nil }
        switch (member, call.arguments.count) {
        case (.insets, 4), (.sizeOffset, 2), (.centerOffset, 2), (.valueOffset, 2): return parentheses
        case (.inset, 4): return FixIt(replacing: call.namedSpan, with: "\(Member.insets.rawValue)((\(text)))")
        case (.inset, 2), (.insets, 2):
            return FixIt(replacing: call.namedSpan, with: "\(Member.insets.rawValue)((\(text), \(text)))")
        default: return nil
        }
    }

    private static func relation(_ call: WrittenCall, _ given: Span, in context: RuleContext) -> FixIt? {
        let arguments = call.arguments
        let kinds = arguments.map { context.kind(of: $0.value) }
        if kinds.allSatisfy({ $0 == .number }) {
            return [2, 4].contains(arguments.count) && context.source.accent == .masonry
                ? FixIt(replacing: given, with: "(\(context.source.text(in: given)))") : nil
        }
        if arguments.count == 2, let link = link(to: arguments[1], in: context) {
            return FixIt(
                replacing: Span(arguments[0].span.upper, arguments[1].value.span.lower), with: ").\(link)(")
        }
        guard call.isUnlabelled else { return nil }
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

    /// The same for another language, which has names for structures.
    private static func structure(
        _ member: Member, _ call: WrittenCall, _ given: Span, in context: RuleContext
    ) -> FixIt? {
        let attributes = context.attributes(of: call.receiver)
        let shape: TupleShape
        switch (member, call.arguments.count) {
        case (.insets, 4): shape = .insets
        case (.sizeOffset, 2): shape = .size
        case (.centerOffset, 2): shape = .point
        case (_, 2) where member.isRelation && attributes.allSatisfy(\.isSize): shape = .size
        case (_, 2) where member.isRelation && attributes == [.centerX, .centerY]: shape = .point
        case (_, 4) where member.isRelation && attributes.count == 4 && attributes.allSatisfy(\.isSide):
            shape = .insets
        default: return nil
        }
        guard let type = Builtin.allCases.first(where: { $0.partNames == shape.partNames })?.rawValue else {
            return nil
        }
        if context.source.accent == .objectiveC {
            return FixIt(replacing: given, with: "\(type)Make(\(context.source.text(in: given)))")
        }
        let parts = zip(shape.partNames, call.arguments).map { ($0, $1.value) }
        return FixIt(replacing: given, with: "\(type)(\(context.list(parts)))")
    }
}
