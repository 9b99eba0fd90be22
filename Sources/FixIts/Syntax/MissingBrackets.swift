internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

// Brackets and signs that are missing, or written twice by mistake.
extension SyntaxContext {
    /// `make.left.equalToroot)`, `offset10)` and `equalTo-20)`: the missing `(` of a method before an unmatched `)`.
    func missingOpening(from start: Int) -> SyntaxError? {
        if let sign = bracketInstead(from: start) { return sign }
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
                    return SyntaxError(.missingParentheses(of: maker), name, replacement: (Span(place, place), "("))
                }
                guard isFunction, next.kind != .leftParen, next.kind != .dot else { continue }
                return SyntaxError(
                    .missingParentheses(of: word), name, replacement: (Span(name.upper, next.span.lower), "("))
            }
            if isMethod(word) {
                let isSign =
                    [.assign, .colon].contains(next.kind) || next.kind == .dot && isKnown(tokens[position + 2])
                guard position + 1 < index, next.kind != .leftParen, next.kind != .dot || isSign else { continue }
                return SyntaxError(
                    .missingParentheses(of: word), name,
                    replacement: (Span(name.upper, isSign ? next.span.upper : next.span.lower), "("))
            }
            guard let method = method(startingWhole: word) else { continue }
            let place = name.lower + method.utf8.count
            return SyntaxError(.missingParentheses(of: method), name, replacement: (Span(place, place), "("))
        }
        return nil
    }

    /// `make.left.equalTo:root)` and `equalTo,root)`: another sign instead of the `(`.
    var openingInstead: SyntaxError? {
        guard hasSpareParenthesis, case let name = source.text(in: previous.span), isMethod(name) else { return nil }
        return SyntaxError(
            .missingParentheses(of: name), previous.span,
            replacement: (Span(previous.span.upper, current.span.upper), "("))
    }

    /// `make.left.equalTo:root)` and `a.hidden : true`: a `:` that should be a `(` or a `=`.
    func signInsteadOfColon(from start: Int) -> SyntaxError? {
        if let openingInstead { return openingInstead }
        guard index == start + 3, case .member(let member)? = spelling(of: previous), startsValue(token(ahead: 1)),
            Receiver.allCases.contains(where: member.isAssignable)
        else { return nil }
        return SyntaxError(
            .expected(.sign(.assign), found: .text(":")), current.span,
            replacement: (Span(previous.span.upper, current.span.upper), " ="))
    }

    /// `a, b].makeConstraints { … }`: the `[` of the array.
    func missingBracket(from start: Int) -> SyntaxError? {
        var depth = 0
        let line = tokens[start...].prefix {
            ($0.span.lower == tokens[start].span.lower || !$0.startsLine) && $0.kind != .end
        }
        let closing = line.indices.first { position in
            depth += line[position].kind == .leftBracket ? 1 : line[position].kind == .rightBracket ? -1 : 0
            return depth < 0
        }
        guard let closing, isKnown(tokens[start]), tokens[closing + 1].kind == .dot,
            tokens[start..<closing].allSatisfy({ $0.kind == .identifier || $0.kind == .comma })
        else { return nil }
        let place = Span(tokens[start].span.lower, tokens[start].span.lower)
        return SyntaxError(.unopened("[", closing: "]"), tokens[closing].span, replacement: (place, "["))
    }

    /// Whether the rest of the line has an unmatched `)`.
    var hasSpareParenthesis: Bool {
        var depth = 0
        return tokens[index...].prefix { !$0.startsLine && $0.kind != .end }.contains { token in
            depth += token.kind == .leftParen ? 1 : token.kind == .rightParen ? -1 : 0
            return depth < 0
        }
    }

    /// `make.left.equalTo root)`: the same with a space before the argument.
    var missingOpening: SyntaxError? {
        var depth = 0
        for token in tokens[index...].prefix(while: { !$0.startsLine && $0.kind != .end }) {
            if token.kind == .leftParen { depth += 1 }
            if token.kind == .rightParen { depth -= 1 }
            guard depth < 0 else { continue }
            return SyntaxError(
                .missingParentheses(of: source.text(in: previous.span)), current.span,
                replacement: (Span(previous.span.upper, current.span.lower), "("))
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

    /// `make.left.equalTo((root)`: the unclosed bracket directly after another one; nil if it may belong to a tuple.
    var doubledParenthesis: Span? {
        guard let opening = openBrackets.last, opening > 0, tokens[opening].kind == .leftParen,
            tokens[opening].isAdjacent || tokens[opening + 1].isAdjacent
        else { return nil }
        let second = tokens[opening - 1].kind == .leftParen ? opening : opening + 1
        guard tokens[second].kind == .leftParen, tokens[second].isAdjacent, second > 1,
            tokens[second - 2].kind == .identifier
        else { return nil }
        let takesTuple: [Member] = [
            .insets, .sizeOffset, .centerOffset, .valueOffset, .equalTo, .lessThanOrEqualTo, .greaterThanOrEqualTo,
        ]
        let word = source.text(in: tokens[second - 2].span)
        let end = closers[second] ?? closers[second - 1] ?? index
        let goesOn = end + 1 < tokens.count && BinaryOperator(rawValue: tokens[end + 1].kind.spelling ?? "") != nil
        if goesOn, !tokens[end + 1].startsLine { return nil }
        let isTuple = tokens[second..<end].contains { $0.kind == .comma || $0.kind == .colon }
        return isTuple && takesTuple.contains { $0.rawValue == word } ? nil : tokens[second].span
    }

    private func isMethod(_ word: String) -> Bool {
        Spelling.all.contains { $0.text == word && $0.spelling.isMethod }
    }

    /// `make.left.equalTo)root)` and `make.left)equalTo(root)`: an unmatched bracket that should be another sign.
    private func bracketInstead(from start: Int) -> SyntaxError? {
        let next = token(ahead: 1)
        guard current.isAdjacent, next.isAdjacent, next.kind == .identifier, index > start else { return nil }
        let isCall = previous.kind == .identifier && isMethod(text(of: previous.name)) && current.kind == .rightParen
        if isCall,
            tokens[index...].dropFirst().prefix(while: { !$0.startsLine }).contains(where: { $0.kind == .rightParen })
        {
            return SyntaxError(
                .missingParentheses(of: text(of: previous.name)), current.span, replacement: (current.span, "("))
        }
        guard isMemberName(next), continuesChain(previous) || isKnown(previous) else { return nil }
        return SyntaxError(
            .missingDot(before: text(of: next.name)), current.span, replacement: (current.span, "."))
    }

    /// The longest method name that the word starts with, if a number or a known name follows it.
    private func method(startingWhole word: String) -> String? {
        let methods = Spelling.all.filter(\.spelling.isMethod).map(\.text)
        let functions = Builtin.allCases.filter(\.isFunction).map(\.rawValue)
        return (methods + functions).filter { word.hasPrefix($0) && word != $0 }.sorted { $0.count > $1.count }.first {
            method in
            let rest = String(word.dropFirst(method.count))
            return rest.allSatisfy(\.isNumber) || declared.names.contains(names.intern(rest))
                || Builtin(rawValue: rest) != nil
        }
    }

    /// `a.makeConstraints make in`: the `{` of the closure.
    func missingBrace() -> SyntaxError? {
        guard isCallable(previous), current.kind == .identifier, isReservedWord(.in, at: index + 1),
            token(ahead: 2).kind != .leftBrace
        else { return nil }
        return SyntaxError(
            .closureWithoutBraces, current.span, replacement: (Span(previous.span.upper, current.span.lower), " { "))
    }

    /// `a.makeConstraints ( make in`, which a `}` ends: the bracket that should be a brace.
    var braceInstead: (span: Span, text: String)? {
        guard let opening = openBrackets.last, closers[opening] == nil, opening > 0, opening + 2 == index,
            current.span.upper < source.bytes.count
        else { return nil }
        return (Span(tokens[opening - 1].span.upper, tokens[opening + 1].span.lower), " { ")
    }

    /// `make.top:equalTo(root)` and `make.left.equalTo(root):offset(16)`: the sign that should be a dot.
    func dotInstead() -> SyntaxError? {
        let (name, behind) = (token(ahead: 1), token(ahead: 2))
        guard current.kind == .colon, current.isAdjacent, previous.kind == .identifier || previous.kind == .rightParen,
            name.kind == .identifier, name.isAdjacent, behind.kind == .leftParen, behind.isAdjacent,
            isMethod(text(of: name.name))
        else { return nil }
        return SyntaxError(
            .missingDot(before: text(of: name.name)), current.span, replacement: (current.span, "."))
    }

    /// `edge row("Last")`, where the first is a variable and the second a function.
    func missingAssignment(from start: Int) -> SyntaxError? {
        guard index == start + 1, previous.kind == .identifier, current.kind == .identifier,
            declared.names.contains(previous.name), !declared.functions.contains(previous.name),
            declared.functions.contains(current.name), token(ahead: 1).kind == .leftParen
        else { return nil }
        return missingSignOfAssignment()
    }

    /// `let views = [` with nothing after it on its line, and no elements below.
    func emptyArray() -> SyntaxError? {
        guard let opening = openBrackets.last, opening + 1 == index, tokens[opening].kind == .leftBracket,
            current.startsLine, current.kind == .reserved || statementWord(at: index) != nil, closers[opening] == nil
        else { return nil }
        return SyntaxError(
            .unclosed("[", found: found), tokens[opening].span,
            related: SyntaxError.Related(span: tokens[opening].span.atEnd, message: "expected `]`"),
            replacement: (tokens[opening].span.atEnd, "]"))
    }
}
