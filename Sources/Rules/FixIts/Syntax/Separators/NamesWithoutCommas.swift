/// Names without commas between them: `view a b c`, `select a b`.
enum NamesWithoutCommas: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "a name is one word")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .contentOfView, .missingSeparator: break
        default: return nil
        }
        let (token, next) = (context.current, context.token(ahead: 1))
        guard token.kind == .identifier else { return nil }
        if error.problem.declaration == nil {
            guard context.statementWord(at: context.start) == .select, context.previous.kind == .identifier else {
                return nil
            }
            return SyntaxError(.missingComma, token.span, replacement: (context.previous.span.atEnd, ","))
        }
        if let name = context.nameOfTwoWords { return name }
        if next.kind == .identifier, !next.startsLine {
            guard !context.isParent(token.name), !context.hasNumberAfter, let names = context.namesWithoutCommas()
            else { return nil }
            return SyntaxError(.missingComma, token.span, replacement: names)
        }
        guard !context.hasNumberAfter, ForeignWord.find(context.text(of: token.name), .infix) == nil,
            ![.dot, .leftParen].contains(next.kind), !context.isParent(token.name)
        else { return nil }
        return SyntaxError(.missingComma, token.span, replacement: (context.previous.span.atEnd, ","))
    }
}

extension SyntaxContext {
    /// `view red box`, if the two words are together elsewhere, too: one name, everywhere.
    fileprivate var nameOfTwoWords: SyntaxError? {
        let (first, second) = (previous, current)
        let places = tokens.indices.dropFirst().filter { position in
            tokens[position].kind == .identifier && tokens[position].name == second.name
                && tokens[position - 1].name == first.name && !tokens[position].startsLine
                && tokens[position - 1].kind == .identifier
        }
        let name =
            text(of: first.name) + text(of: second.name).prefix(1).uppercased() + text(of: second.name).dropFirst()
        // Only there the words can't be a list.
        let isRead = places.contains { place in
            place != index && (tokens[place + 1].kind == .dot || tokens[place - 2].kind == .leftParen)
        }
        guard looksFar, isRead,
            !tokens.contains(where: { $0.kind == .identifier && text(of: $0.name) == name })
        else { return nil }
        let edits = places.map { (span: span(from: $0 - 1, through: $0), text: name) }
        return SyntaxError(
            NamesWithoutCommas.problem, first.span.joined(with: second.span), replacement: source.joined(edits))
    }

    /// `view a b c`, where no name is a parent or a misspelled `in`.
    fileprivate func namesWithoutCommas() -> Edit? {
        var last = index
        while tokens[last + 1].kind == .identifier, !tokens[last + 1].startsLine { last += 1 }
        let names = tokens[(index - 1)...last]
        let joints = ["inside", "into", "within", "under", "on", "to", "of", "at", "inn", "ni", "i"]
        guard
            tokens[last + 1].startsLine || [.end, .semicolon, .rightBrace].contains(tokens[last + 1].kind)
                || isReservedWord(.in, at: last + 1),
            !joints.contains(text(of: current.name)), Builtin(rawValue: text(of: tokens[last].name)) == nil,
            !names.dropLast().contains(where: { $0.name == tokens[last].name })
        else { return nil }
        return (
            previous.span.joined(with: tokens[last].span),
            names.map { source.text(in: $0.span) }.joined(separator: ", ")
        )
    }
}
