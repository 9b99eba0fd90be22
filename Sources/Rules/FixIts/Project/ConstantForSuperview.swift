/// A number for a relation to the superview: `equalToSuperview(5)`.
enum ConstantForSuperview: FixItRule {
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
