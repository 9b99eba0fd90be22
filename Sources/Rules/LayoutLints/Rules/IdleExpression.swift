package import Diagnostics
internal import Vocabulary
internal import FixIts
internal import Evaluator
internal import Syntax

/// A statement whose value nothing uses: `- 2`, `row.top`, `finish`.
package enum IdleExpression: NoteRule {
    package static let id = Slug.idleExpression

    private static let useOfValue: Advice = "print it with print(…), or keep it with let x = …"

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        switch note.fact {
        case .unusedValue(let value): words(for: value, note, scene.context(of: note))
        case .unusedComparison(ofAttributes: false): missingReturn(note, scene.context(of: note))
        default: nil
        }
    }

    private static func words(
        for value: LintNote.UnusedValue, _ note: LintNote, _ context: RuleContext
    ) -> LintWords? {
        switch value {
        case .maker:
            missingReturn(note, context) ?? closureParameter(note, context) ?? unused("nothing uses this value")
        case .plain, .member: missingReturn(note, context) ?? unused("nothing uses this value")
        case .view: missingReturn(note, context) ?? namedView(note)
        case .function(let hasParameters): missingReturn(note, context) ?? namedFunction(hasParameters, note)
        case .calculated: missingReturn(note, context) ?? calculated(note, context)
        case .hidingVariable: hidingVariable(note, context)
        case .chain(let word, let current, let given): chain(word, of: current, given, note)
        case .endedMaker(let view): endedMaker(of: view, note, context)
        case .earlyRemoval(let method): earlyRemoval(method, note, context)
        }
    }

    /// A value at the end of a function or closure with several statements.
    private static func missingReturn(_ note: LintNote, _ context: RuleContext) -> LintWords? {
        guard note.source.accent == .masonry, context.endsFunction, case .expression? = context.statement?.kind else {
            return nil
        }
        let word = ReservedWord.return.rawValue
        return LintWords(
            message: "nothing uses this value: with several statements, a body needs `\(word)` to return one",
            edit: note.replacing(note.span, with: "\(word) \(note.place.word)"))
    }

    /// The name of a maker as the first statement of a closure.
    private static func closureParameter(_ note: LintNote, _ context: RuleContext) -> LintWords? {
        guard let closure = context.closure, closure.parameters.isEmpty, closure.body.statements.count > 1,
            closure.body.statements[0].span == note.span
        else { return nil }
        return LintWords(
            message: "a closure needs `in` after its parameters: it is missing after `\(note.place.word)`",
            advice: LintAdvice(text: "without `in`, the name is a separate statement"),
            edit: note.replacing(note.span.atEnd, with: " \(ReservedWord.in.rawValue)"))
    }

    private static func unused(_ message: String) -> LintWords {
        LintWords(message: message, advice: LintAdvice(text: useOfValue))
    }

    private static func namedView(_ note: LintNote) -> LintWords {
        LintWords(
            message: "this only names the view, which has no effect",
            advice: LintAdvice(text: "\(StatementWord.select.rawValue) \(note.place.word) makes it the current view"))
    }

    private static func namedFunction(_ hasParameters: Bool, _ note: LintNote) -> LintWords {
        let text = note.place.word
        return LintWords(
            message: "the function is not called",
            advice: LintAdvice(text: hasParameters ? "call it with parentheses: \(text)(…)" : nil),
            edit: hasParameters ? nil : note.replacing(note.span, with: "\(text)()"))
    }

    private static func calculated(_ note: LintNote, _ context: RuleContext) -> LintWords {
        let message = "nothing uses the result"
        guard case .expression(let value)? = context.statement?.kind else { return unused(message) }
        switch value.kind {
        case .unary:
            return LintWords(
                message: message,
                advice: LintAdvice(
                    text: "an expression continues on the next line only after an operator at the end of its line"))
        case .binary(let operation, let left, let right) where operation != .remainder:
            guard case .name(let name) = left.kind, context.declaresVariable(name) else { return unused(message) }
            let text = context.text(left)
            return LintWords(
                message: message, advice: LintAdvice(text: "to change `\(text)`, assign to it"),
                edit: note.replacing(value.span, with: "\(text) \(operation.rawValue)= \(context.text(right))"))
        default: return unused(message)
        }
    }

    private static func hidingVariable(_ note: LintNote, _ context: RuleContext) -> LintWords {
        LintWords(
            message: "this is a new `\(note.place.word)`, only in this block, and nothing reads it",
            advice: LintAdvice(text: "the outer one stays as it is; to change it, assign without `let` or `var`"),
            edit: context.statement.map { note.replacing(Span($0.span.lower, note.span.lower), with: "") })
    }

    private static func chain(_ word: Builtin, of current: String, _ given: Span, _ note: LintNote) -> LintWords {
        let (name, make) = (note.source.text(in: given), Builtin.make.rawValue)
        return LintWords(
            message: "`\(word.rawValue)` makes constraints of `\(current)`, the current view, not of `\(name)`",
            edit: note.replacing(
                note.span,
                with: "\(name).\(word.rawValue)Constraints { \(make) in "
                    + "\(make)\(note.place.word.dropFirst(word.rawValue.count)) }"))
    }

    private static func endedMaker(of view: String, _ note: LintNote, _ context: RuleContext) -> LintWords {
        LintWords(
            message: "the block of this maker has ended, so its new constraints are not installed",
            advice: LintAdvice(text: "use a maker only in its block; this one belongs to `\(view)`"),
            edit: context.makerOfBlock.flatMap { own in
                context.expression?.memberParts.map { note.replacing($0.base.span, with: context.text(own)) }
            })
    }

    private static func earlyRemoval(_ method: String, _ note: LintNote, _ context: RuleContext) -> LintWords {
        let (call, variable) = ("\(method)()", context.variableSet)
        let indentation = note.source.indentation(at: note.span.lower)
        return LintWords(
            message: "`\(method)` removes nothing: the chain makes a new constraint",
            advice: LintAdvice(
                text: variable == nil
                    ? "keep the constraint in a variable, \(code: .constraint(named: "c", .chain("make.left", to: .root))), and remove that: c.\(call)"
                    : "remove it after the assignment"),
            edit: variable.flatMap { variable in
                context.call?.receiver.map { receiver in
                    note.replacing(
                        Span(receiver.span.upper, note.span.upper),
                        with: "\n\(indentation)\(context.text(variable)).\(call)")
                }
            })
    }
}

extension RuleContext {
    /// The parameter of the innermost closure around the note; nil if that makes no constraints or names no parameter.
    fileprivate var makerOfBlock: Name? {
        guard let depth = path.lastIndex(where: { if case .function = $0 { true } else { false } }),
            makerCall(at: depth) != nil, case .function(let block) = path[depth]
        else { return nil }
        return block.parameters.first?.name.name
    }

    /// The variable that the statement sets to the result of the call.
    fileprivate var variableSet: Name? {
        switch statement?.kind {
        case .variable(let declared, _, _, let value)? where value.span == call?.span: return declared.name
        case .assignment(let target, .assign, let value)? where value.span == call?.span:
            if case .name(let name) = target.kind { return name } else { return nil }
        default: return nil
        }
    }
}
