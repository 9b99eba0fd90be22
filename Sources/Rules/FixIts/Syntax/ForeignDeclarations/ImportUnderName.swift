/// A script that is imported under a name: `import "box.mas" as box`.
enum ImportUnderName: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.importUnderName(from: context.start)
    }
}

extension SyntaxContext {
    /// `import "box.mas" as box`
    fileprivate func importUnderName(from start: Int) -> SyntaxError? {
        let word = source.text(in: current.span)
        guard statementWord(at: start) == .import, word == "as", current.kind == .identifier else { return nil }
        let advice: Advice = "the names of an imported script can be used directly"
        return SyntaxError(
            .foreignWord(ForeignWord(text: word, role: .infix, advice: advice, replacement: nil)), current.span,
            replacement: (Span(previous.span.upper, endOfLine.upper), ""))
    }
}
