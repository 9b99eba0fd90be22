extension SyntaxContext {
    /// A name at the start of a statement that is similar to a word that is possible there.
    func misspelled(from start: Int) -> SyntaxError? {
        let word = source.text(in: current.span)
        if previous.kind == .rightBrace, isReservedWord(.if, at: start), current.kind == .identifier,
            token(ahead: 1).kind == .leftBrace || isReservedWord(.if, at: min(index + 1, tokens.count - 1)),
            NearestName.of(word, among: [ReservedWord.else.rawValue]) != nil
        {
            let nearest = ReservedWord.else.rawValue
            return SyntaxError(.misspelled(word, nearest: nearest), current.span, replacement: (current.span, nearest))
        }
        guard index == start + 1, tokens[start].kind == .identifier else { return nil }
        let statements = StatementWord.allCases.filter { startsStatement($0, at: start) }.map(\.rawValue)
        let reserved = ReservedWord.allCases.filter { fits($0, at: start) }.map(\.rawValue)
        let span = tokens[start].span
        let written = source.text(in: span)
        guard let nearest = NearestName.of(written, among: statements + reserved) else { return nil }
        return SyntaxError(.misspelled(written, nearest: nearest), span, replacement: (span, nearest))
    }

    /// Whether a statement could start with the word, judging by the tokens after it.
    func fits(_ word: ReservedWord, at start: Int) -> Bool {
        let second = tokens[start + 2]
        switch word {
        case .let, .var: return current.kind == .identifier && second.kind == .assign
        case .func:
            return current.kind == .identifier && (second.kind == .leftParen || second.kind == .leftBrace)
        case .for: return current.kind == .identifier && second.kind == .reserved && ReservedWord(second.name) == .in
        case .if, .while:
            let end = tokens[index...].first { [.leftBrace, .semicolon, .end].contains($0.kind) || $0.startsLine }
            return startsValue(current) && end?.kind == .leftBrace
        case .return: return functionDepth > 0 && startsValue(current)
        case .else, .in, .break, .continue, .true, .false, .nil: return false
        }
    }
}
