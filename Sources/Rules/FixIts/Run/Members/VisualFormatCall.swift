/// A method gets a visual format string: `box.constrain("H:|-8-[box]")`.
enum VisualFormatCall: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            let call = context.memberCall,
            case .text(let format)? = call.arguments.first?.value.kind, VisualFormat.isStart(of: format[...])
        else { return nil }
        let word = ForeignWord(
            text: text, role: .member,
            advice:
                "the visual format language is not supported: write a chain for each constraint, \(code: .chain("make.left", to: .superview, then: ".offset(8)"))"
        )
        let problem = Problem.unknownMember(text, of: phrase, .foreign(word))
        guard call.arguments.count == 1, let blocks = VisualFormat(format)?.blocks else {
            return FixIt(problem: problem)
        }
        return FixIt(problem: problem, replacing: call.span, with: blocks)
    }
}
