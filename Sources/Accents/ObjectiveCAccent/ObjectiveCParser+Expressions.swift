package import Syntax
package import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Expressions, loosest operators first.
extension ObjectiveCParser {
    /// An expression where C allows the comma operator, which is not supported.
    mutating func comma() throws(Rejection) -> Expression { try assignment() }

    mutating func assignment() throws(Rejection) -> Expression {
        let start = current.span
        let target = try conditional()
        if let (operation, length) = joiningAssignment {
            let tallest = height
            for _ in 0..<length { advance() }
            let value = try nested { (parser) throws(Rejection) in try parser.assignment() }
            let joined = try expression(.binary(operation, target, value), start, above: max(tallest, height))
            return try assigned(target, .assign, joined, start, above: height)
        }
        guard let operation = current.kind.spelling.flatMap(AssignmentOperator.init) else { return target }
        let tallest = height
        advance()
        let value = try nested { (parser) throws(Rejection) in try parser.assignment() }
        height = max(tallest, height)
        guard isWhole(target), !isWhole(value) || operation == .divide else {
            return try assigned(target, operation, value, start, above: height)
        }
        // A value assigned to an integer loses its fraction.
        let new =
            operation.arithmetic.map { Expression(kind: .binary($0, target, value), span: span(from: start)) } ?? value
        let whole = try expression(.conversion(.whole, new), start, above: height)
        return try assigned(target, .assign, whole, start, above: height)
    }

    /// An assignment in the form that its target needs, such as a message for an element.
    func assigned(
        _ target: Expression, _ operation: AssignmentOperator, _ value: Expression, _ start: Span, above parts: Int,
        givesOld: Bool = false
    ) throws(Rejection) -> Expression {
        let span = span(from: start)
        if parts + 1 > Parser.heightLimit { throw Rejection(.expressionTooLong(limit: Parser.heightLimit), span) }
        var new = value
        switch target.kind {
        case .name:
            break
        case .message(let base, let member, let nameSpan, let arguments) where member == words.elementAt:
            // An array is an object, which a message changes in place.
            if let arithmetic = operation.arithmetic {
                new = Expression(kind: .binary(arithmetic, target, value), span: span)
            }
            let given =
                [Argument(label: nil, labelSpan: span, value: new)]
                + arguments.map {
                    Argument(label: words.atIndexedSubscript, labelSpan: span, value: $0.value)
                }
            return Expression(kind: .message(base, words.setElement, nameSpan: nameSpan, given), span: span)
        case .message(let base, let member, let nameSpan, _) where member == words.pointee:
            let given = [Argument(label: nil, labelSpan: span, value: new)]
            return Expression(kind: .message(base, words.setPointee, nameSpan: nameSpan, given), span: span)
        case .message(_, _, _, let arguments) where arguments.isEmpty:
            break
        case .superMessage(let property, let nameSpan, let arguments) where arguments.isEmpty:
            if let arithmetic = operation.arithmetic {
                new = Expression(kind: .binary(arithmetic, target, value), span: span)
            }
            let text = names.text(property)
            let setter = names.intern("set" + text.prefix(1).uppercased() + text.dropFirst())
            let given = [Argument(label: nil, labelSpan: span, value: new)]
            return Expression(kind: .superMessage(setter, nameSpan: nameSpan, given), span: span)
        case .call(let callee, let arguments) where isUnknownMacro(callee):
            // `RAC(label, text) = …`: the result of no other call can be assigned.
            let given = arguments + [Argument(label: nil, labelSpan: value.span, value: value)]
            return Expression(kind: .call(callee, given), span: span)
        case .parentheses(let inner):
            return try assigned(inner, operation, value, start, above: parts, givesOld: givesOld)
        default:
            throw Rejection(.notAssignable(nil), target.span)
        }
        return Expression(kind: .assignment(target, operation, new, givesOld: givesOld), span: span)
    }

    /// Whether a callee may be a library's macro, by its name.
    private func isUnknownMacro(_ callee: Expression) -> Bool {
        guard case .name(let name) = callee.kind else { return false }
        let text = names.text(name)
        return text.first?.isUppercase == true && LibraryFunction(rawValue: text) == nil
    }

    mutating func conditional() throws(Rejection) -> Expression {
        let start = current.span
        let condition = try binary(0)
        guard accept(.question) else { return condition }
        var tallest = height
        var then: Expression?
        if current.kind != .colon {
            then = try nested { (parser) throws(Rejection) in try parser.assignment() }
            tallest = max(tallest, height)
        }
        try expect(.colon)
        let otherwise = try nested { (parser) throws(Rejection) in try parser.conditional() }
        let test = then == nil ? condition : truth(of: condition)
        return try expression(.conditional(test, then: then, otherwise: otherwise), start, above: max(tallest, height))
    }

    // MARK: Operators

    /// The operator at the current token, its precedence, and its number of tokens.
    private var binaryOperator: (operation: BinaryOperator, strength: Int, length: Int)? {
        if joiningAssignment != nil || endsBodies { return nil }
        switch current.kind {
        case .or: return (.or, 1, 1)
        case .and: return (.and, 2, 1)
        case .pipe: return (.bitOr, 3, 1)
        case .caret: return (.bitXor, 4, 1)
        case .ampersand: return (.bitAnd, 5, 1)
        case .equal: return (.equal, 6, 1)
        case .notEqual: return (.notEqual, 6, 1)
        case .less: return (.less, 7, 1)
        case .lessOrEqual: return (.lessOrEqual, 7, 1)
        case .greater:
            let next = token(ahead: 1)
            return next.kind == .greater && next.isAdjacent ? (.shiftRight, 8, 2) : (.greater, 7, 1)
        case .greaterOrEqual: return (.greaterOrEqual, 7, 1)
        case .shiftLeft: return (.shiftLeft, 8, 1)
        case .plus: return (.add, 9, 1)
        case .minus: return (.subtract, 9, 1)
        case .times: return (.multiply, 10, 1)
        case .divide: return (.divide, 10, 1)
        case .remainder: return (.remainder, 10, 1)
        default: return nil
        }
    }

    /// Reads operators whose precedence is higher than `strength`.
    mutating func binary(_ strength: Int) throws(Rejection) -> Expression {
        let start = current.span
        var left = try unary()
        while let (operation, own, length) = binaryOperator, own > strength {
            let tallest = height
            for _ in 0..<length { advance() }
            var right = try nested { (parser) throws(Rejection) in try parser.binary(own) }
            if operation == .and || operation == .or { (left, right) = (truth(of: left), truth(of: right)) }
            left = try quotient(operation, left, right, start, above: max(tallest, height))
        }
        return left
    }

    mutating func unary() throws(Rejection) -> Expression {
        let start = current.span
        switch current.kind {
        case .minus, .not:
            let isNot = current.kind == .not
            advance()
            let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
            return try expression(
                .unary(isNot ? .not : .negate, isNot ? truth(of: operand) : operand), start, above: height)
        case .plus, .ampersand:
            // The address of a variable counts as the variable. A unary plus changes nothing.
            advance()
            return try nested { (parser) throws(Rejection) in try parser.unary() }
        case .tilde:
            advance()
            let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
            let one = Expression(kind: .number(1), span: start)
            let negated = try expression(.unary(.negate, operand), start, above: height)
            return try expression(.binary(.subtract, negated, one), start, above: height)
        case .times:
            advance()
            let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
            return try expression(.message(operand, words.pointee, nameSpan: start, []), start, above: height)
        case .increment, .decrement:
            let operation: AssignmentOperator = current.kind == .increment ? .add : .subtract
            advance()
            let operand = try nested { (parser) throws(Rejection) in try parser.unary() }
            let one = Expression(kind: .number(1), span: start)
            height += 1
            return try assigned(operand, operation, one, start, above: height)
        case .leftParen:
            if startsParameters { return try blockLiteral() }
            guard let (end, note) = castEnd else { return try postfix() }
            index = end
            let operand: Expression
            if current.kind == .leftBrace {
                // `(CGSize){1, 2}`
                operand = try list(note)
            } else {
                operand = try nested { (parser) throws(Rejection) in try parser.unary() }
            }
            if note.word == .real, !note.isPointer, isWhole(operand) {
                // In a box, a number does not count as an integer.
                return try expression(.box(operand), start, above: height)
            }
            guard note.isWhole, !isWhole(operand) else {
                let cast = typed(operand, as: note.isPointer ? note.name : nil)
                return Expression(kind: cast.kind, span: span(from: start))
            }
            return try expression(.conversion(.whole, operand), start, above: height)
        case .identifier where isWord("sizeof"):
            advance()
            guard current.kind == .leftParen, scopes.contains(where: { $0[token(ahead: 1).name] != nil }) else {
                skipBalanced()
                return try expression(.number(LibraryMessage.bytesOfValue), start, above: 0)
            }
            let value = try parentheses()
            let size = names.intern(LibraryMessage.byteSize.rawValue)
            return try expression(.message(value, size, nameSpan: start, []), start, above: height)
        default:
            return try postfix()
        }
    }

    // MARK: Values

    mutating func postfix() throws(Rejection) -> Expression {
        let start = current.span
        var base = try primary()
        while true {
            let tallest = height
            switch current.kind {
            case .dot, .arrow:
                base = try member(of: base, start, above: tallest)
            case .leftParen:
                if let error = classCalled(base) ?? structureWithLabels(base) { throw error }
                let arguments = try arguments()
                base =
                    try once(base, arguments, start)
                    ?? expression(.call(base, arguments), start, above: max(tallest, height))
            case .leftBracket where current.startsLine && startsMessage:
                // A message on a new line: the statement before it lacks its `;`.
                return base
            case .leftBracket:
                advance()
                let position = try nested { (parser) throws(Rejection) in try parser.comma() }
                let nameSpan = position.span
                try expect(.rightBracket)
                let argument = Argument(label: nil, labelSpan: nameSpan, value: position)
                base = try expression(
                    .message(base, words.elementAt, nameSpan: nameSpan, [argument]), start, above: max(tallest, height))
            case .increment, .decrement:
                let operation: AssignmentOperator = current.kind == .increment ? .add : .subtract
                let one = Expression(kind: .number(1), span: current.span)
                advance()
                height = tallest + 1
                base = try assigned(base, operation, one, start, above: height, givesOld: true)
            default:
                return base
            }
        }
    }

    /// Reads `.name`, `.name(…)`, or `->name`, which accesses the storage directly.
    package mutating func member(of base: Expression, _ start: Span, above parts: Int) throws(Rejection) -> Expression {
        let isStorage = current.kind == .arrow
        advance()
        let token = current
        guard token.kind == .identifier || token.kind == .reserved else { throw unexpected(.member) }
        advance()
        if isStorage {
            noteUse(of: token.name)
            if case .name(words.`self`) = base.kind { return try expression(.name(token.name), start, above: parts) }
            return try expression(.message(base, token.name, nameSpan: token.span, []), start, above: parts)
        }
        if case .name(words.`self`) = base.kind, token.name == words.view { noteOwnView() }
        var arguments: [Argument] = []
        var tallest = parts
        if current.kind == .leftParen {
            arguments = try self.arguments()
            tallest = max(tallest, height)
            if arguments.isEmpty {
                // `a.name()` is read like `a.name`, as a message without arguments.
                return try expression(.message(base, token.name, nameSpan: token.span, []), start, above: tallest)
            }
        }
        return try expression(.message(base, token.name, nameSpan: token.span, arguments), start, above: tallest)
    }

    mutating func arguments() throws(Rejection) -> [Argument] {
        try expect(.leftParen)
        var arguments: [Argument] = []
        try separated(until: .rightParen) { (parser) throws(Rejection) in
            let place = parser.current.span
            let value = try parser.nested { (parser) throws(Rejection) in try parser.assignment() }
            arguments.append(Argument(label: nil, labelSpan: place, value: value))
        }
        return arguments
    }
}
