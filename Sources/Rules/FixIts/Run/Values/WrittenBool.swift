/// A number or a string is used as a bool: `a.hidden = 1`, `a.hidden = "yes"`.
enum WrittenBool: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .bool? = failure.problem.expected, context.source.accent == .masonry,
            let value = context.subject
        else { return nil }
        let isTrue: Bool
        switch value.bare.kind {
        case .number(0): isTrue = false
        case .number(1): isTrue = true
        case .text(let text) where ["yes", "true", "on"].contains(text.lowercased()): isTrue = true
        case .text(let text) where ["no", "false", "off"].contains(text.lowercased()): isTrue = false
        default: return nil
        }
        return FixIt(replacing: value.span, with: "\(isTrue)")
    }
}
