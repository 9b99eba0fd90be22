internal import Masonry

/// A maker is used after its block has ended.
enum LateMaker: FixItRule {
    static let id: RuleID = "late-maker"

    static let page = RulePage(
        meaning: "A maker installs what it made when its block ends.",
        examples: [
            RulePage.Example(
                before: "view a, b\nvar m = nil\na.makeConstraints { make in m = make; make.left.equalTo(root) }\n"
                    + "b.makeConstraints { make in m.top.equalTo(root) }",
                after: "view a, b\nvar m = nil\na.makeConstraints { make in m = make; make.left.equalTo(root) }\n"
                    + "b.makeConstraints { make in make.top.equalTo(root) }", needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.idleExpression, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard let (base, _, nameSpan) = context.expression?.memberParts, nameSpan == failure.span, base.isPath,
            context.kind(of: base) == .of(.maker),
            let depth = context.path.lastIndex(where: { if case .function = $0 { true } else { false } }),
            context.makerCall(at: depth) != nil, case .function(let block) = context.path[depth],
            let own = block.parameters.first
        else { return nil }
        return FixIt(replacing: base.span, with: context.text(own.name.name))
    }
}
