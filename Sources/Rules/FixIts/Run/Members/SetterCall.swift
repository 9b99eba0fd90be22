/// A property is set with a method, as in other languages: `title.setText("x")`.
enum SetterCall: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            let call = context.memberCall,
            let first = call.arguments.first, case .foreign(let word) = context.memberHint(for: text),
            // `setTitle("Hi", for: .normal)`: UIKit's state comes second.
            let property = word.assignedProperty, call.arguments.dropFirst().allSatisfy({ $0.value.isImplicitMember })
        else { return nil }
        return FixIt(
            problem: .unknownMember(text, of: phrase, .foreign(word)), replacing: call.namedSpan,
            with: "\(property) = \(context.text(first))")
    }
}
