internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A value instead of nil with `??`: `print(x ?? 0)`.
enum DefaultForNil: SyntaxRule {
    static let id: RuleID = "default-for-nil"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.coalescing) else { return nil }
        return context.position(ofToken: error).flatMap(context.choice(ofCoalescing:)).map(error.with)
    }
}

extension SyntaxContext {
    /// `title.text ?? "none"`
    fileprivate func choice(ofCoalescing token: Int) -> Edit? {
        let start = startOfStatement(at: token)
        guard let first = startOfValue(before: token, from: start), let last = endOfValue(from: token + 1),
            let end = endOfStatement(from: last),
            source.line(at: tokens[start].span.lower) == source.line(at: tokens[end].span.lower)
        else { return nil }
        let value = text(from: first, through: token - 1)
        let condition = "\(value) \(BinaryOperator.notEqual.rawValue) \(ReservedWord.nil.rawValue)"
        return choice(from: start, condition, (first...token - 1, token + 1...last), first, last, end)
    }
}
