/// A condition is checked as in other languages: `assert(a == b)`.
enum AssertedCondition: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone,
            let word = ForeignWord.find(text, .assertion), let template = word.templates.first,
            case .expression(let stated)? = context.statement?.kind, let call = WrittenCall(stated),
            call.receiver == nil,
            context.isSubject(call.nameSpan), !call.arguments.isEmpty
        else { return nil }
        var parts = call.arguments.map { context.text($0) }
        if template.contains("$2"), parts.count > 1 {
            parts = [template.replacing("$2", with: parts[1]).replacing("$", with: parts[0])] + parts.dropFirst(2)
        } else {
            parts[0] = "\(StatementWord.expect.rawValue) \(parts[0])"
        }
        return FixIt(
            problem: .unknownName(text, .foreign(word)), replacing: stated.span, with: parts.joined(separator: ", "))
    }
}
