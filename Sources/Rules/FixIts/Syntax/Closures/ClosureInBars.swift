internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A closure whose parameters are between bars: `xs.map(|x| x + 1)`.
enum ClosureInBars: SyntaxRule {
    static let id: RuleID = "closure-in-bars"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.bar),
            context.index > 0 && context.previous.kind == .leftBrace || context.goesOnWithBar
        else { return nil }
        return error.with(context.position(ofToken: error).flatMap(context.closure(ofBar:)))
    }
}

extension SyntaxContext {
    /// Whether there is another `|` on the line.
    fileprivate var goesOnWithBar: Bool {
        tokens[(index + 1)...].indices.prefix { !tokens[$0].startsLine && tokens[$0].kind != .end }.contains {
            tokens[$0].kind == .or || isForeign(.bar, at: $0)
        }
    }

    /// `|x, y| x + y`
    fileprivate func closure(ofBar bar: Int) -> Edit? {
        var end = bar + 1
        while end < tokens.count, [.identifier, .comma].contains(tokens[end].kind) { end += 1 }
        guard end > bar + 1, end + 1 < tokens.count, isForeign(.bar, at: end),
            bar == 0 || !endsValue(tokens[bar - 1])
        else { return nil }
        return closure(identifiers(in: bar..<end), bodyAt: end + 1).map {
            (span(from: bar, through: $0.last), $0.text)
        }
    }
}
