internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A condition for the opposite: `guard c else {`, `unless c {`, `until c {`.
enum NegatedCondition: SyntaxRule {
    static let id: RuleID = "negated-condition"

    static let page = RulePage(
        meaning: "Write the opposite of a condition with `!`.",
        examples: [
            RulePage.Example(
                before: "let n = 1\nunless n > 2 { print(n) }",
                after: "let n = 1\nif !(n > 2) { print(n) }"),
            RulePage.Example(
                before: "func f(n) {\n    guard n > 2 else { return }\n    print(n)\n}\nf(1)",
                after: "func f(n) {\n    if !(n > 2) { return }\n    print(n)\n}\nf(1)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error),
            let edit = context.negatedHead(of: found.word, at: found.position)
        else { return nil }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    /// `guard c else {`, `unless c {` and `until c {`
    fileprivate func negatedHead(of word: ForeignWord, at position: Int) -> Edit? {
        let end = endOfLine(of: position)
        let line = position + 1..<end + 1
        let isGuard = word.text == "guard"
        guard isGuard || word.text == "unless" || word.text == "until", end > position + 1,
            let stop = line.first(where: { isGuard ? isReservedWord(.else, at: $0) : tokens[$0].kind == .leftBrace }),
            stop > position + 1,
            !tokens[position..<stop].contains(where: { $0.kind == .comma || $0.kind.isReported }),
            !line.contains(where: { declaresVariable(at: $0) })
        else { return nil }
        let condition = text(from: position + 1, through: stop - 1)
        let head = word.text == "until" ? ReservedWord.while : .if
        return (
            span(from: position, through: isGuard ? stop : stop - 1),
            "\(head.rawValue) !(\(condition))"
        )
    }
}
