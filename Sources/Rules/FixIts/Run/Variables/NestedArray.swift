/// An array of views is put into another array: `[tabs].distribute(horizontal, spacing: 8)`.
enum NestedArray: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.notAllViews) = failure.problem, let receiver = context.call?.receiver,
            case .array(let elements) = receiver.kind, elements.count == 1,
            context.kind(of: elements[0]).isArray
        else { return nil }
        let array = context.text(elements[0])
        return FixIt(help: "`\(array)` is an array already", replacing: receiver.span, with: array)
    }
}
