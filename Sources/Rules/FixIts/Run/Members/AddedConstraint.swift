/// A chain is added to a view: `a.addConstraint(make.top.equalTo(root))`.
enum AddedConstraint: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            text.hasPrefix("addConstraint"), let call = context.memberCall,
            call.arguments.count == 1, let start = call.arguments[0].value.leadingName,
            context.vocabulary.builtin(start.name) == .make, call.arguments[0].value.call != nil
        else { return nil }
        let make = Builtin.make.rawValue
        return FixIt(
            problem: .unknownMember(text, of: phrase, context.memberHint(for: text)), replacing: call.namedSpan,
            with: "\(Member.makeConstraints.rawValue) { \(make) \(ReservedWord.in.rawValue) "
                + "\(context.text(call.arguments[0])) }")
    }
}
