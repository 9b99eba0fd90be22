internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import AccentSyntax

/// Executes the preprocessor directives: removes them, drops the code that conditions exclude, and expands macros.
struct Preprocessor {
    /// The maximum number of tokens that macros can add to a source.
    static let limit = 200_000
    /// The maximum depth of macros in the expansions of macros.
    private static let depthLimit = 64

    /// The source that is read, or a companion whose macros are.
    private(set) var source: SourceText
    let names: NameTable
    private(set) var errors: [SyntaxError] = []
    /// The resulting tokens, and the place of each one's text. The tokens of a macro have the span of its use.
    private(set) var tokens = Tokens()
    private(set) var texts: [PlacedText] = []
    /// The files that `#import` and `#include` name in quotes.
    private(set) var headers: [Program.Header] = []
    private(set) var macros: [Name: Macro]
    /// The place of each open `#if`, whether its current lines count, and whether a branch of it was taken.
    private var conditions: [(start: Span, counts: Bool, wasTaken: Bool)] = []
    private var added = 0
    private var isAtLimit = false

    init(_ source: SourceText, names: NameTable) {
        self.source = source
        self.names = names
        macros = [:]
    }

    /// Takes the macros that another file defines.
    mutating func takeMacros(of companion: SourceText) {
        let own = source
        source = companion
        for token in Lexer.tokens(of: companion, names: names) where token.kind == .directive { carryOut(token) }
        (source, errors, headers, conditions) = (own, [], [], [])
    }

    mutating func run(_ read: Tokens) {
        tokens.reserveCapacity(read.count)
        texts.reserveCapacity(read.count)
        var pieces: [Piece] = []
        for token in read {
            guard token.kind == .directive else {
                if conditions.allSatisfy(\.counts) || token.kind == .end {
                    pieces.append(Piece(token: token, text: PlacedText(source: source, span: token.span)))
                }
                continue
            }
            // A macro applies from its definition on.
            emit(pieces)
            pieces = []
            carryOut(token)
        }
        emit(pieces)
        if let last = conditions.last {
            errors.append(SyntaxError(.unclosed(source.text(in: last.start), found: .end), last.start))
        }
    }

    private mutating func emit(_ pieces: [Piece]) {
        for piece in expanded(pieces, hiding: []) {
            tokens.append(piece.token)
            texts.append(piece.text)
        }
    }

    // MARK: Lines

    private mutating func carryOut(_ directive: Token) {
        var lexer = Lexer(source, names: names, range: directive.span.lower + 1..<directive.span.upper)
        lexer.readAll()
        let line = lexer.tokens.dropLast()
        guard let word = line.first, word.kind == .identifier || word.kind == .reserved else { return }
        let counts = conditions.allSatisfy(\.counts)
        let rest = line.dropFirst()
        let text = names.text(word.name)
        let start = Span(directive.span.lower, word.span.upper)
        if Self.conditionWords.contains(text) {
            if !Self.openingWords.contains(text), conditions.isEmpty {
                errors.append(SyntaxError(.unexpectedClosing("#" + text), start))
            } else if let error = SyntaxError.unbalanced(in: rest, before: .endOfLine) {
                errors.append(error)
            }
        }
        switch text {
        case "if": open(counts && holds(rest), start)
        case "ifdef": open(counts && rest.first.map(isDefined) == true, start)
        case "ifndef": open(counts && rest.first.map(isDefined) == false, start)
        case "elif":
            guard let last = conditions.popLast() else { break }
            let counts = !last.wasTaken && conditions.allSatisfy(\.counts) && holds(rest)
            conditions.append((last.start, counts, last.wasTaken || counts))
        case "else":
            guard let last = conditions.popLast() else { break }
            conditions.append((last.start, !last.wasTaken && conditions.allSatisfy(\.counts), true))
        case "endif":
            _ = conditions.popLast()
        case "import" where counts, "include" where counts:
            guard let file = rest.first, file.kind == .string else { break }
            headers.append(
                Program.Header(path: String(source.text(in: file.span).dropFirst().dropLast()), span: file.span))
        case "define" where counts:
            errors += lexer.errors
            define(rest)
        case "undef" where counts:
            if let name = rest.first?.name { macros[name] = nil }
        default: break
        }
    }

    private static let openingWords: Set<String> = ["if", "ifdef", "ifndef"]
    private static let conditionWords = openingWords.union(["elif", "else", "endif"])

    private mutating func open(_ holds: Bool, _ start: Span) {
        // In lines that don't count, no branch is taken.
        conditions.append((start, holds, holds || !conditions.allSatisfy(\.counts)))
    }

    private mutating func define(_ line: Tokens) {
        guard let name = line.first, name.kind == .identifier else { return }
        var body = line.dropFirst()
        var parameters: [Name]?
        if let opening = body.first, opening.kind == .leftParen, opening.isAdjacent {
            guard let closing = body.firstIndex(where: { $0.kind == .rightParen }) else {
                errors.append(SyntaxError(.unclosed("(", found: .endOfLine), opening.span))
                return
            }
            parameters = body[..<closing].filter { $0.kind == .identifier }.map(\.name)
            if body[..<closing].contains(where: { $0.kind == .closedRange }) { parameters?.append(restName) }
            body = body[(closing + 1)...]
        }
        if parameters == nil, body.count > 1, let assign = body.first, assign.kind == .assign {
            errors.append(SyntaxError(.macroWithSign(names.text(name.name)), assign.span))
            body = body.dropFirst()
        }
        close(&body)
        macros[name.name] = Macro(
            parameters: parameters,
            body: body.map { Piece(token: $0, text: PlacedText(source: source, span: $0.span)) })
    }

    /// Reports a parenthesis that a macro's body leaves open, and closes it.
    private mutating func close(_ body: inout Tokens) {
        var open = Tokens()
        for token in body {
            switch token.kind {
            case .leftParen: open.append(token)
            case .rightParen: if open.popLast() == nil { return }
            // Other brackets may be closed by another macro.
            case .leftBrace, .leftBracket, .rightBrace, .rightBracket: return
            default: break
            }
        }
        guard let first = open.first, let last = body.last, open.count == 1 else { return }
        let place = last.span.atEnd
        errors.append(
            SyntaxError(
                .unclosed("(", found: .endOfLine), first.span,
                related: SyntaxError.Related(span: place, .expected(")"))))
        body.append(
            Token(kind: .rightParen, startsLine: false, isAdjacent: true, span: place, name: last.name))
    }

    // MARK: Macros

    private mutating func expanded(_ pieces: [Piece], hiding hidden: Set<Name>) -> [Piece] {
        var result: [Piece] = []
        result.reserveCapacity(pieces.count)
        var index = 0
        while index < pieces.count {
            let piece = pieces[index]
            index += 1
            if piece.token.kind == .identifier, names.text(piece.token.name) == "_Pragma",
                let (_, end) = arguments(in: pieces, from: index, limit: 1)
            {
                index = end
                continue
            }
            guard piece.token.kind == .identifier, let macro = macros[piece.token.name],
                !hidden.contains(piece.token.name)
            else {
                result.append(piece)
                continue
            }
            var arguments: [[Piece]] = []
            if let parameters = macro.parameters {
                let limit = parameters.last == restName ? parameters.count : .max
                guard let (given, end) = self.arguments(in: pieces, from: index, limit: limit) else {
                    result.append(piece)
                    continue
                }
                arguments = given
                index = end
            }
            added += macro.body.count
            if added > Self.limit || hidden.count > Self.depthLimit {
                noteLimit(at: piece.token.span)
                return result
            }
            var use = piece.token
            if macro.parameters != nil, hidden.isEmpty {
                use = Token(
                    kind: use.kind, startsLine: use.startsLine, isAdjacent: use.isAdjacent,
                    span: use.span.joined(with: pieces[index - 1].token.span), name: use.name)
            }
            var body = substituted(macro, arguments, at: use)
            let next = index < pieces.count ? pieces[index].token.kind : .semicolon
            if let last = body.last, last.token.kind == .semicolon, [.rightParen, .comma, .rightBracket].contains(next)
            {
                noteEnd(of: piece.token.name, last.text)
                body.removeLast()
            }
            result += expanded(body, hiding: hidden.union([piece.token.name]))
        }
        return result
    }

    /// Reports once that macros expand to too many tokens, or too deep.
    private mutating func noteLimit(at place: Span) {
        if isAtLimit { return }
        isAtLimit = true
        errors.append(
            SyntaxError(
                added > Self.limit ? .macroTooLong(limit: Self.limit) : .nestingTooDeep(limit: Self.depthLimit), place))
    }

    /// Reports once a macro that ends with a `;` and is used inside a statement.
    private mutating func noteEnd(of macro: Name, _ place: PlacedText) {
        guard place.source === source, !errors.contains(where: { $0.span == place.span }) else { return }
        errors.append(SyntaxError(.macroEnded(names.text(macro)), place.span))
    }

    /// The arguments of a macro's use, and the index after them; nil without parentheses.
    ///
    /// - Parameter limit: the maximum number of arguments. The last one takes the rest, with its commas.
    private func arguments(in pieces: [Piece], from start: Int, limit: Int) -> ([[Piece]], Int)? {
        guard start < pieces.count, pieces[start].token.kind == .leftParen else { return nil }
        var arguments: [[Piece]] = [[]]
        var depth = 0
        for index in start..<pieces.count {
            switch pieces[index].token.kind {
            case .leftParen, .leftBracket, .leftBrace:
                depth += 1
                if depth == 1 { continue }
            case .rightParen, .rightBracket, .rightBrace:
                depth -= 1
                if depth == 0 { return (arguments, index + 1) }
            case .comma where depth == 1 && arguments.count < limit:
                arguments.append([])
                continue
            default: break
            }
            arguments[arguments.count - 1].append(pieces[index])
        }
        return nil
    }

    private mutating func substituted(_ macro: Macro, _ arguments: [[Piece]], at use: Token) -> [Piece] {
        var result: [Piece] = []
        var joinsNext = false
        for piece in macro.body {
            if piece.token.kind == .directive {
                joinsNext = piece.text.text == "##"
                continue
            }
            var new: [Piece] = []
            if piece.token.kind == .identifier, let parameters = macro.parameters,
                let position = parameters.firstIndex(of: piece.token.name)
            {
                if position < arguments.count { new = arguments[position] }
                added += new.count
                if added > Self.limit { break }
            } else {
                let token = Token(
                    kind: piece.token.kind, startsLine: result.isEmpty && use.startsLine,
                    isAdjacent: piece.token.isAdjacent, span: use.span, name: piece.token.name)
                new = [Piece(token: token, text: piece.text)]
            }
            if joinsNext, let last = result.last {
                // `, ##__VA_ARGS__` drops the comma if there are no arguments.
                if new.isEmpty, last.token.kind == .comma { result.removeLast() }
                if let first = new.first, let joined = joined(last, first) {
                    result[result.count - 1] = joined
                    new.removeFirst()
                }
            }
            joinsNext = false
            result += new
        }
        return result
    }

    /// The name that two pieces make when `##` joins them; nil if they make none.
    private func joined(_ one: Piece, _ other: Piece) -> Piece? {
        guard isWord(one.token), isWord(other.token) || other.token.kind == .number else { return nil }
        let name = names.intern(text(of: one) + text(of: other))
        let token = Token(
            kind: ReservedWord(name) == nil ? .identifier : .reserved, startsLine: one.token.startsLine,
            isAdjacent: one.token.isAdjacent, span: one.token.span, name: name)
        return Piece(token: token, text: one.text)
    }

    private func isWord(_ token: Token) -> Bool { token.kind == .identifier || token.kind == .reserved }

    private func text(of piece: Piece) -> String {
        isWord(piece.token) ? names.text(piece.token.name) : piece.text.text
    }

    /// The name of a macro's variable arguments.
    private var restName: Name { names.intern("__VA_ARGS__") }
}
