extension SyntaxContext {
    /// `make.left.equalToroot)`, `offset10)` and `equalTo-20)`: the missing `(` of a method before an unmatched `)`.
    func missingOpening(from start: Int) -> SyntaxError? {
        if let bracket = bracketInstead(from: start) { return bracket }
        guard current.kind == .rightParen || hasSpareParenthesis else { return nil }
        for position in (start..<index).reversed() where tokens[position].kind == .identifier {
            let name = tokens[position].span
            let word = source.text(in: name)
            let next = tokens[position + 1]
            guard position > 0, tokens[position - 1].kind == .dot else {
                let isFunction =
                    Builtin(rawValue: word)?.isFunction ?? declared.functions.contains(tokens[position].name)
                if !isFunction, let maker = method(startingWhole: word), Builtin(rawValue: maker)?.isFunction ?? false {
                    let place = name.lower + maker.utf8.count
                    return SyntaxError(
                        MissingParentheses.problem(of: maker), name, replacement: (Span(place, place), "("))
                }
                guard isFunction, next.kind != .leftParen, next.kind != .dot else { continue }
                return SyntaxError(
                    MissingParentheses.problem(of: word), name, replacement: (Span(name.upper, next.span.lower), "("))
            }
            if isMethod(word) {
                let isPunctuation =
                    [.assign, .colon].contains(next.kind) || next.kind == .dot && isKnown(tokens[position + 2])
                guard position + 1 < index, next.kind != .leftParen, next.kind != .dot || isPunctuation else {
                    continue
                }
                return SyntaxError(
                    MissingParentheses.problem(of: word), name,
                    replacement: (Span(name.upper, isPunctuation ? next.span.upper : next.span.lower), "("))
            }
            guard let method = method(startingWhole: word) else { continue }
            let place = name.lower + method.utf8.count
            return SyntaxError(MissingParentheses.problem(of: method), name, replacement: (Span(place, place), "("))
        }
        return nil
    }

    /// The end of an argument without parentheses: before the next link of the chain, on the same line.
    var endOfGiven: Int {
        let line = tokens[index...].prefix { !$0.startsLine && $0.kind != .end }
        let link = line.indices.dropLast().first { position in
            guard line[position].kind == .dot, case let name = text(of: line[position + 1].name) else { return false }
            return Spelling.all.contains {
                $0.text == name && $0.spelling.isMethod && $0.spelling.isMember(of: .constraint)
            }
        }
        return link.map { tokens[$0].span.lower } ?? endOfLine.upper
    }

    /// Whether the rest of the line has an unmatched `)`.
    var hasSpareParenthesis: Bool {
        var depth = 0
        return tokens[index...].prefix { !$0.startsLine && $0.kind != .end }.contains { token in
            depth += token.kind == .leftParen ? 1 : token.kind == .rightParen ? -1 : 0
            return depth < 0
        }
    }

    func isMethod(_ word: String) -> Bool {
        Spelling.all.contains { $0.text == word && $0.spelling.isMethod }
    }

    /// `make.left.equalTo)root)` and `make.left)equalTo(root)`: an unmatched bracket that should be another sign.
    func bracketInstead(from start: Int) -> SyntaxError? {
        let next = token(ahead: 1)
        guard current.isAdjacent, next.isAdjacent, next.kind == .identifier, index > start else { return nil }
        let isCall = previous.kind == .identifier && isMethod(text(of: previous.name)) && current.kind == .rightParen
        if isCall,
            tokens[index...].dropFirst().prefix(while: { !$0.startsLine }).contains(where: { $0.kind == .rightParen })
        {
            return SyntaxError(
                MissingParentheses.problem(of: text(of: previous.name)), current.span, replacement: (current.span, "("))
        }
        guard isMemberName(next), continuesChain(previous) || isKnown(previous) else { return nil }
        return missingDot(before: next, at: current.span)
    }

    /// The error for a dot that is missing before a name, at the place of what is there instead.
    func missingDot(before name: Token, at place: Span) -> SyntaxError {
        SyntaxError(MissingDot.problem(before: text(of: name.name)), current.span).edited(place, ".")
    }

    /// The longest method name that the word starts with, if a number or a known name follows it.
    func method(startingWhole word: String) -> String? {
        let methods = Spelling.all.filter(\.spelling.isMethod).map(\.text)
        let functions = Builtin.allCases.filter(\.isFunction).map(\.rawValue)
        return (methods + functions).filter { word.hasPrefix($0) && word != $0 }.sorted { $0.count > $1.count }.first {
            method in
            let rest = String(word.dropFirst(method.count))
            return rest.allSatisfy(\.isNumber) || declared.all.contains(names.intern(rest))
                || Builtin(rawValue: rest) != nil
        }
    }
}
