internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Primary expressions.
extension ObjectiveCParser {
    mutating func primary() throws(Rejection) -> Expression {
        let token = current
        let start = token.span
        switch token.kind {
        case .number:
            return try number()
        case .string:
            return try string()
        case .character:
            advance()
            let text = unescaped(text(at: index - 1))
            return try expression(.number(Double(text.unicodeScalars.first?.value ?? 0)), start, above: 0)
        case .leftBracket:
            return try message()
        case .leftParen:
            return self.token(ahead: 1).kind == .leftBrace ? try statementExpression() : try parentheses()
        case .caret:
            return try blockLiteral()
        case .at:
            return try literal()
        case .identifier, .reserved:
            if let constant = constant(token) {
                advance()
                return try expression(constant, start, above: 0)
            }
            guard isName(token) else { throw unexpected(.value) }
            advance()
            if names.text(token.name) == "super", current.kind == .dot {
                advance()
                let property = try name(.nameOf(.property))
                return try expression(
                    .superMessage(property.name, nameSpan: property.span, []), start, above: 0)
            }
            if let currentSelector, names.text(token.name) == "_cmd" {
                return try expression(.text(names.text(currentSelector)), start, above: 0)
            }
            noteUse(of: token.name)
            return try expression(.name(keptVariables[token.name] ?? token.name), start, above: 0)
        default:
            throw unexpected(.value)
        }
    }

    private func constant(_ token: Token) -> Expression.Kind? {
        switch names.text(token.name) {
        case "YES", "TRUE", "true": .boolean(true)
        case "NO", "FALSE", "false": .boolean(false)
        case "nil", "Nil", "NULL": .nothing
        default: nil
        }
    }

    mutating func number() throws(Rejection) -> Expression {
        let start = current.span
        let written = text(at: index).lowercased()
        advance()
        if written.hasPrefix("0x") {
            let digits = written.dropFirst(2).filter { $0.isHexDigit }
            return try expression(.number(Double(UInt64(digits, radix: 16) ?? 0)), start, above: 0)
        }
        var digits = String(written.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "-" || $0 == "+" })
        let isWhole = digits.allSatisfy(\.isNumber) && !written.hasSuffix("f")
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasSuffix(".") { digits += "0" }
        guard let number = Double(digits.split(separator: ".e").joined(separator: ".0e")), number.isFinite else {
            throw Rejection(.numberTooLarge, start)
        }
        let value = try expression(.number(number), start, above: 0)
        // In a box, a number does not count as an integer.
        return isWhole ? value : try expression(.box(value), start, above: height)
    }

    /// Reads a string, or several adjacent ones, which C joins.
    mutating func string() throws(Rejection) -> Expression {
        let start = current.span
        var text = ""
        while true {
            if current.kind == .at, token(ahead: 1).kind == .string, !text.isEmpty { advance() }
            guard current.kind == .string else { break }
            let written = self.text(at: index)
            text += unescaped(written)
            advance()
        }
        return try expression(.text(text), start, above: 0)
    }

    /// The text of a string in quotes, with its escapes replaced. Octal escapes are bytes of UTF-8.
    private func unescaped(_ written: String) -> String {
        var bytes: [UInt8] = []
        var rest = written.dropFirst().dropLast()
        while let character = rest.popFirst() {
            guard character == "\\", let letter = rest.popFirst() else {
                bytes += String(character).utf8
                continue
            }
            switch letter {
            case "n": bytes.append(10)
            case "t": bytes.append(9)
            case "r": bytes.append(13)
            case "\n", "\r\n": break
            case "0"..."7":
                let digits = String(letter) + rest.prefix { ("0"..."7").contains($0) }.prefix(2)
                rest = rest.dropFirst(digits.count - 1)
                bytes.append(UInt8(truncatingIfNeeded: Int(digits, radix: 8) ?? 0))
            case "u", "U", "x":
                let digits = rest.prefix { $0.isHexDigit }.prefix(letter == "u" ? 4 : letter == "U" ? 8 : 2)
                rest = rest.dropFirst(digits.count)
                if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                    bytes += String(Character(scalar)).utf8
                }
            default: bytes += String(letter).utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func parentheses() throws(Rejection) -> Expression {
        let start = current.span
        try expect(.leftParen)
        let inner = try nested { (parser) throws(Rejection) in try parser.comma() }
        try expect(.rightParen)
        return try expression(.parentheses(inner), start, above: height)
    }

    /// Reads `({ …; value; })` as a closure that is called at once.
    mutating func statementExpression() throws(Rejection) -> Expression {
        let start = current.span
        advance()
        let body = try block()
        try expect(.rightParen)
        let closure = Expression(
            kind: .closure(FunctionSyntax(parameters: [], body: returningLast(body), span: body.span)), span: body.span)
        return try expression(.call(closure, []), start, above: height + 1)
    }

    private func returningLast(_ body: Block) -> Block {
        guard let last = body.statements.last, case .expression(let value) = last.kind else { return body }
        let result = Statement(kind: .return(value), span: last.span)
        return Block(statements: body.statements.dropLast() + [result], span: body.span)
    }

    /// Reads `^Type (parameters) { … }`. A missing `^` is reported.
    mutating func blockLiteral() throws(Rejection) -> Expression {
        let start = current.span
        if !accept(.caret) { note(Rejection(.missingCaret, start)) }
        return try scoped { (parser) throws(Rejection) in
            if parser.current.kind == .identifier { _ = try parser.skipType() }
            let parameters = parser.current.kind == .leftParen ? try parser.parameters(ofBlock: true) : []
            let body = try parser.block()
            let function = FunctionSyntax(parameters: parameters, body: body, span: parser.span(from: start))
            return try parser.expression(.closure(function), start, above: parser.height)
        }
    }

    // MARK: After an @

    mutating func literal() throws(Rejection) -> Expression {
        let start = current.span
        advance()
        switch current.kind {
        case .string: return try string()
        case .number: return try expression(.box(try number()), start, above: height)
        case .minus: return try expression(.box(try unary()), start, above: height)
        case .leftParen: return try expression(.box(try parentheses()), start, above: height)
        case .leftBracket: return try array(from: start)
        case .leftBrace: return try dictionary(from: start)
        case _ where current.kind.isReported: throw Rejection(nil)
        case .character: throw Rejection(.quotes(.single), current.span)
        default: break
        }
        if current.kind == .identifier || current.kind == .reserved {
            if let constant = constant(current) {
                advance()
                return try expression(constant, start, above: 0)
            }
            if accept("selector") {
                let end = end(ofBracketAt: index)
                let text = source.text(in: Span(current.span.upper, tokens[max(index, end - 1)].span.lower))
                index = end
                return try expression(.text(text.filter { !$0.isWhitespace }), start, above: 0)
            }
            if accept("available") {
                skipBalanced()
                return try expression(.boolean(true), start, above: 0)
            }
            for word in ["protocol", "encode"] where accept(word) {
                skipBalanced()
                return try expression(.nothing, start, above: 0)
            }
            // A macro of a header that is not at hand, which is a number with parentheses around it.
            let name = current.name
            if token(ahead: 1).kind == .leftParen, !scopes.contains(where: { $0[name] != nil }) {
                return try expression(.box(try unary()), start, above: height)
            }
        }
        throw missingOpeningQuote(after: start) ?? Rejection(.invalidBox, start)
    }

    /// The error for a string without its opening quote: `@Hello";`. It replaces the lexer's error about the other
    /// quote.
    private mutating func missingOpeningQuote(after mark: Span) -> Rejection? {
        guard current.kind == .identifier, current.isAdjacent else { return nil }
        let rest = tokens[index...].prefix { !$0.startsLine && $0.kind != .string && $0.kind != .end }
        guard let quote = rest.firstIndex(where: { $0.kind == .unclosedString }) else { return nil }
        let place = tokens[quote].span.lower
        errors.removeAll { $0.span.lower == place && $0.problem == .unterminatedString }
        index = quote + 1
        return Rejection(.missingOpeningQuote, Span(mark.lower, place + 1))
    }

    mutating func array(from start: Span) throws(Rejection) -> Expression {
        try expect(.leftBracket)
        var elements: [Expression] = []
        try separated(until: .rightBracket) { (parser) throws(Rejection) in
            elements.append(try parser.nested { (parser) throws(Rejection) in try parser.assignment() })
        }
        return try expression(.array(elements), start, above: height)
    }

    mutating func dictionary(from start: Span) throws(Rejection) -> Expression {
        try expect(.leftBrace)
        var pairs: [(key: Expression, value: Expression)] = []
        try separated(until: .rightBrace) { (parser) throws(Rejection) in
            let key = try parser.nested { (parser) throws(Rejection) in try parser.conditional() }
            let tallest = parser.height
            try parser.expect(.colon)
            let value = try parser.nested { (parser) throws(Rejection) in try parser.assignment() }
            parser.height = max(tallest, parser.height)
            pairs.append((key, value))
        }
        return try expression(.dictionary(pairs), start, above: height)
    }
}
