internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Patterns, with their conditions and bindings.
extension SwiftParser {
    /// The conditions for a value to match, and the names for it and its parts.
    struct Pattern {
        var conditions: [Expression] = []
        var bindings: [(name: DeclaredName, value: Expression)] = []
    }

    /// All conditions of a pattern, joined by `&&`.
    mutating func condition(of pattern: Pattern, at span: Span) throws(Rejection) -> Expression {
        try raise(to: height + pattern.conditions.count, at: span)
        guard let first = pattern.conditions.first else { return Expression(kind: .boolean(true), span: span) }
        return pattern.conditions.dropFirst().reduce(first) { Expression(kind: .binary(.and, $0, $1), span: span) }
    }

    /// Reads a pattern for a value.
    ///
    /// - Parameter subject: the value. It is evaluated once for each condition and binding.
    mutating func pattern(of subject: Expression, binds: Bool = false) throws(Rejection) -> Pattern {
        let start = current.span
        var pattern = Pattern()
        if isWord("let") || isWord("var") {
            advance()
            return try nested { (parser) throws(Rejection) in try parser.pattern(of: subject, binds: true) }
        }
        if accept("is") {
            if let type = try testedType() { pattern.conditions.append(isOf(type, subject, start)) }
            return pattern
        }
        if current.kind == .leftParen {
            pattern = try parts(subject, binds: binds) { (parser, position) in
                parser.element(position, of: subject, start)
            }
        } else if isWord("_") {
            advance()
        } else if let name = caseName(binds: binds) {
            pattern = try casePattern(name, subject, binds: binds, start)
        } else if binds, isName(current) {
            let name = try name(.name)
            declare(name.name)
            pattern.bindings.append((name, subject))
        } else {
            pattern.conditions.append(equality(subject, try value(), start))
        }
        if current.kind == .question, current.isAdjacent {
            advance()
            let nothing = Expression(kind: .nothing, span: start)
            pattern.conditions.append(Expression(kind: .binary(.notEqual, subject, nothing), span: start))
        }
        if accept("as") {
            if let type = try testedType() { pattern.conditions.append(isOf(type, subject, start)) }
        }
        height = max(height, nesting + 4)
        return pattern
    }

    /// Reads the `.name` or `Type.name` of a case; nil, with nothing read, if there is none.
    private mutating func caseName(binds: Bool) -> DeclaredName? {
        var position = index
        while tokens[position].kind == .identifier, startsUppercase(tokens[position].name),
            tokens[position + 1].kind == .dot
        {
            position += 1
            if tokens[position + 2].kind == .dot { position += 1 }
        }
        let name = tokens[position + 1]
        guard tokens[position].kind == .dot, name.kind == .identifier || name.kind == .reserved else { return nil }
        switch tokens[position + 2].kind {
        case .colon, .comma, .leftParen, .rightParen, .assign, .leftBrace, .question: break
        case .identifier: guard names.text(tokens[position + 2].name) == "where" else { return nil }
        default: return nil
        }
        // `State.loaded(…)` is a value if no type of the source has such a case.
        if position > index, !binds, outline.owner(of: name.name, expecting: nil, isCalled: false) == nil { return nil }
        index = position + 2
        return DeclaredName(name: name.name, span: name.span)
    }

    private mutating func casePattern(
        _ name: DeclaredName, _ subject: Expression, binds: Bool, _ start: Span
    ) throws(Rejection) -> Pattern {
        let text = names.text(name.name)
        let nothing = Expression(kind: .nothing, span: start)
        let isKnown = outline.owner(of: name.name, expecting: nil, isCalled: false) != nil
        var pattern = Pattern()
        if text == "some", !isKnown, current.kind == .leftParen {
            pattern = try parts(subject, binds: binds) { (_, _) in subject }
            pattern.conditions.insert(Expression(kind: .binary(.notEqual, subject, nothing), span: start), at: 0)
            return pattern
        }
        if text == "none", !isKnown {
            return Pattern(conditions: [Expression(kind: .binary(.equal, subject, nothing), span: start)])
        }
        guard isKnown else {
            if current.kind == .leftParen { skipBalanced() }
            return Pattern(conditions: [equality(subject, implicitMember(name), start)])
        }
        let itsName = asked(subject, LibraryMessage.caseName, start)
        let isIt = Expression(
            kind: .binary(.equal, itsName, Expression(kind: .text(text), span: name.span)), span: start)
        if current.kind == .leftParen {
            pattern = try parts(subject, binds: binds) { (parser, position) in
                parser.element(position, of: parser.asked(subject, LibraryMessage.caseValues, start), start)
            }
        }
        pattern.conditions.insert(isIt, at: 0)
        return pattern
    }

    /// Reads patterns in parentheses, one for each part.
    private mutating func parts(
        _ subject: Expression, binds: Bool, _ part: (SwiftParser, Int) -> Expression
    ) throws(Rejection) -> Pattern {
        try expect(.leftParen)
        var whole = Pattern()
        var position = 0
        try separated(until: .rightParen) { (parser) throws(Rejection) in
            if [.identifier, .reserved].contains(parser.current.kind), parser.token(ahead: 1).kind == .colon {
                parser.advance()
                parser.advance()
            }
            let element = part(parser, position)
            let read = try parser.nested { (parser) throws(Rejection) in
                try parser.pattern(of: element, binds: binds)
            }
            whole.conditions += read.conditions
            whole.bindings += read.bindings
            position += 1
        }
        return whole
    }

    // MARK: Conditions

    /// An element of a tuple, by position.
    func element(_ position: Int, of array: Expression, _ span: Span) -> Expression {
        let index = Argument(
            label: nil, labelSpan: span, value: Expression(kind: .number(Double(position)), span: span))
        return Expression(kind: sent(array, LibraryMessage.part.word, span, [index]), span: span)
    }

    private func asked(_ subject: Expression, _ message: LibraryMessage, _ span: Span) -> Expression {
        Expression(kind: .message(subject, names.intern(message.rawValue), nameSpan: span, []), span: span)
    }

    private func isOf(_ type: Name, _ subject: Expression, _ span: Span) -> Expression {
        let argument = Argument(label: nil, labelSpan: span, value: Expression(kind: .name(type), span: span))
        return Expression(kind: sent(subject, LibraryMessage.isKindOfClass.word, span, [argument]), span: span)
    }

    /// The condition that a subject equals a value, or is in a range.
    private func equality(_ subject: Expression, _ value: Expression, _ span: Span) -> Expression {
        guard case .binary(let operation, let lower, let upper) = value.kind,
            operation == .halfOpenRange || operation == .closedRange
        else { return Expression(kind: .binary(.equal, subject, value), span: span) }
        let isAbove = Expression(kind: .binary(.greaterOrEqual, subject, lower), span: span)
        let isBelow = Expression(
            kind: .binary(operation == .closedRange ? .lessOrEqual : .less, subject, upper), span: span)
        return Expression(kind: .binary(.and, isAbove, isBelow), span: span)
    }
}
