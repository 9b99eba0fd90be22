internal import LayoutTerms
internal import Diagnostics

// Expressions, loosest operators first.
extension Parser {
    package mutating func expression() -> Expression {
        disjunction()
    }

    mutating func disjunction() -> Expression {
        var left = conjunction()
        while following == .or {
            left = binary(.or, left) { $0.conjunction() }
        }
        return left
    }

    mutating func conjunction() -> Expression {
        var left = comparison()
        while following == .and {
            left = binary(.and, left) { $0.comparison() }
        }
        return left
    }

    package mutating func comparison() -> Expression {
        let left = range()
        guard let comparison = comparisonOperator else { return left }
        let whole = binary(comparison, left) { $0.range() }
        guard comparisonOperator != nil, case .binary(_, _, let middle) = whole.kind else { return whole }
        fail(.chainedComparison(middle: middle.span), current.span)
        return whole
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

    package mutating func range() -> Expression {
        let left = sum()
        guard let range = rangeOperator else { return left }
        let whole = binary(range, left) { $0.sum() }
        if rangeOperator != nil { fail(.chainedRange, current.span) }
        return whole
    }

    private var rangeOperator: BinaryOperator? {
        switch following {
        case .halfOpenRange: .halfOpenRange
        case .closedRange: .closedRange
        default: nil
        }
    }

    mutating func sum() -> Expression {
        var left = product()
        while true {
            let sum: BinaryOperator
            switch following {
            case .plus: sum = .add
            case .minus where !isPostfix: sum = .subtract
            default: return left
            }
            left = binary(sum, left) { $0.product() }
        }
    }

    mutating func product() -> Expression {
        var left = unary()
        while true {
            let product: BinaryOperator
            switch following {
            case .times: product = .multiply
            case .divide: product = .divide
            case .remainder where !isPostfix: product = .remainder
            default: return left
            }
            left = binary(product, left) { $0.unary() }
        }
    }

    /// Reads an operator and its right side, which may start on a new line.
    package mutating func binary(
        _ operation: BinaryOperator, _ left: Expression, _ right: (inout Parser) -> Expression
    ) -> Expression {
        let leftHeight = height
        advance()
        let right = right(&self)
        let span = left.span.joined(with: right.span)
        raise(to: max(leftHeight, height), at: span)
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

    package mutating func unary() -> Expression {
        guard let operation = UnaryOperator(current.kind) else { return postfix() }
        let start = current.span
        advance()
        let operand = nested { $0.unary() }
        let span = span(from: start)
        raise(to: height, at: span)
        return Expression(kind: .unary(operation, operand), span: span)
    }

    mutating func postfix() -> Expression {
        var base = primary()
        while true {
            switch current.kind {
            case .dot: base = member(of: base)
            case .leftParen where !current.startsLine: base = call(of: base)
            case .leftBrace where !current.startsLine && allowsTrailingClosure: base = call(of: base)
            case .leftBracket where !current.startsLine: base = index(of: base)
            default: return base
            }
        }
    }

    package mutating func member(of base: Expression) -> Expression {
        let baseHeight = height
        advance()
        let member = memberName(.member)
        let span = span(from: base.span)
        raise(to: baseHeight, at: span)
        return Expression(kind: .member(base, member.name, nameSpan: member.span), span: span)
    }

    /// Reads the name after a dot.
    mutating func memberName(_ expected: Expectation) -> DeclaredName {
        let token = current
        guard token.kind == .identifier || token.kind == .reserved, !token.startsLine else {
            fail(expecting: expected)
            return missingName
        }
        advance()
        return DeclaredName(name: token.name, span: token.span)
    }

    package mutating func call(of callee: Expression) -> Expression {
        var tallest = height
        var arguments: [Argument] = []
        if current.kind == .leftParen {
            arguments = self.arguments()
            tallest = max(tallest, height)
        }
        if current.kind == .leftBrace, !current.startsLine, allowsTrailingClosure {
            let start = current.span
            let place = self.place
            let closure = closure()
            noteNames(arguments, before: closure, at: place)
            tallest = max(tallest, height)
            arguments.append(Argument(label: nil, labelSpan: start, value: closure, isTrailing: true))
        }
        let span = span(from: callee.span)
        raise(to: tallest, at: span)
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

    package mutating func index(of base: Expression) -> Expression {
        let baseHeight = height
        let elements = bracketed(by: .rightBracket) { $0.expression() }
        let span = span(from: base.span)
        if elements.count != 1 {
            fail(.expected(.onePosition, found: elements.isEmpty ? .text("]") : .several), span)
        }
        raise(to: max(baseHeight, height), at: span)
        return Expression(kind: .index(base, elements.first ?? missing(.onePosition)), span: span)
    }

    /// Reads a list in brackets, separated by commas. A trailing comma is allowed.
    mutating func bracketed<Element>(
        by closer: Token.Kind, _ element: (inout Parser) -> Element
    ) -> [Element] {
        let opening = index
        let saved = (newlinesEnd, allowsTrailingClosure)
        openBrackets.append(opening)
        (newlinesEnd, allowsTrailingClosure) = (false, true)
        defer {
            (newlinesEnd, allowsTrailingClosure) = saved
            openBrackets.removeLast()
        }
        advance()
        var elements: [Element] = []
        var tallest = 0
        while current.kind != closer {
            if current.kind == .end || current.kind == .rightBrace {
                failUnclosed(opening, expecting: .value)
                break
            }
            elements.append(nested(element))
            tallest = max(tallest, height)
            if current.kind != .comma, current.kind != closer { failUnclosed(opening, expecting: .commaOr(closer)) }
            resumeInBrackets()
            if current.kind == .comma { advance() } else { break }
        }
        if current.kind == closer { advance() }
        height = tallest
        return elements
    }

    package mutating func arguments() -> [Argument] {
        bracketed(by: .rightParen) { $0.argument() }
    }

    package mutating func argument() -> Argument {
        let token = current
        let isName = token.kind == .identifier || token.kind == .reserved
        guard isName, self.token(ahead: 1).kind == .colon else {
            return Argument(label: nil, labelSpan: token.span, value: expression())
        }
        advance()
        advance()
        return Argument(label: token.name, labelSpan: token.span, value: expression())
    }
}
