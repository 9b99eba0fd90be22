/// A hyphen in a declared name, which is a minus sign: `view nav-bar`. The name is changed everywhere.
enum HyphenInName: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .contentOfView, .expected: break
        default: return nil
        }
        guard context.current.kind == .minus, context.isBeforeBody, let last = context.endOfHyphenated else {
            return nil
        }
        let span = context.span(from: context.index - 1, through: last)
        let name = context.source.text(in: span)
        return SyntaxError(
            .explained(.unexpected, "names can't contain `-`: `\(name)`"), span,
            replacement: context.withoutHyphens(from: context.index - 1, through: last))
    }
}

extension SyntaxContext {
    /// Whether the place is in the head of a declaration, before its value or body.
    fileprivate var isBeforeBody: Bool {
        let declares = statementWord(at: start)?.declaresView ?? declaresVariable(at: start)
        return (declares || isReservedWord(.func, at: start))
            && !tokens[start..<index].contains { $0.kind == .assign || $0.kind == .leftBrace || isString($0) }
    }

    /// The last token of the names that hyphens join here, without spaces.
    fileprivate var endOfHyphenated: Int? {
        guard previous.kind == .identifier else { return nil }
        var last = index - 1
        while tokens[last + 1].kind == .minus, tokens[last + 1].isAdjacent, tokens[last + 2].isAdjacent,
            [.identifier, .reserved].contains(tokens[last + 2].kind)
        {
            last += 2
        }
        return last > index ? last : nil
    }

    /// The edit that writes `_` for the hyphens of the name, wherever it stands.
    fileprivate func withoutHyphens(from first: Int, through last: Int) -> Edit? {
        let name = text(from: first, through: last)
        let plain = name.split(separator: "-").joined(separator: "_")
        let places = tokens.indices.filter {
            tokens[$0].name == tokens[first].name && text(from: $0, through: $0 + last - first) == name
        }
        return source.joined(places.map { (span(from: $0, through: $0 + last - first), plain) })
    }
}
