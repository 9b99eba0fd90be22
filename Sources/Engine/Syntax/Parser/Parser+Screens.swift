internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

// What depends on the screen: `when`, and the ranges of `expect`.
extension Parser {
    mutating func whenStatement() -> Statement {
        let start = current.span
        var branches: [Statement.ScreenBranch] = []
        var otherwise: Block?
        var tallest = 0
        repeat {
            advance()
            let written = condition()
            tallest = max(tallest, height)
            branches.append(
                Statement.ScreenBranch(condition: screenCondition(written), written: written, body: headedBlock()))
            tallest = max(tallest, height)
            guard isReserved(.else) else { break }
            advance()
            let isFurther = isReserved(.if) || statementWord(at: index) == .when
            if isFurther, !current.startsLine { continue }
            otherwise = block()
            tallest = max(tallest, height)
            break
        } while true
        return statement(.when(branches, otherwise: otherwise), from: start, height: tallest)
    }

    /// What an expression says of the screen. Anything else is reported.
    private mutating func screenCondition(_ expression: Expression) -> ScreenConditionOf<Expression> {
        switch expression.kind {
        case .parentheses(let inner): return screenCondition(inner)
        case .unary(.not, let inner): return .not(screenCondition(inner))
        case .binary(.and, let one, let other): return .both(screenCondition(one), screenCondition(other))
        case .binary(.or, let one, let other): return .either(screenCondition(one), screenCondition(other))
        case .binary(let operation, let one, let other):
            guard let comparison = SizeComparison(rawValue: operation.rawValue) else { break }
            if let condition = comparison.condition(of: one, other, self) { return condition }
            if let condition = comparison.flipped.condition(of: other, one, self) { return condition }
        case .name(let name):
            let word = text(of: name)
            if let sizeClass = SizeClass(rawValue: word) { return .sizeClass(.horizontal, sizeClass) }
            if let direction = LayoutDirection(rawValue: word) { return .direction(direction) }
        case .missing: return .direction(.leftToRight)
        default: break
        }
        if failure == nil { report(SyntaxError(.notOfScreen, expression.span)) }
        return .direction(.leftToRight)
    }

    /// The axis of `width`, `height`, `root.width.value`, `root.size.width` and the like.
    fileprivate func extent(_ expression: Expression) -> Axis? {
        switch expression.kind {
        case .name(let name): return ScreenRange.Dimension(rawValue: text(of: name))?.axis
        case .member(let base, let name, _):
            if text(of: name) == Member.value.rawValue { return extent(base) }
            guard let axis = ScreenRange.Dimension(rawValue: text(of: name))?.axis else { return nil }
            return isRoot(base) || isFrameOfRoot(base) ? axis : nil
        default: return nil
        }
    }

    /// The axis of `horizontalSizeClass`, also as a member of a view's traits.
    fileprivate func axisOfSizeClass(_ expression: Expression) -> Axis? {
        switch expression.kind {
        case .name(let name), .member(_, let name, _):
            Axis.allCases.first { text(of: name) == "\($0.rawValue)SizeClass" }
        default: nil
        }
    }

    private func isFrameOfRoot(_ expression: Expression) -> Bool {
        guard case .member(let base, let name, _) = expression.kind else { return false }
        let frames: [Member] = [.size, .frame, .bounds]
        return isRoot(base) && frames.contains { $0.rawValue == text(of: name) }
    }

    private func isRoot(_ expression: Expression) -> Bool {
        guard case .name(let name) = expression.kind else { return false }
        let names: [Builtin] = [.root, .self, .superview]
        return names.contains { $0.rawValue == text(of: name) }
    }

    /// Whether `expression` is the root's reading direction.
    fileprivate func isDirection(_ expression: Expression) -> Bool {
        guard case .member(let base, let name, _) = expression.kind else { return false }
        return isRoot(base) && text(of: name) == Member.direction.rawValue
    }

    fileprivate func word<Word: RawRepresentable<String>>(_ expression: Expression) -> Word? {
        switch expression.kind {
        case .name(let name), .implicitMember(let name): Word(rawValue: text(of: name))
        default: nil
        }
    }

    // MARK: Ranges

    /// Whether the screens of an expectation follow, not a condition.
    var startsScreenRange: Bool {
        guard let dimension = dimension(at: index) else { return false }
        let next = token(ahead: 1)
        if next.startsLine { return false }
        switch next.kind {
        case .number, .identifier: return dimension.isLength || isConjunction(at: index + 1)
        case .leftParen: return dimension.isLength && !next.isAdjacent
        case .leftBrace: return !dimension.isLength
        default: return false
        }
    }

    private func dimension(at position: Int) -> ScreenRange.Dimension? {
        guard tokens[position].kind == .identifier else { return nil }
        return ScreenRange.Dimension(rawValue: text(of: tokens[position].name))
    }

    /// The word between two ranges.
    private static let conjunction = Member.and.rawValue

    private func isConjunction(at position: Int) -> Bool {
        tokens[position].kind == .identifier && text(of: tokens[position].name) == Self.conjunction
    }

    /// Reads `width 320..430 and rtl { … }`, from after `expect`.
    mutating func screenExpectation(from start: Span) -> Statement {
        var ranges: [ScreenRange] = []
        var tallest = 0
        repeat {
            guard let range = screenRange() else { break }
            ranges.append(range)
            tallest = max(tallest, height)
            guard failure == nil, isConjunction(at: index) else { break }
            advance()
        } while true
        let body = block()
        tallest = max(tallest, height)
        for statement in body.statements {
            if case .expression = statement.kind { continue }
            guard failure == nil else { break }
            let word = source.text(in: statement.span).prefix { $0 != " " }
            report(SyntaxError(.expected(.condition, found: .text(String(word))), statement.span))
        }
        var message: Expression?
        if accept(.comma) {
            message = expression()
            tallest = max(tallest, height)
        }
        return statement(.expectOn(ranges, body, message: message), from: start, height: tallest)
    }

    private mutating func screenRange() -> ScreenRange? {
        guard let dimension = dimension(at: index) else {
            fail(expecting: .dimension)
            return nil
        }
        let place = current.span
        height = 0
        advance()
        let bounds = dimension.isLength ? screenBounds() : []
        return ScreenRange(dimension: dimension, span: span(from: place), bounds: bounds)
    }

    /// Reads `320..430`, or a single number. `...` means the same.
    private mutating func screenBounds() -> [Expression] {
        let lower = beforeBrace { $0.screenBound() }
        if accept(.closedRange) { return [lower, beforeBrace { $0.screenBound() }] }
        guard current.kind == .dot, token(ahead: 1).kind == .dot, token(ahead: 1).isAdjacent else {
            return [lower, lower]
        }
        advance()
        advance()
        return [lower, beforeBrace { $0.screenBound() }]
    }

    /// A number, a name, or any expression in parentheses.
    private mutating func screenBound() -> Expression {
        switch current.kind {
        case .number, .identifier, .leftParen: return primary()
        default:
            fail(expecting: .value)
            return missing(.value)
        }
    }
}

extension ScreenRange.Dimension {
    /// The axis of a size.
    fileprivate var axis: Axis? {
        switch self {
        case .width: .horizontal
        case .height: .vertical
        case .text, .ltr, .rtl: nil
        }
    }
}

extension SizeComparison {
    /// The condition that the left side, if it is of the screen, has this relation to the right one.
    fileprivate func condition(
        of left: Expression, _ right: Expression, _ parser: Parser
    ) -> ScreenConditionOf<Expression>? {
        if parser.isDirection(left), self == .equal || self == .notEqual,
            let direction: LayoutDirection = parser.word(right)
        {
            return self == .equal ? .direction(direction) : .not(.direction(direction))
        }
        guard let sizeClass: SizeClass = parser.word(right) else {
            return parser.extent(left).map { .length($0, self, right) }
        }
        guard let axis = parser.extent(left) ?? parser.axisOfSizeClass(left) else { return nil }
        switch self {
        case .equal: return .sizeClass(axis, sizeClass)
        case .notEqual: return .not(.sizeClass(axis, sizeClass))
        default: return nil
        }
    }
}
