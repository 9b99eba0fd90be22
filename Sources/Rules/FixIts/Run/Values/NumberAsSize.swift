/// The size of the screen or of an image is a single number, or not a size: `screen 400`.
enum NumberAsSize: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .size? = failure.problem.expected, let value = context.subject else { return nil }
        let isNumber = context.kind(of: value) == .number
        switch context.statement?.kind {
        case .screen(let size)? where context.isSubject(size):
            guard isNumber else { return nil }
            let screen = context.facts.screenSize ?? Scene().size
            return FixIt(replacing: value.span.atEnd, with: "x\(screen.height.spelled(decimals: 6))")
        case .views(.image, let views, _)? where views.contains(where: { context.isSubject($0.content) }):
            if case .text = value.kind { return FixIt(replacing: value.span, with: "40x40") }
            guard isNumber else { return nil }
            if case .binary(.multiply, let width, let height) = value.kind {
                return FixIt(replacing: value.span, with: "\(context.text(width))x\(context.text(height))")
            }
            return FixIt(replacing: value.span, with: "\(context.text(value))x\(context.text(value))")
        default: return nil
        }
    }
}
