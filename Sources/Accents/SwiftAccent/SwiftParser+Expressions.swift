internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Expressions, loosest operators first.
extension SwiftParser {
    mutating func value() throws(Rejection) -> Expression {
        while isWord("try") || isWord("await") {
            advance()
            if current.kind == .question || current.kind == .not { advance() }
        }
        if isWord("if") || isWord("switch") && token(ahead: 1).kind != .dot { return try statementValue() }
        return try conditional()
    }

    mutating func conditional() throws(Rejection) -> Expression {
        let start = current.span
        let condition = try binary(0)
        guard current.kind == .question, !current.isAdjacent else { return condition }
        var tallest = height
        advance()
        let then = try nested { (parser) throws(Rejection) in try parser.value() }
        tallest = max(tallest, height)
        try expect(.colon)
        let otherwise = try nested { (parser) throws(Rejection) in try parser.value() }
        return try expression(
            .conditional(truth(condition), then: then, otherwise: otherwise), start, above: max(tallest, height))
    }

    func truth(_ value: Expression) -> Expression { Expression(kind: .conversion(.truth, value), span: value.span) }

    /// The binary operators of each precedence level, loosest first. All of them are left-associative.
    private static let levels: [[Token.Kind: BinaryOperator]] = [
        [.or: .or], [.and: .and],
        [
            .equal: .equal, .notEqual: .notEqual, .less: .less, .lessOrEqual: .lessOrEqual, .greater: .greater,
            .greaterOrEqual: .greaterOrEqual,
        ],
        [:], [.halfOpenRange: .halfOpenRange, .closedRange: .closedRange],
        [.plus: .add, .minus: .subtract, .pipe: .bitOr, .caret: .bitXor],
        [.times: .multiply, .divide: .divide, .remainder: .remainder, .ampersand: .bitAnd],
        [.less: .shiftLeft, .greater: .shiftRight],
    ]
    private static let comparisonLevel = 2
    /// The levels of `??`, `as` and `is`; of ranges; and of shifts.
    private static let optionalLevel = 3
    private static let rangeLevel = 4
    private static let shiftLevel = 7

    /// The operator of a level at the current token, and its number of tokens.
    private func infix(_ level: Int) -> (operation: BinaryOperator, length: Int)? {
        guard let operation = Self.levels[level][current.kind], !startsOperand, joiningAssignment == nil,
            outline.operatorLength(tokens, at: index) == nil
        else {
            return nil
        }
        let next = token(ahead: 1)
        let isShift =
            next.kind == current.kind && next.isAdjacent && (current.kind == .less || current.kind == .greater)
        guard isShift == (level == Self.shiftLevel) else { return nil }
        return (operation, isShift ? 2 : 1)
    }

    /// Reads operators of a level and of tighter ones.
    private mutating func binary(_ level: Int) throws(Rejection) -> Expression {
        let start = current.span
        var left = try unary()
        for own in (level..<Self.levels.count).reversed() {
            while let longer = try operation(after: left, own, start) { left = longer }
        }
        return left
    }

    /// An operation of a level whose left side was read; nil if no operator of the level follows.
    private mutating func operation(
        after given: Expression, _ level: Int, _ start: Span
    ) throws(Rejection) -> Expression? {
        var left = given
        let tallest = height
        if level == 0, let operation = ownOperator() {
            let right = try nested { (parser) throws(Rejection) in try parser.binary(1) }
            let sides = [left, right].map { Argument(label: nil, labelSpan: $0.span, value: $0) }
            let callee = Expression(kind: .name(operation.name), span: operation.span)
            return try expression(.call(callee, sides), start, above: max(tallest, height) + 1)
        }
        if level == Self.optionalLevel {
            if current.kind == .question, token(ahead: 1).kind == .question, token(ahead: 1).isAdjacent {
                advance()
                advance()
                let right = try nested { (parser) throws(Rejection) in try parser.binary(level) }
                return try expression(
                    .conditional(left, then: nil, otherwise: right), start, above: max(tallest, height))
            }
            if isWord("as") {
                let place = current.span
                advance()
                let mayFail = current.kind == .question
                if mayFail || current.kind == .not { advance() }
                let type = try skipType()
                left = typed(left, as: viewClass(of: type ?? elementType), isOfElements: type == nil)
                elementType = nil
                guard mayFail, let type else { return left }
                let argument = Argument(
                    label: nil, labelSpan: place, value: Expression(kind: .name(type), span: previous.span))
                return try sent(left, LibraryMessage.cast.word, place, [argument], start, above: tallest)
            }
            if isWord("is") {
                let place = current.span
                advance()
                guard let type = try testedType() else {
                    return try expression(.boolean(true), start, above: tallest)
                }
                let argument = Argument(
                    label: nil, labelSpan: place, value: Expression(kind: .name(type), span: previous.span))
                return try sent(left, LibraryMessage.isKindOfClass.word, place, [argument], start, above: tallest)
            }
            return nil
        }
        if level == Self.comparisonLevel, current.kind == .tilde, token(ahead: 1).kind == .assign {
            let place = current.span
            advance()
            advance()
            let right = Argument(label: nil, labelSpan: place, value: try binary(level + 1))
            return try sent(
                left, LibraryMessage.matches.word, place, [right], start, above: max(tallest, height) + 1)
        }
        guard let (operation, length) = infix(level) else { return nil }
        let written = source.text(in: current.span)
        for _ in 0..<length { advance() }
        let compared = level == Self.comparisonLevel && current.kind == .dot ? writtenType(of: left) : nil
        let right =
            level == Self.rangeLevel && endsRange
            ? farEnd
            : try expecting(compared ?? expectedType) { (parser) throws(Rejection) in try parser.binary(level + 1) }
        let sides = operation == .or || operation == .and ? (truth(left), truth(right)) : (left, right)
        if written == "===" || written == "!==" {
            let other = Argument(label: nil, labelSpan: right.span, value: right)
            let isSame = try sent(
                left, LibraryMessage.identical.word, right.span, [other], start, above: max(tallest, height))
            return operation == .notEqual ? try expression(.unary(.not, isSame), start, above: height) : isSame
        }
        return try quotient(operation, sides.0, sides.1, start, above: max(tallest, height) + 1)
    }

    /// Whether a range has no upper bound.
    private var endsRange: Bool {
        switch current.kind {
        case .colon, .comma, .rightParen, .rightBracket, .leftBrace, .end: true
        default: current.startsLine
        }
    }

    /// The upper bound of a range that has none.
    private var farEnd: Expression { Expression(kind: .number(0x1p52), span: previous.span) }

    /// Whether a `-` at the start of a line is a operation, as in `-1`, and does not continue the line before.
    private var startsOperand: Bool {
        current.kind == .minus && current.startsLine && token(ahead: 1).isAdjacent
    }

    private mutating func unary() throws(Rejection) -> Expression {
        let start = current.span
        if current.kind == .ampersand {
            advance()
            return try unary()
        }
        if current.kind == .tilde, token(ahead: 1).isAdjacent {
            advance()
            let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
            let negated = try expression(.unary(.negate, operand), start, above: height + 1)
            return try expression(
                .binary(.subtract, negated, Expression(kind: .number(1), span: start)), start, above: height + 1)
        }
        if let operation = Self.levels[Self.rangeLevel][current.kind] {
            // A range without a lower bound.
            advance()
            let near = Expression(kind: .number(-0x1p52), span: start)
            let end = try nested { (parser) throws(Rejection) in try parser.binary(Self.rangeLevel + 1) }
            return try expression(.binary(operation, near, end), start, above: height + 1)
        }
        // `map(!)`
        let isAlone = token(ahead: 1).kind == .rightParen && previous.kind == .leftParen
        guard !isAlone, let operation = UnaryOperator(current.kind) else { return try postfix() }
        advance()
        let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
        return try expression(.unary(operation, operation == .not ? truth(operand) : operand), start, above: height + 1)
    }

    /// Reads something in brackets, where trailing closures are allowed.
    mutating func inBrackets<Result>(
        _ read: (inout SwiftParser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = saved }
        return try nested(read)
    }

    func sent(
        _ base: Expression, _ name: String, _ nameSpan: Span, _ arguments: [Argument]
    ) -> Expression.Kind {
        let known = SwiftName.objectiveC(name, arguments.map { $0.label.map(names.text) })
        let given = zip(arguments, known.labels).map { argument, label in
            Argument(label: label.map(names.intern), labelSpan: argument.labelSpan, value: argument.value)
        }
        return .message(base, names.intern(known.name), nameSpan: nameSpan, given)
    }

    mutating func sent(
        _ base: Expression, _ name: String, _ nameSpan: Span, _ arguments: [Argument], _ start: Span, above parts: Int
    ) throws(Rejection) -> Expression {
        try expression(sent(base, name, nameSpan, arguments), start, above: parts)
    }
}
