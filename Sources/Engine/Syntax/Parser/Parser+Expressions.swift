internal import LayoutTerms
internal import Diagnostics

// Expressions, loosest operators first.
extension Parser {
    package mutating func expression() throws(Rejection) -> Expression {
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

    package mutating func comparison() throws(Rejection) -> Expression {
        let left = try range()
        guard let comparison = comparisonOperator else { return left }
        let whole = try binary(comparison, left) { (parser) throws(Rejection) in try parser.range() }
        guard comparisonOperator != nil, case .binary(_, _, let middle) = whole.kind else { return whole }
        throw Rejection(.chainedComparison(middle: middle.span), current.span)
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

    package mutating func range() throws(Rejection) -> Expression {
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
            case .minus where !isPostfix: sum = .subtract
            default: return left
            }
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
            case .remainder where !isPostfix: product = .remainder
            default: return left
            }
            left = try binary(product, left) { (parser) throws(Rejection) in try parser.unary() }
        }
    }

    /// Reads an operator and its right side, which may start on a new line.
    package mutating func binary(
        _ operation: BinaryOperator, _ left: Expression, _ right: (inout Parser) throws(Rejection) -> Expression
    ) throws(Rejection) -> Expression {
        let leftHeight = height
        advance()
        let right = try right(&self)
        let span = left.span.joined(with: right.span)
        try raise(to: max(leftHeight, height), at: span)
        return Expression(kind: .binary(operation, left, right), span: span)
    }

    /// Whether the sign here touches what is before it and ends the line, so that no value follows: `50%`, `i--`.
    private var isPostfix: Bool {
        let next = token(ahead: isDoubledMinus ? 2 : 1)
        return current.isAdjacent && (isDoubledMinus || current.kind == .remainder)
            && (next.startsLine || next.kind == .end)
    }

    /// Whether a `--` is here.
    var isDoubledMinus: Bool {
        current.kind == .minus && token(ahead: 1).kind == .minus && token(ahead: 1).isAdjacent
    }

    package mutating func unary() throws(Rejection) -> Expression {
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

    package mutating func member(of base: Expression) throws(Rejection) -> Expression {
        let baseHeight = height
        advance()
        let token = current
        guard token.kind == .identifier || token.kind == .reserved, !token.startsLine else { throw unexpected(.member) }
        advance()
        let span = span(from: base.span)
        try raise(to: baseHeight, at: span)
        return Expression(kind: .member(base, token.name, nameSpan: token.span), span: span)
    }

    package mutating func call(of callee: Expression) throws(Rejection) -> Expression {
        var tallest = height
        var arguments: [Argument] = []
        if current.kind == .leftParen {
            arguments = try self.arguments()
            tallest = max(tallest, height)
        }
        if current.kind == .leftBrace, !current.startsLine, allowsTrailingClosure {
            let start = current.span
            let place = self.place
            let closure = try closure()
            noteNames(arguments, before: closure, at: place)
            tallest = max(tallest, height)
            arguments.append(Argument(label: nil, labelSpan: start, value: closure, isTrailing: true))
        }
        let span = span(from: callee.span)
        try raise(to: tallest, at: span)
        return Expression(kind: .call(callee, arguments), span: span)
    }

    /// Records names in parentheses before a closure without parameters: they may be meant as its parameters.
    private mutating func noteNames(_ arguments: [Argument], before closure: Expression, at place: SyntaxError.Place) {
        guard case .closure(let function) = closure.kind, function.parameters.isEmpty,
            tokens[place.index - 1].kind == .rightParen
        else { return }
        var names: [String] = []
        for argument in arguments {
            guard argument.label == nil, case .name(let name) = argument.value.kind else { return }
            names.append(text(of: name))
        }
        var doubt = SyntaxError(.namesBeforeClosure(names), closure.span)
        doubt.place = place
        doubts.append(doubt)
    }

    package mutating func index(of base: Expression) throws(Rejection) -> Expression {
        let baseHeight = height
        let elements = try bracketed(by: .rightBracket) { (parser) throws(Rejection) in try parser.expression() }
        let span = span(from: base.span)
        guard let position = elements.first, elements.count == 1 else {
            throw Rejection(.expected(.onePosition, found: elements.isEmpty ? .text("]") : .several), span)
        }
        try raise(to: max(baseHeight, height), at: span)
        return Expression(kind: .index(base, position), span: span)
    }

    /// Reads a list in brackets, separated by commas. A trailing comma is allowed.
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
            if current.kind == .end || current.kind == .rightBrace { throw unclosed(at: opening, expected: .value) }
            elements.append(try nested(element))
            tallest = max(tallest, height)
            if current.kind == .comma { advance() } else { break }
        }
        guard current.kind == closer else {
            throw unclosed(at: opening, expected: .commaOr(closer))
        }
        advance()
        openBrackets.removeLast()
        height = tallest
        return elements
    }

    package mutating func arguments() throws(Rejection) -> [Argument] {
        try bracketed(by: .rightParen) { (parser) throws(Rejection) in try parser.argument() }
    }

    package mutating func argument() throws(Rejection) -> Argument {
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
