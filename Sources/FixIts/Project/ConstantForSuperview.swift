internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Masonry

/// A number for a relation to the superview: `equalToSuperview(5)`.
enum ConstantForSuperview: FixItRule {
    static let id: RuleID = "constant-for-superview"

    static let page = RulePage(
        meaning: "A relation to the superview has no argument. The distance comes after it.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.left.equalToSuperview(5)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.left.equalToSuperview().offset(5)
                    }
                    """,
                accent: .swift, needsRun: true),
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.right.equalToSuperview(5)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.right.equalToSuperview().inset(5)
                    }
                    """,
                accent: .swift, needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .argumentCount = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentCount(let name, _, _, _, _) = failure.problem,
            SnapKitWord(rawValue: name)?.relation?.isToSuperview == true, let (call, index) = context.argument
        else { return nil }
        let inwards: [Attribute] = [.right, .trailing, .bottom]
        let link: SnapKitWord =
            context.attributes(of: call.receiver).contains(where: inwards.contains) ? .inset : .offset
        return FixIt(
            replacing: call.parentheses, with: "().\(link.rawValue)(\(context.text(call.arguments[index])))")
    }
}
