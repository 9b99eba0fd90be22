internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A loop with a number of passes: `repeat 3 {`.
enum CountedLoop: SyntaxRule {
    static let id: RuleID = "counted-loop"

    static let page = RulePage(
        meaning: "Loop over a range with `for`.",
        examples: [
            RulePage.Example(
                before: "repeat 3 { print(\"a\") }",
                after: "for i in 0..<3 { print(\"a\") }")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), let edit = context.countedLoop(found.word, at: found.position)
        else { return nil }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    /// `repeat 3 {`
    fileprivate func countedLoop(_ word: ForeignWord, at position: Int) -> Edit? {
        guard ["repeat", "loop"].contains(word.text), let brace = braceOfLine(from: position), brace > position + 1,
            tokens[(position + 1)..<brace].allSatisfy({
                [.number, .identifier, .leftParen, .rightParen, .dot].contains($0.kind)
            })
        else { return nil }
        guard let name = unusedCounter(from: brace) else { return nil }
        let count = textInParentheses(from: position + 1, through: brace - 1)
        let head = "\(ReservedWord.for.rawValue) \(name) \(ReservedWord.in.rawValue) 0..<\(count)"
        return (span(from: position, through: brace - 1), head)
    }
}
