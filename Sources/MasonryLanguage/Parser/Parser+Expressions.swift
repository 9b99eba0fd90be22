internal import Masonry

// Expressions, loosest operators first.
extension Parser {
    mutating func expression() throws(Rejection) -> Expression {
        try disjunction()
    }

    mutating func disjunction() throws(Rejection) -> Expression {
        var left = try conjunction()
        while following == .or {
            left = try binary(.or, left) { (parser) throws(Rejection) in try parser.conjunction() }
        }
        return left
    }

    mutating func conjunction() throws(Rejection) -> Expression {
        var left = try comparison()
        while following == .and {
            left = try binary(.and, left) { (parser) throws(Rejection) in try parser.comparison() }
        }
        return left
    }

    mutating func comparison() throws(Rejection) -> Expression {
        let left = try range()
        guard let comparison = comparisonOperator else { return left }
        let whole = try binary(comparison, left) { (parser) throws(Rejection) in try parser.range() }
        if comparisonOperator != nil { throw chainedComparison(behind: whole) }
        return whole
    }

    /// Suggests two comparisons, the second of which starts with what the first ends with.
    private func chainedComparison(behind whole: Expression) -> Rejection {
        guard case .binary(_, _, let middle) = whole.kind else { return Rejection(.chainedComparison, current.span) }
        let place = Span(current.span.lower, current.span.lower)
        return Rejection(
            SyntaxError(
                .chainedComparison, current.span, replacement: (place, "&& \(source.text(in: middle.span)) ")))
    }

    private var comparisonOperator: BinaryOperator? {
        switch following {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        default: nil
        }
    }

    mutating func range() throws(Rejection) -> Expression {
        let left = try sum()
        guard let range = rangeOperator else { return left }
        let whole = try binary(range, left) { (parser) throws(Rejection) in try parser.sum() }
        if rangeOperator != nil { throw Rejection(.chainedRange, current.span) }
        return whole
    }

    private var rangeOperator: BinaryOperator? {
        switch following {
        case .halfOpenRange: .halfOpenRange
        case .closedRange: .closedRange
        default: nil
        }
    }

    mutating func sum() throws(Rejection) -> Expression {
        var left = try product()
        while true {
            let sum: BinaryOperator
            switch following {
            case .plus: sum = .add
            case .minus: sum = .subtract
            default: return left
            }
            try checkSignAtEndOfLine()
            left = try binary(sum, left) { (parser) throws(Rejection) in try parser.product() }
        }
    }

    mutating func product() throws(Rejection) -> Expression {
        var left = try unary()
        while true {
            let product: BinaryOperator
            switch following {
            case .times: product = .multiply
            case .divide: product = .divide
            case .remainder: product = .remainder
            default: return left
            }
            try checkSignAtEndOfLine()
            left = try binary(product, left) { (parser) throws(Rejection) in try parser.unary() }
        }
    }

    /// Reads an operator and its right side. The side may start on a new line.
    private mutating func binary(
        _ operation: BinaryOperator, _ left: Expression, _ right: (inout Parser) throws(Rejection) -> Expression
    ) throws(Rejection) -> Expression {
        let leftHeight = height
        advance()
        let right = try right(&self)
        let span = left.span.joined(with: right.span)
        try raise(to: max(leftHeight, height), at: span)
        return Expression(kind: .binary(operation, left, right), span: span)
    }

    /// `i--` and `50%` at the end of a line, whose sign does not go on with the next.
    private mutating func checkSignAtEndOfLine() throws(Rejection) {
        guard current.isAdjacent, index > 0 else { return }
        let next = token(ahead: 1)
        switch current.kind {
        case .minus where next.kind == .minus && next.isAdjacent && previous.kind == .identifier:
            guard token(ahead: 2).startsLine || token(ahead: 2).kind == .end else { return }
            let sign = current.span.joined(with: next.span)
            throw Rejection(SyntaxError(.decrement, sign, replacement: (sign, " -= 1")))
        case .remainder where next.startsLine && previous.kind == .number:
            let share = Double(source.text(in: previous.span)).map { ($0 / 100).spelled(decimals: 6) }
            let number = previous.span.joined(with: current.span)
            throw Rejection(SyntaxError(.percent, number, replacement: share.map { (number, $0) }))
        default: return
        }
    }

    mutating func unary() throws(Rejection) -> Expression {
        guard let operation = UnaryOperator(current.kind) else { return try postfix() }
        let start = current.span
        advance()
        let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
        let span = span(from: start)
        try raise(to: height, at: span)
        return Expression(kind: .unary(operation, operand), span: span)
    }

    mutating func postfix() throws(Rejection) -> Expression {
        var base = try primary()
        while true {
            switch current.kind {
            case .dot: base = try member(of: base)
            case .leftParen where !current.startsLine: base = try call(of: base)
            case .leftBrace where !current.startsLine && allowsTrailingClosure: base = try call(of: base)
            case .leftBracket where !current.startsLine: base = try index(of: base)
            default: return base
            }
        }
    }

    mutating func member(of base: Expression) throws(Rejection) -> Expression {
        let dot = current
        let baseHeight = height
        advance()
        let token = current
        guard token.kind == .identifier || token.kind == .reserved, !token.startsLine else {
            if token.isAdjacent, token.kind == .number { throw Rejection(.numberAsMember, token.span) }
            if case .number = base.kind, dot.isAdjacent {
                // `(150. 20)`
                let isComma = token.kind == .number && !openBrackets.isEmpty
                throw Rejection(
                    token.kind == .less && token.isAdjacent
                        ? SyntaxError(
                            .expected("a range", found: "`.<`"), dot.span.joined(with: token.span),
                            replacement: (dot.span.joined(with: token.span), Token.Kind.halfOpenRange.spelling ?? ""))
                        : SyntaxError(.missingDigitsAfterPoint, dot.span, replacement: (dot.span, isComma ? "," : "")))
            }
            if token.kind == .end || token.startsLine { throw memberOnNextLine(of: base, behind: dot) }
            if isString(token) {
                throw Rejection(SyntaxError(.dotBetweenStrings, dot.span, replacement: (dot.span, "+")))
            }
            if let relation = token.kind.spelling.flatMap({ Problem.relation(of: $0) }),
                BinaryOperator(rawValue: token.kind.spelling ?? "") != nil
            {
                throw Rejection(
                    SyntaxError(
                        .expected("a member's name", found: found), token.span, replacement: (token.span, relation)))
            }
            if token.kind == .leftBracket, let names = attributesInBrackets() {
                throw Rejection(
                    SyntaxError(.expected("a member's name", found: found), token.span, replacement: names))
            }
            if token.kind == .leftParen {
                throw Rejection(
                    SyntaxError(.expected("a member's name", found: found), dot.span, replacement: (dot.span, "")))
            }
            throw unexpected(expected: "a member's name")
        }
        advance()
        let span = span(from: base.span)
        try raise(to: baseHeight, at: span)
        return Expression(kind: .member(base, token.name, nameSpan: token.span), span: span)
    }

    /// For `[left, top]` behind the dot of a chain the attributes as a chain.
    private func attributesInBrackets() -> (span: Span, text: String)? {
        guard let close = tokens[index...].prefix(20).firstIndex(where: { $0.kind == .rightBracket }) else {
            return nil
        }
        let names = tokens[(index + 1)..<close].filter { $0.kind != .comma && $0.kind != .dot }
        guard !names.isEmpty, names.allSatisfy({ $0.kind == .identifier && isMemberName($0) }) else { return nil }
        return (
            current.span.joined(with: tokens[close].span),
            names.map { source.text(in: $0.span) }.joined(separator: ".")
        )
    }

    /// The error for a dot at the end of a line: it goes to the start of the next where that goes on with the chain.
    private func memberOnNextLine(of base: Expression, behind dot: Token) -> Rejection {
        var isWhole = false
        if case .call = base.kind { isWhole = true }
        let goesOn = current.kind == .identifier && isMemberName(current) && statementWord(at: index) == nil
        let gap = source.text(in: Span(dot.span.upper, current.span.lower))
        return Rejection(
            SyntaxError(
                .expected("a member's name", found: "the end of the line"), dot.span.atEnd,
                replacement: goesOn
                    ? (Span(dot.span.lower, current.span.lower), "\(gap).") : isWhole ? (dot.span, "") : nil))
    }

    mutating func call(of callee: Expression) throws(Rejection) -> Expression {
        var tallest = height
        var arguments: [Argument] = []
        if current.kind == .leftParen {
            arguments = try self.arguments()
            tallest = max(tallest, height)
        }
        if current.kind == .leftBrace, !current.startsLine, allowsTrailingClosure {
            if noteParametersBeforeBrace(arguments, of: callee) { arguments = [] }
            let start = current.span
            let closure = try closure()
            tallest = max(tallest, height)
            arguments.append(Argument(label: nil, labelSpan: start, value: closure, isTrailing: true))
        }
        let span = span(from: callee.span)
        try raise(to: tallest, at: span)
        if let function = functionExpression(callee, arguments) { return function }
        return Expression(kind: .call(callee, arguments), span: span)
    }

    mutating func index(of base: Expression) throws(Rejection) -> Expression {
        let baseHeight = height
        let elements = try bracketed(by: .rightBracket) { (parser) throws(Rejection) in try parser.expression() }
        let span = span(from: base.span)
        guard let position = elements.first, elements.count == 1 else {
            throw Rejection(.expected("one position", found: elements.isEmpty ? "`]`" : "several"), span)
        }
        try raise(to: max(baseHeight, height), at: span)
        return Expression(kind: .index(base, position), span: span)
    }

    /// Reads a list in brackets, separated by commas; a comma may stand behind the last.
    mutating func bracketed<Element>(
        by closer: Token.Kind, _ element: (inout Parser) throws(Rejection) -> Element
    ) throws(Rejection) -> [Element] {
        let opening = index
        let saved = (newlinesEnd, allowsTrailingClosure)
        openBrackets.append(opening)
        (newlinesEnd, allowsTrailingClosure) = (false, true)
        defer { (newlinesEnd, allowsTrailingClosure) = saved }
        advance()
        var elements: [Element] = []
        var tallest = 0
        while current.kind != closer {
            if current.kind == .end || current.kind == .rightBrace { throw unclosed(at: opening, expected: "a value") }
            elements.append(try nested(element))
            tallest = max(tallest, height)
            if current.kind == .comma { advance() } else { break }
        }
        guard current.kind == closer else {
            throw unclosed(at: opening, expected: "`,` or `\(closer.spelling ?? "")`")
        }
        advance()
        openBrackets.removeLast()
        height = tallest
        return elements
    }

    mutating func arguments() throws(Rejection) -> [Argument] {
        try bracketed(by: .rightParen) { (parser) throws(Rejection) in try parser.argument() }
    }

    mutating func argument() throws(Rejection) -> Argument {
        let token = current
        let isName = token.kind == .identifier || token.kind == .reserved
        guard isName, self.token(ahead: 1).kind == .colon else {
            return Argument(label: nil, labelSpan: token.span, value: try expression())
        }
        advance()
        advance()
        return Argument(label: token.name, labelSpan: token.span, value: try expression())
    }
}
