/// A string of the visual format language: `V:|-[a]-|`.
enum VisualFormatString: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "the visual format language is not supported",
            help:
                "write a chain for each constraint, \(code: .chain("make.left", to: .superview, then: ".offset(8)")); for a row, \(code: .distribution)"
        )
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.visualFormat(from: context.start)
    }
}

extension SyntaxContext {
    /// `V:|-[a]-|`
    fileprivate func visualFormat(from start: Int) -> SyntaxError? {
        guard current.kind == .colon, index == start + 1, current.isAdjacent, token(ahead: 1).isAdjacent,
            ["H", "V"].contains(text(at: start))
        else { return nil }
        let span = Span(tokens[start].span.lower, endOfLine.upper)
        let openings = ["|", "[", "-", "("]
        return openings.contains { source.text(in: token(ahead: 1).span).hasPrefix($0) }
            ? SyntaxError(
                VisualFormatString.problem, span,
                replacement: VisualFormat(source.text(in: span).filter { $0 != " " })?.blocks
                    .map { (span, $0) }) : nil
    }
}
