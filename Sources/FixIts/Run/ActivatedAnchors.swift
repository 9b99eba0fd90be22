internal import Syntax
internal import Masonry
internal import Evaluator
internal import Diagnostics

/// Layout anchor constraints are activated as an array: `NSLayoutConstraint.activate([…])`.
enum ActivatedAnchors: FixItRule {
    static let id: RuleID = "activated-anchors"

    static let page = RulePage(
        meaning: "Use a chain instead of UIKit's layout anchors. It makes the same constraint and installs it.",
        examples: [
            RulePage.Example(
                before: "view a\nNSLayoutConstraint.activate([\n    a.topAnchor.constraint(equalTo: root.topAnchor),\n"
                    + "    a.widthAnchor.constraint(equalToConstant: 40),\n])",
                after: "view a\na.makeConstraints { make in make.top.equalTo(root) }; "
                    + "a.makeConstraints { make in make.width.equalTo(40) }")
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .unknownName("NSLayoutConstraint", _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, _) = failure.problem, context.source.accent == .masonry,
            case .expression(let stated)? = context.statement?.kind, let call = WrittenCall(stated),
            call.receiver?.span == failure.span, context.text(call.name) == "activate", call.arguments.count == 1,
            case .array(let constraints) = call.arguments[0].value.kind
        else { return nil }
        let blocks = constraints.compactMap { constraint in
            WrittenCall(constraint).flatMap { AnchorChain.block($0, in: context) }
        }
        guard !blocks.isEmpty, blocks.count == constraints.count else { return nil }
        return FixIt(
            problem: .unknownName(text, context.hint(for: text)), replacing: stated.span,
            with: blocks.joined(separator: "; "))
    }
}
