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

    /// The operators of each level, all of which are read from left to right.
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
    /// Where `??` and `as` stand among the levels, and where ranges and shifts do.
    private static let optionalLevel = 3
    private static let rangeLevel = 4
    private static let shiftLevel = 7

    /// The operator of a level at the current token, and how many tokens it takes.
    private func infix(_ level: Int) -> (operation: BinaryOperator, length: Int)? {
        guard let operation = Self.levels[level][current.kind], !startsOperand else { return nil }
        let next = token(ahead: 1)
        let isShift =
            next.kind == current.kind && next.isAdjacent && (current.kind == .less || current.kind == .greater)
        guard isShift == (level == Self.shiftLevel) else { return nil }
        return (operation, isShift ? 2 : 1)
    }

    private mutating func binary(_ level: Int) throws(Rejection) -> Expression {
        if level == Self.levels.count { return try unary() }
        let start = current.span
        var left = try binary(level + 1)
        while true {
            let tallest = height
            if level == Self.optionalLevel {
                if current.kind == .question, token(ahead: 1).kind == .question, token(ahead: 1).isAdjacent {
                    advance()
                    advance()
                    let right = try nested { (parser) throws(Rejection) in try parser.binary(level) }
                    left = try expression(
                        .conditional(left, then: nil, otherwise: right), start, above: max(tallest, height))
                    continue
                }
                if isWord("as") {
                    let place = current.span
                    advance()
                    let mayFail = current.kind == .question
                    if mayFail || current.kind == .not { advance() }
                    let type = try skipType()
                    guard mayFail, let type else { continue }
                    let argument = Argument(
                        label: nil, labelSpan: place, value: Expression(kind: .name(type), span: previous.span))
                    left = try told(left, LibraryMessage.cast.word, place, [argument], start, above: tallest)
                    continue
                }
                if isWord("is") {
                    let place = current.span
                    advance()
                    guard let type = try skipType() else { throw unexpected("a type") }
                    let argument = Argument(
                        label: nil, labelSpan: place, value: Expression(kind: .name(type), span: previous.span))
                    left = try told(left, LibraryMessage.isKindOfClass.word, place, [argument], start, above: tallest)
                    continue
                }
                return left
            }
            if level == Self.comparisonLevel, current.kind == .tilde, token(ahead: 1).kind == .assign {
                let place = current.span
                advance()
                advance()
                let right = Argument(label: nil, labelSpan: place, value: try binary(level + 1))
                left = try told(
                    left, LibraryMessage.matches.word, place, [right], start, above: max(tallest, height) + 1)
                continue
            }
            guard let (operation, length) = infix(level) else { return left }
            let sign = source.text(in: current.span)
            for _ in 0..<length { advance() }
            let right = level == Self.rangeLevel && endsRange ? farEnd : try binary(level + 1)
            let sides = operation == .or || operation == .and ? (truth(left), truth(right)) : (left, right)
            if sign == "===" || sign == "!==" {
                let other = Argument(label: nil, labelSpan: right.span, value: right)
                left = try told(
                    left, LibraryMessage.identical.word, right.span, [other], start, above: max(tallest, height))
                if operation == .notEqual { left = try expression(.unary(.not, left), start, above: height) }
                continue
            }
            left = try quotient(operation, sides.0, sides.1, start, above: max(tallest, height) + 1)
        }
    }

    /// Whether a range goes on without an end.
    private var endsRange: Bool {
        switch current.kind {
        case .colon, .comma, .rightParen, .rightBracket, .leftBrace, .end: true
        default: current.startsLine
        }
    }

    /// Where a range without an end ends.
    private var farEnd: Expression { Expression(kind: .number(0x1p52), span: previous.span) }

    /// `-1` on a line of its own belongs to no value before it.
    private var startsOperand: Bool {
        current.kind == .minus && current.startsLine && token(ahead: 1).isAdjacent
    }

    private mutating func unary() throws(Rejection) -> Expression {
        let start = current.span
        if current.kind == .ampersand {
            advance()
            return try unary()
        }
        if let operation = Self.levels[Self.rangeLevel][current.kind] {
            // A range without a start.
            advance()
            let near = Expression(kind: .number(-0x1p52), span: start)
            let end = try nested { (parser) throws(Rejection) in try parser.binary(Self.rangeLevel + 1) }
            return try expression(.binary(operation, near, end), start, above: height + 1)
        }
        guard let operation = UnaryOperator(current.kind) else { return try postfix() }
        advance()
        let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
        return try expression(.unary(operation, operation == .not ? truth(operand) : operand), start, above: height + 1)
    }

    // MARK: What stands behind a value

    mutating func postfix() throws(Rejection) -> Expression {
        let start = current.span
        var base = try primary()
        while true {
            switch current.kind {
            case .question where current.isAdjacent && !current.startsLine && token(ahead: 1).kind != .question,
                .not where current.isAdjacent && !current.startsLine:
                advance()
            case .dot:
                base = try member(of: base, start)
            case .less where endsTypeArguments(of: base):
                skipTypeArguments()
            case .leftParen where !current.startsLine:
                if namesParameters {
                    // `addSubview(_:)`, a method by its whole name; an initializer is one by its labels.
                    let labels = SwiftOutline.parameterLabels(tokens, names, at: index)
                    skipBalanced()
                    if let type = initialized(base) { base = try initializer(of: type, taking: labels, start) }
                    continue
                }
                base = try call(of: base, start)
            case .leftBrace where opensTrailingClosure:
                base = try call(of: base, start)
            case .leftBracket where !current.startsLine && current.isAdjacent:
                base = try element(of: base, start)
            default:
                guard let type = initialized(base) else { return base }
                base = try initializer(of: type, taking: outline.labelOfOnlyPart(of: type).map { [$0] } ?? [nil], start)
            }
        }
    }

    /// The type that `Type.init` makes.
    private func initialized(_ value: Expression) -> Name? {
        guard case .message(let owner, let word, _, let none) = value.kind, none.isEmpty,
            names.text(word) == LibraryMessage.initialize.rawValue, case .name(let type) = owner.kind,
            startsUppercase(type)
        else { return nil }
        return type
    }

    /// `Type.init`, `Type.init(label:)` where a function stands: a closure that makes one.
    private mutating func initializer(of type: Name, taking labels: [Name?], _ start: Span) throws(Rejection)
        -> Expression
    {
        let parts = labels.indices.map { DeclaredName(name: names.intern("$\($0)"), span: start) }
        let arguments = zip(labels, parts).map { label, part in
            Argument(label: label, labelSpan: start, value: Expression(kind: .name(part.name), span: start))
        }
        let place = Expression(kind: .name(type), span: start)
        return try closure(of: parts, giving: try made(type, place, arguments, start, above: height), start)
    }

    /// `Array<UIView>()`: whether the types that a type is of follow, rather than a comparison.
    private func endsTypeArguments(of base: Expression) -> Bool {
        guard case .name(let type) = base.kind, startsUppercase(type), current.isAdjacent else { return false }
        var position = index
        var depth = 0
        while position < tokens.count {
            switch tokens[position].kind {
            case .less: depth += 1
            case .greater: depth -= 1
            case .identifier, .comma, .colon, .dot, .leftBracket, .rightBracket, .question, .leftParen, .rightParen,
                .arrow:
                break
            default: return false
            }
            position += 1
            if depth == 0 { break }
        }
        return position < tokens.count && [.leftParen, .dot].contains(tokens[position].kind)
            && tokens[position].isAdjacent
    }

    /// `(_:)`, `(a:b:)`
    private var namesParameters: Bool {
        var position = index + 1
        while position + 1 < tokens.count, tokens[position].kind == .identifier, tokens[position + 1].kind == .colon {
            position += 2
        }
        return position > index + 1 && tokens[position].kind == .rightParen
    }

    var opensTrailingClosure: Bool {
        guard allowsTrailingClosure, !current.startsLine else { return false }
        return !isWord("didSet", ahead: 1) && !isWord("willSet", ahead: 1)
    }

    private mutating func member(of base: Expression, _ start: Span) throws(Rejection) -> Expression {
        let tallest = height
        advance()
        let token = current
        if token.kind == .number {
            // A part of a tuple.
            let digits = source.text(in: token.span).split(separator: ".")
            advance()
            var part = base
            for position in digits.compactMap({ Int($0) }) { part = element(position, of: part, token.span) }
            return try expression(part.kind, start, above: tallest + digits.count)
        }
        guard token.kind == .identifier || token.kind == .reserved else { throw unexpected("a member's name") }
        advance()
        let text = names.text(token.name)
        if text.hasPrefix(SnapKitWord.oldPrefix), !outline.declaresMember(token.name) {
            // SnapKit's names of old.
            let view = Expression(
                kind: .message(base, names.intern(SnapKitWord.snp.rawValue), nameSpan: token.span, []), span: base.span)
            let name = names.intern(String(text.dropFirst(SnapKitWord.oldPrefix.count)))
            return try expression(.message(view, name, nameSpan: token.span, []), start, above: tallest + 1)
        }
        if case .name(let type) = base.kind, startsUppercase(type), !isLocal(type) {
            if let constant = SwiftName.constant(names.text(type), names.text(token.name)) {
                return try expression(.name(names.intern(constant)), start, above: 1)
            }
            // A type in a type is known by its own name.
            if outline.isType(token.name) { return try expression(.name(token.name), start, above: 1) }
            let isNumber = isNumberType(type) || SwiftName.wholeNumbers.contains(names.text(type))
            if isNumber, let number = SwiftName.number(text) ?? SwiftName.priority(text) {
                let value = Expression(kind: .number(number), span: token.span)
                return try expression(.box(value), start, above: 1)
            }
        }
        if names.text(token.name) == "self" { return base }
        var name = token.name
        if case .message(_, let word, _, let none) = base.kind, none.isEmpty,
            names.text(word) == SnapKitWord.snp.rawValue, SnapKitWord(rawValue: text)?.attributes.isEmpty == false
        {
            name = names.intern(SnapKitWord.sides + text)
        }
        return try expression(.message(base, name, nameSpan: token.span, []), start, above: tallest)
    }

    func isNumberType(_ name: Name) -> Bool { SwiftName.numbers.contains(names.text(name)) }

    /// A dictionary's or an array's element.
    private mutating func element(of base: Expression, _ start: Span) throws(Rejection) -> Expression {
        let place = current.span
        let tallest = height
        let positions = try arguments(from: .leftBracket, to: .rightBracket)
        let top = max(tallest, height)
        guard let first = positions.first else { throw unexpected("an index") }
        if positions.count == 1, first.label.map(names.text) == "keyPath" {
            let given = Argument(label: nil, labelSpan: base.span, value: base)
            return try told(first.value, LibraryMessage.followed.word, place, [given], start, above: top)
        }
        let isPlain = positions.count == 1 && first.label == nil
        return try told(
            base, isPlain ? LibraryMessage.elementAt.word : Self.subscriptWord, place, positions, start, above: top)
    }

    /// Newlines say nothing in brackets, and closures may stand there.
    mutating func inBrackets<Result>(
        _ read: (inout SwiftParser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = saved }
        return try nested(read)
    }

    func told(
        _ base: Expression, _ name: String, _ nameSpan: Span, _ arguments: [Argument]
    ) -> Expression.Kind {
        let known = SwiftName.objectiveC(name, arguments.map { $0.label.map(names.text) })
        let given = zip(arguments, known.labels).map { argument, label in
            Argument(label: label.map(names.intern), labelSpan: argument.labelSpan, value: argument.value)
        }
        return .message(base, names.intern(known.name), nameSpan: nameSpan, given)
    }

    mutating func told(
        _ base: Expression, _ name: String, _ nameSpan: Span, _ arguments: [Argument], _ start: Span, above parts: Int
    ) throws(Rejection) -> Expression {
        try expression(told(base, name, nameSpan, arguments), start, above: parts)
    }
}
