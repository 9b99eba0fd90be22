internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A closure with `lambda`: `xs.map(lambda x: x + 1)`.
enum LambdaClosure: SyntaxRule {
    static let id: RuleID = "lambda-closure"

    static let page = RulePage(
        meaning: "Write a closure as `{ x in x + 1 }`.",
        examples: [
            RulePage.Example(
                before: "let xs = [1, 2]\nprint(xs.map(lambda x: x + 1))",
                after: "let xs = [1, 2]\nprint(xs.map({ x in x + 1 }))")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), found.word.text == "lambda" else { return nil }
        return context.foreign(found, context.closure(ofLambda: found.position))
    }
}

extension SyntaxContext {
    /// `lambda x, y: x + y`
    fileprivate func closure(ofLambda position: Int) -> Edit? {
        guard let colon = tokens[position...].firstIndex(where: { $0.kind == .colon }),
            tokens[(position + 1)..<colon].allSatisfy({ $0.kind == .identifier || $0.kind == .comma }),
            let last = endOfValue(from: colon + 1)
        else { return nil }
        let head = closureHead(identifiers(in: position + 1..<colon))
        return (span(from: position, through: last), "\(head) \(text(from: colon + 1, through: last)) }")
    }
}
