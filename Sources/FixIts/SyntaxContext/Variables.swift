internal import Vocabulary
internal import Syntax
internal import Diagnostics

extension SyntaxContext {
    /// `let x`, `var x;`, `var a, b` and `var x: Int`: each name as a variable with nil, because a constant could not
    /// be set later.
    func withoutValues(from start: Int) -> (span: Span, text: String)? {
        let end = endOfLine(of: start)
        let sign = tokens[start...end].firstIndex { $0.kind == .colon } ?? end + 1
        let names = stride(from: start + 1, to: sign, by: 2).map { $0 }
        guard let last = names.last, last == sign - 1,
            names.allSatisfy({ tokens[$0].kind == .identifier }),
            names.dropFirst().allSatisfy({ tokens[$0 - 1].kind == .comma })
        else { return nil }
        let statements = names.map {
            "\(ReservedWord.var.rawValue) \(source.text(in: tokens[$0].span)) = \(ReservedWord.nil.rawValue)"
        }
        return (tokens[start].span.joined(with: tokens[end].span), statements.joined(separator: "; "))
    }
}
