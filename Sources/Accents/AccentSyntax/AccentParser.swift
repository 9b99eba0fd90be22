package import Masonry
package import Syntax
package import Vocabulary
package import Diagnostics

/// A parser for an accent other than the language's own.
package protocol AccentParser: TokenReader, AccentTokens {
    var isIncomplete: Bool { get set }
    /// The types that declarations name, each at its first place.
    var typeUses: [Name: Span] { get set }

    init(_ source: SourceText, names: NameTable, errorLimit: Int, interruption: Interruption?)

    /// Reads a statement or a declaration at the top level and appends its statements.
    mutating func readTop(into statements: inout [Statement]) throws(Rejection)
    /// Appends the statements that depend on the whole source.
    mutating func finish(_ statements: inout [Statement])
    /// The files that the source imports.
    var headers: [Program.Header] { get }

    func isName(_ token: Token) -> Bool
    /// Skips the rest of a statement that could not be read and that started at an index.
    mutating func recover(from start: Int)

    /// Whether something starts here that can't be in a body, such as a method, so that all open bodies end.
    var endsBodies: Bool { get }

    /// Whether a name, or a property of `self`, is known to be an integer.
    func isWhole(_ name: Name) -> Bool
    func isWholeProperty(_ name: Name) -> Bool

    mutating func openScope()
    mutating func closeScope()
}

extension AccentParser {
    package var headers: [Program.Header] { [] }
    package var endsBodies: Bool { false }

    /// Reads a whole source.
    ///
    /// - Parameters:
    ///   - errorLimit: the maximum number of errors.
    ///   - interruption: ends reading early.
    package static func program(
        of source: SourceText, names: NameTable, errorLimit: Int, interruption: Interruption?
    ) -> Program {
        var parser = Self(source, names: names, errorLimit: errorLimit, interruption: interruption)
        return parser.program()
    }

    private mutating func program() -> Program {
        var statements: [Statement] = []
        DeepStack.run { readAll(into: &statements) }
        if errors.isEmpty, !isStopped, let error = unbalancedBracket {
            errors.append(error)
            isIncomplete = true
        }
        sortErrors()
        cutErrors(from: firstBeyondLimit)
        return Program(
            source: source, statements: statements, errors: errors, tokens: errors.isEmpty ? Tokens() : tokens,
            headers: headers, types: undeclaredTypes,
            isIncomplete: isIncomplete)
    }

    /// The types that the source uses and does not declare, in order.
    private var undeclaredTypes: [DeclaredName] {
        if typeUses.isEmpty { return [] }
        let declared = UsedViewClasses.declaredTypes(in: tokens, names)
        return typeUses.filter { !declared.contains($0.key) }.map { DeclaredName(name: $0, span: $1) }.sorted {
            $0.span.lower < $1.span.lower
        }
    }

    /// Records the names of types between an index and the current token.
    package mutating func noteTypes(from start: Int) {
        for token in tokens[start..<max(start, index)] where token.kind == .identifier {
            if typeUses[token.name] == nil, names.text(token.name).first?.isUppercase == true {
                typeUses[token.name] = token.span
            }
        }
    }

    private mutating func readAll(into statements: inout [Statement]) {
        for name in UsedViewClasses.found(in: tokens, names) {
            let syntax = ClassSyntax(
                name: name, superclass: names.intern(UIKitClass.view), properties: [], methods: [], storageNames: [:],
                hasOwnView: false, addsSubviews: false, isImplied: false)
            syntax.isAssumed = true
            statements.append(Statement(kind: .class(syntax), span: name.span))
        }
        while current.kind != .end, !isStopped {
            let start = index
            do throws(Rejection) {
                try readTop(into: &statements)
            } catch {
                note(error)
                if index == start || !endsBodies { recover(from: start) }
            }
        }
        finish(&statements)
    }

    // MARK: Tokens

    package mutating func accept(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    package mutating func expect(_ kind: Token.Kind) throws(Rejection) {
        if accept(kind) { return }
        if let error = mismatched(before: kind) {
            note(Rejection(error))
            advance()
            if case .unexpectedClosing = error.problem { advance() }
            return
        }
        throw unclosed(before: kind) ?? unexpected(.punctuation(kind))
    }

    package mutating func accept(_ word: String) -> Bool {
        guard isWord(word) else { return false }
        advance()
        return true
    }

    /// Skips an `else`, or a misspelled one between two bodies, which is reported; returns whether there is one.
    package mutating func acceptElse() -> Bool {
        let word = ReservedWord.else.rawValue
        if accept(word) { return true }
        let text = source.text(in: current.span)
        guard current.kind == .identifier, !current.startsLine, previous.kind == .rightBrace,
            token(ahead: 1).kind == .leftBrace || isReserved(.if, ahead: 1),
            NearestName.of(text, among: [word]) != nil
        else { return false }
        note(Rejection(.misspelled(text, nearest: word), current.span))
        advance()
        return true
    }

    package mutating func name(_ expected: Expectation) throws(Rejection) -> DeclaredName {
        let token = current
        guard isName(token) else { throw unexpected(expected) }
        advance()
        return DeclaredName(name: token.name, span: token.span)
    }

    /// `|=`, `%=` and the like: the operation on the old value and the right side, and the number of tokens.
    package var joiningAssignment: (operation: BinaryOperator, length: Int)? {
        let next = token(ahead: 1)
        guard next.isAdjacent else { return nil }
        switch (current.kind, next.kind) {
        case (.pipe, .assign): return (.bitOr, 2)
        case (.ampersand, .assign): return (.bitAnd, 2)
        case (.caret, .assign): return (.bitXor, 2)
        case (.remainder, .assign): return (.remainder, 2)
        case (.shiftLeft, .assign), (.less, .lessOrEqual): return (.shiftLeft, 2)
        case (.greater, .greaterOrEqual): return (.shiftRight, 2)
        default: return nil
        }
    }

    // MARK: Errors

    package func unexpected(_ expected: Expectation) -> Rejection {
        let token = current
        if token.kind.isReported { return Rejection(nil) }
        let place = token.kind == .end && index > 0 ? previous.span.atEnd : token.span
        return Rejection(.expected(expected, found: found), place)
    }

    /// The current token as a message names it.
    var found: Found { current.kind == .end ? .end : .text(source.text(in: current.span)) }

    package mutating func note(_ rejection: Rejection) {
        guard var error = rejection.error else { return }
        if current.kind == .end, errors.isEmpty || error.problem.isOpenBlock { isIncomplete = true }
        // An error is reported once at a place.
        if errors.contains(where: { $0.span == error.span && $0.problem == error.problem }) { return }
        // At the end of the source, one error at a place is enough.
        if current.kind == .end, errors.contains(where: { $0.span == error.span }) { return }
        if error.place == nil { error.place = SyntaxError.Place(at: index) }
        errors.append(error)
    }

    /// Skips a bracket and everything in it, if the current token opens one; otherwise only the token.
    package mutating func skipBalanced() {
        guard [.leftBrace, .leftParen, .leftBracket].contains(current.kind) else { return advance() }
        index = brackets.end(ofBracketAt: index) ?? tokens.count - 1
    }

    /// Reads a part, and skips the rest of it if that fails.
    package mutating func recovering(_ read: (inout Self) throws(Rejection) -> Void) throws(Rejection) {
        let start = index
        do throws(Rejection) {
            try read(&self)
        } catch {
            note(error)
            if current.kind == .end || index > start && endsBodies { throw Rejection(nil) }
            recover(from: start)
        }
    }

    /// Reads a list separated by commas, and its closing bracket.
    package mutating func separated(
        until closing: Token.Kind, _ read: (inout Self) throws(Rejection) -> Void
    ) throws(Rejection) {
        var tallest = 0
        while current.kind != closing, current.kind != .rightBrace {
            try read(&self)
            tallest = max(tallest, height)
            if accept(.comma) { continue }
            if closing == .rightParen, isReserved(.in), previous.kind == .identifier, let opening = innermostOpening {
                note(Rejection(.closureWithoutBraces, current.span))
                index = end(ofBracketAt: opening) - 1
                break
            }
            guard closing == .rightBracket && isElementWithoutComma || isValueWithoutComma else { break }
            noteMissingComma()
        }
        try expect(closing)
        height = tallest
    }

    /// Reports a missing comma. Of several between plain values on a line, only the first is reported, with the range
    /// of the values.
    private mutating func noteMissingComma() {
        let plain: [Token.Kind] = [.number, .string, .identifier, .at]
        var (first, last) = (index - 1, index)
        if first > 0, tokens[first - 1].kind == .at { first -= 1 }
        while last - first < 100, plain.contains(tokens[last + 1].kind), !tokens[last + 1].startsLine { last += 1 }
        if let known = errors.last, known.problem == .missingComma, known.place?.end == last + 1 { return }
        var error = SyntaxError(.missingComma, previous.span.atEnd)
        error.place = SyntaxError.Place(at: index)
        let closes = [.rightBracket, .rightParen].contains(tokens[last + 1].kind)
        if closes, tokens[first...last].count(where: { $0.kind != .at }) > 2, plain.contains(tokens[first].kind) {
            error.place = SyntaxError.Place(at: index, start: first, end: last + 1)
        }
        note(Rejection(error))
    }

    /// Whether a value follows another one on the line of their bracket, with nothing between them.
    private var isValueWithoutComma: Bool {
        if current.startsLine || current.isAdjacent { return false }
        switch (previous.kind, current.kind) {
        case (.identifier, .identifier), (.number, .identifier), (.identifier, .number), (.number, .number),
            (.string, .string), (.string, .identifier), (.rightParen, .identifier), (.rightBracket, .identifier):
            break
        case (.number, .at), (.string, .at), (.identifier, .at):
            // `@[@1 @2]`
            guard [.number, .string].contains(token(ahead: 1).kind) else { return false }
        default: return false
        }
        guard let opening = innermostOpening,
            source.line(at: tokens[opening].span.lower) == source.line(at: current.span.lower)
        else { return false }
        if startsMessageWord, tokens[opening].kind == .leftBracket { return false }
        let words = ["as", "is", "in", "where", "else", "try", "await"]
        return current.kind != .identifier || !words.contains(names.text(current.name))
    }

    /// Whether a new line starts with another element of an array that is closed further down.
    private var isElementWithoutComma: Bool {
        guard current.startsLine,
            current.kind == .identifier || current.kind == .leftBracket || current.kind == .number,
            let opening = innermostOpening, tokens[opening].kind == .leftBracket
        else { return false }
        let end = end(ofBracketAt: opening) - 1
        return end > index && tokens[end].kind == .rightBracket
    }

    // MARK: Nesting

    /// Reads something one nesting level deeper. Throws at the limit, or if reading was interrupted.
    package mutating func nested<Result>(_ read: (inout Self) throws(Rejection) -> Result) throws(Rejection) -> Result {
        if nesting >= Parser.nestingLimit {
            throw Rejection(.nestingTooDeep(limit: Parser.nestingLimit), current.span)
        }
        // A single statement may be as long as the source.
        if interruption?.reason != nil { throw Rejection(nil) }
        nesting += 1
        defer { nesting -= 1 }
        return try read(&self)
    }

    /// Sets the height of a tree from that of its highest part. Throws above the limit.
    package mutating func raise(to heightOfParts: Int, at span: Span) throws(Rejection) {
        height = heightOfParts + 1
        if height > Parser.heightLimit { throw Rejection(.expressionTooLong(limit: Parser.heightLimit), span) }
    }

    // MARK: The tree

    /// An expression that is one higher than its highest part.
    package mutating func expression(_ kind: Expression.Kind, _ start: Span, above parts: Int) throws(Rejection)
        -> Expression
    {
        let span = span(from: start)
        try raise(to: parts, at: span)
        return Expression(kind: kind, span: span)
    }

    /// The name of `self` as a value.
    package func ownSelf(at span: Span) -> Expression {
        Expression(kind: .name(names.intern(Builtin.`self`.rawValue)), span: span)
    }

    /// The name of the class for methods that are outside a class.
    package var impliedClassName: Name { names.intern("(pasted)") }

    package mutating func scoped<Result>(_ read: (inout Self) throws(Rejection) -> Result) throws(Rejection) -> Result {
        openScope()
        defer { closeScope() }
        return try nested(read)
    }
}
