/// A statement whose value nothing uses: `- 2`, `row.top`, `finish`.
enum IdleExpression: NoteRule {
    static let id = Slug("idle-expression")

    static let page = RulePage(
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

    private static let useOfValue = "it is written with print(…), or kept with let x = …"

    static func words(for note: LintNote) -> LintWords? {
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
                help: isChange ? "to change `\(name)` is an assignment" : useOfValue,
                edit: isChange
                    ? place.replaced(by: "\(name) \(operation.rawValue)= \(note.source.text(in: right))") : nil)
        case .number: return missingReturn(note) ?? computed(help: useOfValue, edit: nil)
        case .negative:
            return missingReturn(note)
                ?? computed(
                    help:
                        "a value goes on in the next line behind an operator at the end of its own, and not before one",
                    edit: nil)
        case .hidingVariable:
            let word = note.source.constantWord(before: note.span) ?? Span(note.span.lower - 4, note.span.lower)
            return LintWords(
                message: "this is another `\(text)`, of this block alone, which nothing reads",
                advice: LintAdvice(
                    text: "the one outside stays as it is; it is changed by an assignment, without `let` or `var`"),
                edit: Replacement(source: note.source, span: Span(word.lower, note.span.lower), text: ""))
        case .chain(let word, let current, let given):
            let (name, make) = (note.source.text(in: given), Builtin.make.rawValue)
            return LintWords(
                message: "`\(word.rawValue)` is of `\(current)`, the current view: nothing here is said of `\(name)`",
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
            message: "nobody asks for the value: a body of several statements gives one back with `\(word)`",
            edit: note.place.replaced(by: "\(word) \(note.place.word)"))
    }

    private static func closureParameter(_ value: LintNote.UnusedValue, _ note: LintNote) -> LintWords? {
        guard case .maker = value, let missing = note.source.parameter(meantAt: note.span) else { return nil }
        return LintWords(
            message: "what a closure is given is named before `in`, which is missing behind `\(note.place.word)`",
            advice: LintAdvice(text: "without it the name is a statement of its own"),
            edit: Replacement(source: note.source, span: missing.span, text: missing.text))
    }

    private static func name(_ value: LintNote.UnusedValue, _ text: String, at place: ScriptPlace) -> LintWords {
        switch value {
        case .function(let hasParameters):
            LintWords(
                message: "the function is named, and not called",
                advice: LintAdvice(text: hasParameters ? "it is called with parentheses: \(text)(…)" : nil),
                edit: hasParameters ? nil : place.replaced(by: "\(text)()"))
        case .member:
            LintWords(message: "the value is read, and nobody asks for it", advice: LintAdvice(text: useOfValue))
        case .view:
            LintWords(
                message: "the view is named, and nothing is said of it",
                advice: LintAdvice(text: "\(StatementWord.select.rawValue) \(text) makes it the current one"))
        default:
            LintWords(message: "the value stands alone, and nobody asks for it", advice: LintAdvice(text: useOfValue))
        }
    }

    private static func computed(help: String, edit: Replacement?) -> LintWords {
        LintWords(
            message: "the value is computed, and nobody asks for it", advice: LintAdvice(text: help), edit: edit)
    }

    private static func endedMaker(of view: String, _ note: LintNote) -> LintWords {
        let own = note.source.makerParameter(around: note.span).map { note.source.text(in: $0) }
        let path = note.source.path(before: note.span)
        return LintWords(
            message: "the maker is that of a block which has ended: what it makes now is not installed",
            advice: LintAdvice(text: "a maker is for its block alone, here that of `\(view)`"),
            edit: path.flatMap { path in own.map { Replacement(source: note.source, span: path, text: "\($0).") } })
    }

    private static func earlyRemoval(_ method: String, at name: Span, _ note: LintNote) -> LintWords? {
        guard let chain = note.source.chain(before: name) else { return nil }
        let call = "\(method)()"
        return LintWords(
            message: "`\(method)` takes nothing away: the chain makes a constraint of its own, at the statement's end",
            advice: LintAdvice(
                text: chain.variable == nil
                    ? "keep what is made in a variable, let c = make.left.equalTo(root), and take that away: c.\(call)"
                    : "what the variable is given can be taken away behind that"),
            edit: chain.variable.map {
                Replacement(
                    source: note.source, span: Span(note.span.lower - 1, note.span.upper),
                    text: "\n\(chain.indentation)\($0).\(call)")
            })
    }
}
