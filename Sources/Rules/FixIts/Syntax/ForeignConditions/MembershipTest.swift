/// A test with `in` whether an array contains something: `if x in xs {`.
enum MembershipTest: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .unexpected, "`in` can't test whether an array contains something: it belongs to `for` and to closures",
            help: "use `contains`: xs.contains(x)")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected(.punctuation(.leftBrace), _), .missingSeparator: break
        default: return nil
        }
        guard context.isReserved(.in), context.endsValue(context.previous),
            context.startsValue(context.token(ahead: 1)),
            context.isPassedOver, !context.isAtEnd
        else { return nil }
        return context.membership(from: context.start)
    }
}

extension SyntaxContext {
    /// `if x in xs {`, `let isThere = x in xs`
    fileprivate func membership(from start: Int) -> SyntaxError {
        if index == start + 1, tokens[start].kind == .identifier, let brace = braceOfLine(from: index),
            brace > index + 1
        {
            // `x in xs {` lacks its first word.
            let place = tokens[start].span.lower
            let word = ReservedWord.for.rawValue
            return SyntaxError(
                .expected(.word(.for), found: .text(text(at: start))), tokens[start].span,
                replacement: (Span(place, place), "\(word) "))
        }
        let first = declaresVariable(at: start) ? start + 3 : start + 1
        let joints: [Token.Kind] = [.and, .or, .not]
        guard
            let brace = declaresVariable(at: start)
                ? endOfValue(from: index + 1).map({ $0 + 1 }) : braceOfLine(from: index),
            first < index, !tokens[first..<brace].contains(where: { joints.contains($0.kind) })
        else { return SyntaxError(MembershipTest.problem, current.span) }
        let value = source.text(in: tokens[first].span.joined(with: previous.span))
        var array = source.text(in: token(ahead: 1).span.joined(with: tokens[brace - 1].span))
        if tokens[(index + 1)..<brace].contains(where: { [.halfOpenRange, .closedRange].contains($0.kind) }),
            token(ahead: 1).kind != .leftParen
        {
            array = "(\(array))"
        }
        return SyntaxError(
            MembershipTest.problem, current.span,
            replacement: (
                span(from: first, through: brace - 1),
                "\(array).\(Member.contains.rawValue)(\(value))"
            ))
    }
}
