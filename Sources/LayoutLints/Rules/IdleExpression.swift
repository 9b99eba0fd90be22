package import Diagnostics
internal import Vocabulary
package import FixIts
package import Evaluator
internal import Syntax

/// A statement whose value nothing uses: `- 2`, `row.top`, `finish`.
package enum IdleExpression: NoteRule {
    package static let id = Slug.idleExpression

    package static let page = RulePage(
        meaning: """
            Nothing uses the value of a statement. Often it belongs to the line before: an expression goes on in the next line only \
            where a line ends with an operator. Call a function with parentheses. A `let` in a block that hides the variable it is \
            made of should be an assignment. A chain that starts with `make` is of the current view, also in a loop or function over \
            other views. A maker makes nothing after its block has ended. In a session, which shows values, a value alone is fine.
            """,
        examples: [
            RulePage.Example(
                before: """
                    let a = 10
                    - 2
                    print(a)
                    """,
                after: """
                    let a = 10 -
                        2
                    print(a)
                    """)
        ])

    private static let useOfValue = "print it with print(…), or keep it with let x = …"

    package static func words(for note: LintNote) -> LintWords? {
        switch note.fact {
        case .unusedValue(let value): words(for: value, note)
        case .unusedComparison(_, _, _, attribute: nil, _): missingReturn(note)
        default: nil
        }
    }

    private static func words(for value: LintNote.UnusedValue, _ note: LintNote) -> LintWords? {
        let (place, text) = (note.place, note.place.word)
        switch value {
        case .plain, .member, .view, .maker, .function:
            return missingReturn(note) ?? closureParameter(value, note) ?? name(value, text, at: place)
        case .arithmetic(let operation, let left, let right):
            if let words = missingReturn(note) { return words }
            let name = note.source.text(in: left)
            let isChange = operation != .remainder && note.source.declaresVariable(at: left)
            return computed(
                help: isChange ? "to change `\(name)`, assign to it" : useOfValue,
                edit: isChange
                    ? place.replaced(by: "\(name) \(operation.rawValue)= \(note.source.text(in: right))") : nil)
        case .number: return missingReturn(note) ?? computed(help: useOfValue, edit: nil)
        case .negative:
            return missingReturn(note)
                ?? computed(
                    help:
                        "an expression continues on the next line only after an operator at the end of its line",
                    edit: nil)
        case .hidingVariable:
            let word = note.source.constantWord(before: note.span) ?? Span(note.span.lower - 4, note.span.lower)
            return LintWords(
                message: "this is a new `\(text)`, only in this block, and nothing reads it",
                advice: LintAdvice(
                    text: "the outer one stays as it is; to change it, assign without `let` or `var`"),
                edit: Replacement(source: note.source, span: Span(word.lower, note.span.lower), text: ""))
        case .chain(let word, let current, let given):
            let (name, make) = (note.source.text(in: given), Builtin.make.rawValue)
            return LintWords(
                message: "`\(word.rawValue)` makes constraints of `\(current)`, the current view, not of `\(name)`",
                edit: place.replaced(
                    by: "\(name).\(word.rawValue)Constraints { \(make) in "
                        + "\(make)\(text.dropFirst(word.rawValue.count)) }"))
        case .endedMaker(let view): return endedMaker(of: view, note)
        case .earlyRemoval(let method, let name): return earlyRemoval(method, at: name, note)
        }
    }

    /// A value at the end of a body of several statements, of a function or a closure.
    private static func missingReturn(_ note: LintNote) -> LintWords? {
        guard note.source.endsFunction(note.span) else { return nil }
        let word = ReservedWord.return.rawValue
        return LintWords(
            message: "nothing uses the value: a body of several statements returns one with `\(word)`",
            edit: note.place.replaced(by: "\(word) \(note.place.word)"))
    }

    private static func closureParameter(_ value: LintNote.UnusedValue, _ note: LintNote) -> LintWords? {
        guard case .maker = value, let missing = note.source.parameter(meantAt: note.span) else { return nil }
        return LintWords(
            message: "a closure needs `in` after its parameters: it is missing after `\(note.place.word)`",
            advice: LintAdvice(text: "without it, the name is a statement of its own"),
            edit: Replacement(source: note.source, span: missing.span, text: missing.text))
    }

    private static func name(_ value: LintNote.UnusedValue, _ text: String, at place: ScriptPlace) -> LintWords {
        switch value {
        case .function(let hasParameters):
            LintWords(
                message: "the function is not called",
                advice: LintAdvice(text: hasParameters ? "call it with parentheses: \(text)(…)" : nil),
                edit: hasParameters ? nil : place.replaced(by: "\(text)()"))
        case .member:
            LintWords(message: "nothing uses this value", advice: LintAdvice(text: useOfValue))
        case .view:
            LintWords(
                message: "this only names the view",
                advice: LintAdvice(text: "\(StatementWord.select.rawValue) \(text) makes it the current view"))
        default:
            LintWords(message: "nothing uses this value", advice: LintAdvice(text: useOfValue))
        }
    }

    private static func computed(help: String, edit: Replacement?) -> LintWords {
        LintWords(
            message: "nothing uses the computed value", advice: LintAdvice(text: help), edit: edit)
    }

    private static func endedMaker(of view: String, _ note: LintNote) -> LintWords {
        let own = note.source.makerParameter(around: note.span).map { note.source.text(in: $0) }
        let path = note.source.path(before: note.span)
        return LintWords(
            message: "the block of this maker has ended: what it makes now is not installed",
            advice: LintAdvice(text: "use a maker only in its block, here that of `\(view)`"),
            edit: path.flatMap { path in own.map { Replacement(source: note.source, span: path, text: "\($0).") } })
    }

    private static func earlyRemoval(_ method: String, at name: Span, _ note: LintNote) -> LintWords? {
        guard let chain = note.source.chain(before: name) else { return nil }
        let call = "\(method)()"
        return LintWords(
            message: "`\(method)` removes nothing: the chain makes a new constraint at the end of the statement",
            advice: LintAdvice(
                text: chain.variable == nil
                    ? "keep the constraint in a variable, let c = make.left.equalTo(root), and remove that: c.\(call)"
                    : "remove it after the assignment"),
            edit: chain.variable.map {
                Replacement(
                    source: note.source, span: Span(note.span.lower - 1, note.span.upper),
                    text: "\n\(chain.indentation)\($0).\(call)")
            })
    }
}
