internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Primary expressions.
extension SwiftParser {
    mutating func primary() throws(Rejection) -> Expression {
        let token = current
        height = 1
        switch token.kind {
        case .number:
            advance()
            let digits = source.text(in: token.span).filter { $0 != "_" }
            guard let number = Double(digits), number.isFinite else { throw Rejection(.numberTooLarge, token.span) }
            let value = Expression(kind: .number(number), span: token.span)
            // In a box, a number does not count as an integer.
            let isReal = digits.contains(".") || expectedType.map { SwiftName.numbers.contains(names.text($0)) } == true
            return isReal ? Expression(kind: .box(value), span: token.span) : value
        case .string, .stringHead: return try string()
        case .identifier: return try word()
        case .reserved:
            let kind: Expression.Kind
            switch ReservedWord(token.name) {
            case .true: kind = .boolean(true)
            case .false: kind = .boolean(false)
            case .nil: kind = .nothing
            default: throw unexpected(.value)
            }
            advance()
            return Expression(kind: kind, span: token.span)
        case .leftBracket: return try collection()
        case .leftParen: return try parentheses()
        case .leftBrace: return try closure()
        case .dot:
            advance()
            let name = current
            guard name.kind == .identifier || name.kind == .reserved else { throw unexpected(.member) }
            advance()
            if names.text(name.name) == "zero", expectedType.map(isNumberType) == true {
                return Expression(kind: .box(Expression(kind: .number(0), span: token.span)), span: token.span)
            }
            let place = DeclaredName(name: name.name, span: name.span)
            let value = implicitMember(place)
            return try expression(value.kind, token.span, above: 1)
        case .backslash: return try keyPath()
        case .directive:
            advance()
            let start = current.span
            if current.kind == .leftParen { skipBalanced() }
            if source.text(in: token.span) == "#available" {
                return Expression(kind: .boolean(true), span: span(from: token.span))
            }
            let text = source.text(in: span(from: start)).dropFirst().dropLast()
            return Expression(kind: .text(String(text)), span: span(from: token.span))
        default: return try operatorFunction()
        }
    }

    /// `.name`, as a member of the source's type that has it; otherwise its receiver decides what it means.
    func implicitMember(_ name: DeclaredName) -> Expression {
        guard names.text(name.name) != LibraryMessage.initialize.rawValue,
            let type = expectsLibrary
                ? outline.owners(of: name.name).first(where: isPriority)
                : outline.owner(
                    of: name.name, expecting: expectedType,
                    isCalled: [.leftParen, .leftBrace].contains(current.kind))
        else { return Expression(kind: .implicitMember(name.name), span: name.span) }
        let owner = Expression(kind: .name(type), span: name.span)
        return Expression(kind: .message(owner, name.name, nameSpan: name.span, []), span: name.span)
    }

    /// Whether a type is one of the libraries' types of priorities.
    private func isPriority(_ type: Name) -> Bool { SwiftName.priorityTypes.contains(names.text(type)) }

    /// Reads a key path, `\.name`, as a closure that reads the property and knows its setter.
    private mutating func keyPath() throws(Rejection) -> Expression {
        let start = current.span
        advance()
        while isName(current), startsUppercase(current.name) {
            advance()
            skipTypeArguments()
            // A nested type may follow.
            guard current.kind == .dot, startsUppercase(token(ahead: 1).name) else { break }
            advance()
        }
        let name = DeclaredName(name: names.intern("$0"), span: start)
        let new = DeclaredName(name: names.intern("$1"), span: start)
        var value = Expression(kind: .name(name.name), span: start)
        var depth = 1
        while accept(.dot) {
            // `\.?.name` follows an optional root.
            if current.kind == .question || current.kind == .not {
                advance()
                continue
            }
            let member = current
            guard [.identifier, .number].contains(member.kind) else { throw unexpected(.member) }
            advance()
            if accept(.question) || accept(.not) {}
            if member.kind == .number, let position = Int(source.text(in: member.span)) {
                value = element(position, of: value, member.span)
                depth += 1
                continue
            }
            depth += 1
            if names.text(member.name) == Builtin.`self`.rawValue { continue }
            value = try expression(.message(value, member.name, nameSpan: member.span, []), start, above: depth)
        }
        let getter = try closure(of: [name], giving: value, start)
        guard case .message = value.kind else { return getter }
        let set = statement(
            .assignment(value, .assign, Expression(kind: .name(new.name), span: start)), value.span)
        let function = FunctionSyntax(
            parameters: [name, new].map { FunctionSyntax.Parameter(name: $0) },
            body: Block(statements: [set], span: value.span), span: value.span)
        let setter = Argument(
            label: nil, labelSpan: start, value: Expression(kind: .closure(function), span: value.span))
        return try sent(getter, LibraryMessage.settable.word, start, [setter], start, above: height + 2)
    }

    /// Reads an operator as a value, such as `+`, as a closure with two parameters.
    private mutating func operatorFunction() throws(Rejection) -> Expression {
        let start = current.span
        if current.kind == .not, token(ahead: 1).kind == .rightParen, previous.kind == .leftParen {
            advance()
            let side = DeclaredName(name: names.intern("$0"), span: start)
            let value = Expression(
                kind: .unary(.not, truth(Expression(kind: .name(side.name), span: start))), span: start)
            height = 3
            return try closure(of: [side], giving: value, start)
        }
        guard [.rightParen, .comma].contains(token(ahead: 1).kind),
            [.leftParen, .comma, .colon].contains(previous.kind),
            let operation = current.kind.spelling.flatMap(BinaryOperator.init)
        else { throw unexpected(.value) }
        advance()
        let sides = ["$0", "$1"].map { DeclaredName(name: names.intern($0), span: start) }
        let values = sides.map { Expression(kind: .name($0.name), span: start) }
        let value = Expression(kind: .binary(operation, values[0], values[1]), span: start)
        height = 2
        return try closure(of: sides, giving: value, start)
    }

    /// A closure whose body is a single value.
    mutating func closure(
        of parameters: [DeclaredName], giving value: Expression, _ start: Span
    ) throws(Rejection) -> Expression {
        let body = Block(statements: [statement(.expression(value), value.span)], span: value.span)
        let function = FunctionSyntax(
            parameters: parameters.map { FunctionSyntax.Parameter(name: $0) }, body: body, span: value.span)
        return try expression(.closure(function), start, above: height + 1)
    }

    private mutating func word() throws(Rejection) -> Expression {
        let token = current
        let text = names.text(token.name)
        advance()
        if let value = try wordOfOtherLanguage(token) { return value }
        if text == "super", current.kind == .dot {
            advance()
            let member = current
            advance()
            return Expression(
                kind: .superMessage(member.name, nameSpan: member.span, []), span: span(from: token.span))
        }
        if text == "Self", let currentType {
            guard outline.isProtocol(currentType) else { return Expression(kind: .name(currentType), span: token.span) }
            // The conforming type is only known at run time.
            let type = names.intern(LibraryMessage.type.rawValue)
            return try expression(
                .message(ownSelf(at: token.span), type, nameSpan: token.span, []), token.span, above: 1)
        }
        if text.first == "$", let number = Int(text.dropFirst()), number < 10, !shorthands.isEmpty {
            let last = shorthands.count - 1
            shorthands[last] = (max(shorthands[last].count, number + 1), shorthands[last].first ?? token)
        }
        if isOwnMember(token.name) {
            return try expression(
                .message(ownSelf(at: token.span), token.name, nameSpan: token.span, []), token.span, above: 1)
        }
        return Expression(kind: .name(token.name), span: token.span)
    }

    private mutating func string() throws(Rejection) -> Expression {
        let start = current
        advance()
        var contents = StringContents(source)
        defer { errors += contents.errors }
        let isMultiline = source.text(in: start.span).hasPrefix("\"\"\"")
        if start.kind == .string {
            let text = contents.text(of: start)
            return Expression(kind: .text(isMultiline ? Self.lines([text])[0] : text), span: start.span)
        }
        var texts = [(contents.text(of: start), start.span)]
        var values: [Expression] = []
        var tallest = 1
        while true {
            values.append(try inBrackets { (parser) throws(Rejection) in try parser.interpolated() })
            tallest = max(tallest, height)
            let token = current
            guard token.kind == .stringMiddle || token.kind == .stringTail else {
                throw unexpected(.punctuation(.rightParen))
            }
            advance()
            texts.append((contents.text(of: token), token.span))
            if token.kind == .stringTail { break }
        }
        let written = texts.map { $0.0 }
        let shown = isMultiline ? Self.lines(written) : written
        var pieces = [Expression(kind: .text(shown[0]), span: start.span)]
        for (position, value) in values.enumerated() {
            pieces += [value, Expression(kind: .text(shown[position + 1]), span: texts[position + 1].1)]
        }
        return try expression(.interpolation(pieces), start.span, above: tallest)
    }

    /// Reads the contents of `\(…)`: a value, and arguments for its format, which are dropped.
    private mutating func interpolated() throws(Rejection) -> Expression {
        if current.kind == .identifier, token(ahead: 1).kind == .colon {
            // `\(describing: value)`
            advance()
            advance()
        }
        let value = try value()
        let tallest = height
        while accept(.comma) {
            if token(ahead: 1).kind == .colon {
                advance()
                advance()
            }
            _ = try self.value()
        }
        height = tallest
        return value
    }

    /// The pieces of a multi-line string, without the indentation of its closing quotes.
    private static func lines(_ pieces: [String]) -> [String] {
        var pieces = pieces.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let indent = pieces[pieces.count - 1].last?.count ?? 0
        if pieces[pieces.count - 1].count > 1 { pieces[pieces.count - 1].removeLast() }
        for (position, lines) in pieces.enumerated() {
            // The first line of a piece continues the last line of the piece before it.
            pieces[position] = Array(lines.prefix(1)) + lines.dropFirst().map { $0.dropFirst(indent) }
        }
        if pieces[0].count > 1 { pieces[0].removeFirst() }
        return pieces.map { $0.joined(separator: "\n") }
    }

    /// Reads an array or a dictionary.
    private mutating func collection() throws(Rejection) -> Expression {
        let start = current.span
        let end = end(ofBracketAt: index)
        if let (receiver, selector) = messageInBrackets(at: index, within: 3) {
            let span = start.joined(with: tokens[end - 1].span)
            note(Rejection(.message(receiver: receiver, selector: selector), span))
            index = end
            return Expression(kind: .missing(.value), span: span)
        }
        if tokens[end].kind == .leftParen, tokens[end].isAdjacent, !tokens[end].startsLine {
            // `[UIView]()` makes an empty array, `[String: UIView]()` an empty dictionary.
            let isDictionary = hasColon(inBracketAt: index)
            index = end
            return try collection(of: try arguments(), isDictionary: isDictionary, start)
        }
        advance()
        var elements: [Expression] = []
        var pairs: [(key: Expression, value: Expression)] = []
        if current.kind == .colon, token(ahead: 1).kind == .rightBracket {
            advance()
            advance()
            return try expression(.dictionary([]), start, above: 0)
        }
        try separated(until: .rightBracket) { (parser) throws(Rejection) in
            let value = try parser.inBrackets { (parser) throws(Rejection) in try parser.value() }
            parser.skipActiveInList()
            guard parser.accept(.colon) else { return elements.append(value) }
            let tallest = parser.height
            pairs.append((value, try parser.inBrackets { (parser) throws(Rejection) in try parser.value() }))
            parser.height = max(tallest, parser.height)
        }
        return try expression(pairs.isEmpty ? .array(elements) : .dictionary(pairs), start, above: height)
    }

    /// Whether a type in brackets is a dictionary's.
    func hasColon(inBracketAt start: Int) -> Bool {
        var depth = 0
        for token in tokens[start...] {
            switch token.kind {
            case .leftBracket, .leftParen, .less: depth += 1
            case .rightBracket, .rightParen, .greater: depth -= 1
            case .colon where depth == 1: return true
            default: break
            }
            if depth == 0 { return false }
        }
        return false
    }

    /// The collection that an initializer with these arguments makes.
    mutating func collection(
        of arguments: [Argument], isDictionary: Bool, _ start: Span
    ) throws(Rejection) -> Expression {
        let tallest = height
        if arguments.count == 1, !isDictionary {
            let copy = names.intern(LibraryMessage.allElements.rawValue)
            return try expression(
                .message(arguments[0].value, copy, nameSpan: arguments[0].labelSpan, []), start, above: tallest)
        }
        if arguments.count == 2, arguments[0].label.map(names.text) == "repeating" {
            let given = [Argument(label: nil, labelSpan: arguments[1].labelSpan, value: arguments[1].value)]
            let copies = names.intern(LibraryMessage.copies.word)
            return try expression(
                .message(arguments[0].value, copies, nameSpan: start, given), start, above: tallest)
        }
        if isDictionary, let first = arguments.first,
            let word = first.label.map(names.text).flatMap(SwiftDictionaryWord.init(label:))
        {
            let rest = arguments.dropFirst().map { Argument(label: nil, labelSpan: $0.labelSpan, value: $0.value) }
            return try sent(first.value, word.rawValue, start, rest, start, above: tallest)
        }
        return try expression(isDictionary ? .dictionary([]) : .array([]), start, above: tallest)
    }

    static let setType = "Set"

    /// A set of an array's elements.
    mutating func asSet(_ elements: Expression) throws(Rejection) -> Expression {
        let word = names.intern(LibraryMessage.asSet.rawValue)
        return try expression(
            .message(elements, word, nameSpan: elements.span, []), elements.span, above: height)
    }
}
