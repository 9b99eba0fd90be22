/// A read-only member is assigned, although a call or a statement can set it.
enum ReadOnlyMember: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .memberOnlyRead = failure.problem, let (target, operation, value) = context.assignment,
            operation == .assign,
            case .member(let receiver, let name, failure.span) = target.kind
        else { return nil }
        let whole = target.span.joined(with: value.span)
        let (receiverText, valueText) = (context.text(receiver), context.text(value))
        switch context.spelling(name) {
        case .member(.priority) where receiver.call != nil:
            return FixIt(replacing: whole, with: "\(receiverText).\(Member.priority.rawValue)(\(valueText))")
        case .member(.contentHuggingPriority):
            return FixIt(replacing: whole, with: "\(receiverText).\(call(.setContentHuggingPriority, valueText))")
        case .member(.contentCompressionResistancePriority):
            return FixIt(
                replacing: whole, with: "\(receiverText).\(call(.setContentCompressionResistancePriority, valueText))")
        case .attribute(let attribute) where attribute.isSize && context.kind(of: receiver) == .of(.root):
            guard let number = value.writtenNumber, number > 0, number.isFinite else { return nil }
            var size = context.screenSize
            if attribute == .width { size.width = number } else { size.height = number }
            let sides = [size.width, size.height].map { $0.spelled(decimals: 6) }.joined(separator: "x")
            return FixIt(replacing: whole, with: "\(StatementWord.screen.rawValue) \(sides)")
        default: return nil
        }
    }

    private static func call(_ member: Member, _ value: String) -> String {
        "\(member.rawValue)(\(value), \(Axis.horizontal.rawValue))"
    }
}

extension RuleContext {
    /// The size of the screen at the place of the failure.
    fileprivate var screenSize: Size {
        if let size = facts.screenSize { return size }
        let sizes = program.statements.compactMap { statement -> Size? in
            guard case .screen(let value) = statement.kind, case .size(let width, let height) = value.kind,
                statement.span.upper <= location.lower
            else { return nil }
            return Size(width: width, height: height)
        }
        return sizes.last ?? Scene().size
    }
}
