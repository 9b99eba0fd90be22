/// A range with a step: `for i in 0..<10 step 2 {`.
enum SteppedRange: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.leftBrace), _) = error.problem else { return nil }
        return context.isAtEnd ? nil : context.steppedRange(from: context.start)
    }
}

extension SyntaxContext {
    /// `for i in 0..<10 step 2 {`
    fileprivate func steppedRange(from start: Int) -> SyntaxError? {
        let word = source.text(in: current.span)
        let step = token(ahead: 1)
        guard isForHead(from: start), current.kind == .identifier, ["step", "by", "stride"].contains(word),
            step.kind == .number, token(ahead: 2).kind == .leftBrace
        else { return nil }
        let foreign = ForeignWord(
            text: word, role: .infix,
            advice: "a range goes up by one; for other steps, (0..<5).map({ i in i * 2 })")
        var replacement: Edit?
        if index == start + 6, [.halfOpenRange, .closedRange].contains(tokens[start + 4].kind),
            let last = Int(source.text(in: previous.span))
        {
            let end = tokens[start + 4].kind == .halfOpenRange || last == .max ? last : last + 1
            let bounds = [text(at: start + 3), "\(end)", source.text(in: step.span)]
            replacement = Multiples(from: bounds).map {
                (tokens[start + 3].span.joined(with: step.span), $0.text)
            }
        }
        return SyntaxError(.foreignWord(foreign), current.span, replacement: replacement)
    }
}
