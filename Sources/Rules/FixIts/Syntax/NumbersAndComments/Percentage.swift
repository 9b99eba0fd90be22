/// A percentage: `make.width.equalTo(50%)`, `make.width.equalTo(30% of root)`.
enum Percentage: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .unexpected, "there are no percentages",
            help: "use a factor: \(code: .chain("make.width", to: .root, then: ".multipliedBy(0.5)"))")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        let places = [context.index, context.index - 1]
        if context.isPassedOver, let share = places.lazy.compactMap(context.share(saidAt:)).first { return share }
        // At the end of a line the parser is at the sign, elsewhere past it.
        return context.percentage(at: context.current.kind == .remainder ? places[0] : places[1])
    }
}

extension SyntaxContext {
    /// `equalTo(30% of root)`
    fileprivate func share(saidAt word: Int) -> SyntaxError? {
        guard word > 3, text(at: word) == "of", tokens[word - 1].kind == .remainder,
            tokens[word - 2].kind == .number, tokens[word - 3].kind == .leftParen, let close = closers[word - 3],
            close > word + 1, let number = Double(text(at: word - 2))
        else { return nil }
        let place = tokens[word - 2].span
        let whole = text(from: word + 1, through: close - 1)
        return SyntaxError(
            Percentage.problem, place.joined(with: tokens[close - 1].span),
            replacement: (
                place.joined(with: tokens[close].span),
                "\(whole)).\(Member.multipliedBy.rawValue)(\((number / 100).spelled(decimals: 6)))"
            ))
    }

    /// `make.width.equalTo(50%)`
    fileprivate func percentage(at sign: Int) -> SyntaxError? {
        guard sign > 0, tokens[sign].kind == .remainder, tokens[sign].isAdjacent, tokens[sign - 1].kind == .number
        else { return nil }
        let (span, opening) = (span(from: sign - 1, through: sign), sign - 2)
        guard let share = Double(text(at: sign - 1)).map({ ($0 / 100).spelled(decimals: 6) }) else {
            return SyntaxError(Percentage.problem, span)
        }
        guard opening > 1, tokens[opening].kind == .leftParen, tokens[sign + 1].kind == .rightParen,
            case .member(let member)? = spelling(of: tokens[opening - 1]), member.isRelation
        else { return SyntaxError(Percentage.problem, span, replacement: (span, share)) }
        return SyntaxError(
            Percentage.problem, span,
            replacement: (
                Span(span.lower, tokens[sign + 1].span.upper),
                "\(Builtin.superview.rawValue)).\(Member.multipliedBy.rawValue)(\(share))"
            ))
    }
}
