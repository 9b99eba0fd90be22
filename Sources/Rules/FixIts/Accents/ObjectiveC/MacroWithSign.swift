/// A macro with `=` before its value: `#define MARGIN = 8`.
enum MacroWithSign: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .macroWithSign = error.problem else { return nil }
        let source = context.source
        let line = source.range(ofLine: source.line(at: error.span.lower))
        let blanks = source.bytes(in: error.span.upper..<line.upperBound).prefix { $0 == UInt8(ascii: " ") }
        return error.edited(Span(error.span.lower, error.span.upper + blanks.count), "")
    }
}
