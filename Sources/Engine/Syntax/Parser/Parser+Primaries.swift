internal import Diagnostics
internal import Vocabulary

// Primary expressions.
extension Parser {
    mutating func primary() -> Expression {
        let token = current
        height = 1
        switch token.kind {
        case .number, .size:
            return number()
        case .string, .stringHead:
            return string()
        case .identifier:
            advance()
            return Expression(kind: .name(token.name), span: token.span)
        case .reserved:
            return reservedValue()
        case .leftBracket:
            return array()
        case .leftParen:
            return parentheses()
        case .leftBrace where allowsTrailingClosure:
            return closure()
        case .dot:
            return implicitMember()
        case .at:
            return box()
        case .plus:
            fail(.unaryPlus, token.span)
            return missing(.value)
        case .rightParen, .rightBracket:
            if openBrackets.isEmpty, !isOperand {
                fail(.unexpectedClosing(token.kind.spelling ?? ""), token.span)
            }
            return missing(.value)
        default:
            return missing(.value)
        }
    }

    /// Whether the missing value is the right side of an operator.
    private var isOperand: Bool {
        index > 0 && !current.startsLine && BinaryOperator(rawValue: previous.kind.spelling ?? "") != nil
    }

    private mutating func reservedValue() -> Expression {
        let token = current
        let kind: Expression.Kind
        switch ReservedWord(token.name) {
        case .true: kind = .boolean(true)
        case .false: kind = .boolean(false)
        case .nil: kind = .nothing
        default: return missing(.value)
        }
        advance()
        return Expression(kind: kind, span: token.span)
    }

    package mutating func number() -> Expression {
        let token = current
        advance()
        let bytes = source.bytes[token.span.range]
        guard token.kind == .size, let x = bytes.firstIndex(of: UInt8(ascii: "x")) else {
            return Expression(kind: .number(value(of: bytes, at: token.span)), span: token.span)
        }
        let width = value(of: bytes[..<x], at: token.span)
        let height = value(of: bytes[(x + 1)...], at: token.span)
        return Expression(kind: .size(width: width, height: height), span: token.span)
    }

    private mutating func value(of digits: ArraySlice<UInt8>, at span: Span) -> Double {
        if digits.count <= 15, digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
            return Double(digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        }
        // The lexer has reported letters after the number.
        let value = Double(String(decoding: digits, as: UTF8.self)) ?? 0
        if !value.isFinite { report(SyntaxError(.numberTooLarge, span)) }
        return value.isFinite ? value : 0
    }

    package mutating func implicitMember() -> Expression {
        let dot = current
        advance()
        if current.kind == .number, current.isAdjacent { fail(.missingLeadingDigit, dot.span) }
        let name = memberName(.attribute).name
        return Expression(kind: .implicitMember(name), span: span(from: dot.span))
    }

    package mutating func array() -> Expression {
        let start = current.span
        let elements = bracketed(by: .rightBracket) { $0.expression() }
        raise(to: height, at: start)
        return Expression(kind: .array(elements), span: span(from: start))
    }

    package mutating func parentheses() -> Expression {
        let start = current.span
        let elements = arguments()
        let span = span(from: start)
        guard let first = elements.first else {
            // Before a token that the lexer has reported, such as `=>`, they may be a closure's parameters.
            fail(
                current.kind.isReported
                    ? nil : SyntaxError(.expected(.value, found: .emptyParentheses), span))
            return missing(.value)
        }
        raise(to: height, at: span)
        if elements.count == 1, first.label == nil {
            return Expression(kind: .parentheses(first.value), span: span)
        }
        return Expression(kind: .tuple(elements), span: span)
    }

    package mutating func closure() -> Expression {
        let opening = index
        let saved = (loopDepth, functionDepth)
        (loopDepth, functionDepth, blockDepth) = (0, functionDepth + 1, blockDepth + 1)
        defer {
            (loopDepth, functionDepth) = saved
            blockDepth -= 1
        }
        return nested { parser in
            parser.advance()
            let parameters = parser.closureParameters(after: opening)
            let statements = parser.bracedStatements(from: opening)
            let span = parser.span(from: parser.tokens[opening].span)
            parser.raise(to: parser.height, at: span)
            let body = Block(statements: statements, span: span)
            let function = FunctionSyntax(parameters: parameters, body: body, span: span)
            return Expression(kind: .closure(function), span: span)
        }
    }

    /// Reads the parameters of a closure and the `in` after them, on one line or several.
    mutating func closureParameters(after opening: Int) -> [FunctionSyntax.Parameter] {
        let wereNewlinesEnding = newlinesEnd
        newlinesEnd = false
        defer { newlinesEnd = wereNewlinesEnding }
        guard startsWithParameters(after: opening) else { return [] }
        var parameters: [FunctionSyntax.Parameter] = []
        repeat { addParameter(to: &parameters) } while accept(.comma)
        advance()
        return parameters
    }

    package mutating func box() -> Expression {
        let at = current
        advance()
        let token = current
        if !token.isAdjacent { fail(.invalidBox, at.span) }
        let value: Expression
        switch current.kind {
        case .number, .size: value = number()
        case .string, .stringHead: value = string()
        case .leftBracket: value = array()
        case .leftParen: value = parentheses()
        case .identifier where text(of: token.name) == "YES" || text(of: token.name) == "NO":
            advance()
            value = Expression(kind: .boolean(text(of: token.name) == "YES"), span: token.span)
        default:
            fail(.invalidBox, at.span)
            value = missing(.value)
        }
        return Expression(kind: .box(value), span: span(from: at.span))
    }
}
