/// One call adds several views, or a view at a position: `a.addSubviews(b, c)`.
enum AddedViews: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            let call = context.memberCall,
            let parent = call.receiver, parent.isPath, case .foreign(let word) = context.memberHint(for: text),
            word.replacement == Member.addSubview.rawValue
        else { return nil }
        let views = call.arguments.map(\.value).filter(\.kind.isName)
        guard !views.isEmpty else { return nil }
        let calls = views.map { "\(context.text(parent)).\(Member.addSubview.rawValue)(\(context.text($0)))" }
        return FixIt(
            problem: .unknownMember(text, of: phrase, .foreign(word)), replacing: call.span,
            with: calls.joined(separator: "; "))
    }
}
