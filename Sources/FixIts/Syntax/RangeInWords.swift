internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A range written in words: `for i in 0 until 3 {`.
enum RangeInWords: SyntaxRule {
    static let id: RuleID = "range-in-words"

    static let page = RulePage(
        meaning: "Write a range as `0..<4`, without the 4, or `0...4`, with the 4.",
        examples: [
            RulePage.Example(
                before: "for i in 0 until 3 { print(i) }",
                after: "for i in 0..<3 { print(i) }"),
            RulePage.Example(
                before: "for i in 3 downTo 0 { print(i) }",
                after: "for i in (0...3).map({ n in 3 - n }) { print(i) }"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error),
            let edit = context.range(saidBy: found.word, at: found.position)
        else { return nil }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    /// `0 until 3`, `1 to 3` and `3 downTo 0` in the head of a loop.
    fileprivate func range(saidBy word: ForeignWord, at position: Int) -> Edit? {
        let signs = ["to": "...", "through": "...", "until": "..<", "upTo": "..<", "upto": "..<"]
        let start = startOfLine(of: position)
        guard word.role == .infix, signs[word.text] != nil || word.text.hasPrefix("down"),
            let joint = (start..<position).last(where: { isReservedWord(.in, at: $0) }), joint + 1 < position,
            let brace = braceOfLine(from: position), position + 1 < brace
        else { return nil }
        let (lower, upper) = (
            span(from: joint + 1, through: position - 1),
            span(from: position + 1, through: brace - 1)
        )
        let (first, last) = (source.text(in: lower), source.text(in: upper))
        if let sign = signs[word.text] { return (lower.joined(with: upper), first + sign + last) }
        guard let high = Int(first), let low = Int(last), low < high,
            case (let sum, false) = low.addingReportingOverflow(high)
        else { return nil }
        return (lower.joined(with: upper), "(\(low)...\(high)).map({ n in \(sum) - n })")
    }
}
