/// A statement is written as a call, or as an assignment: `view(a)`, `screen = 320x480`.
enum StatementAsCall: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone,
            let word = StatementWord(rawValue: text),
            context.source.accent == .masonry, let statement = context.statement
        else { return nil }
        let problem = Problem.unknownName(text, .statement(word))
        switch statement.kind {
        case .assignment(let target, .assign, let value) where word == .screen:
            if context.isSubject(target) {
                return FixIt(problem: problem, replacing: Span(target.span.lower, value.span.lower), with: "\(text) ")
            }
            guard case .member(let base, let name, _) = target.kind, context.isSubject(base),
                let number = value.writtenNumber, number > 0,
                case .attribute(let side)? = context.spelling(name), side.isSize
            else { return nil }
            let size = Scene().size
            let (width, height) = side == .width ? (number, size.height) : (size.width, number)
            return FixIt(
                problem: problem, replacing: statement.span,
                with: "\(text) \(width.spelled(decimals: 6))x\(height.spelled(decimals: 6))")
        case .expression(let stated):
            guard let call = WrittenCall(stated), call.receiver == nil, context.isSubject(call.nameSpan),
                call.isUnlabeled,
                let instead = declaration(word, call, in: context)
            else { return nil }
            return FixIt(problem: problem, replacing: stated.span, with: instead)
        default: return nil
        }
    }

    private static func declaration(
        _ word: StatementWord, _ call: WrittenCall, in context: RuleContext
    ) -> String? {
        guard word == .select || word.declaresView, let first = call.arguments.first else { return nil }
        if call.arguments.allSatisfy({ $0.value.kind.isName }) {
            return "\(word.rawValue) \(call.arguments.map { context.text($0) }.joined(separator: ", "))"
        }
        guard word.declaresView else { return nil }
        if case .text(let name) = first.value.kind, call.arguments.count == 1, name.isName {
            let isPlain = [.view, .scroll, .guide].contains(word)
            let lowered = name.prefix(1).lowercased() + name.dropFirst()
            return "\(word.rawValue) \(isPlain ? name : "\(lowered) \(context.text(first))")"
        }
        guard first.value.kind.isName, call.arguments.count == 2 else { return nil }
        return "\(word.rawValue) \(context.text(first)) \(context.text(call.arguments[1]))"
    }
}

extension String {
    /// Whether a text can be the name of a variable.
    fileprivate var isName: Bool {
        guard let first, !first.isNumber else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
