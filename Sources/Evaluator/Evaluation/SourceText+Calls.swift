internal import Masonry
internal import Syntax
package import Diagnostics
internal import Vocabulary

// Calls and attributes of other languages and libraries, and what is written here for them.
extension SourceText {
    /// How much of a source is looked at behind a name.
    static let longestCall = 1000

    /// The arguments in the parentheses directly behind a name, as they are written, without their labels.
    func arguments(behind name: Span) -> (texts: [String], end: Int)? {
        guard text(in: name.upper..<(name.upper + 1)) == "(" else { return nil }
        let range = name.upper..<min(bytes.count, name.upper + Self.longestCall)
        var lexer = Lexer(self, names: NameTable(), range: range)
        lexer.readAll()
        var depth = 0
        var start = name.upper + 1
        var texts: [String] = []
        for token in lexer.tokens {
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .colon where depth == 1: start = token.span.upper
            default: break
            }
            guard depth == 0 || depth == 1 && token.kind == .comma else { continue }
            texts.append(text(in: Span(start, token.span.lower)).trimmed)
            start = token.span.upper
            if depth == 0 { return (texts == [""] ? [] : texts, token.span.upper) }
        }
        return nil
    }

    /// For `not (a > b)`, whose parenthesis opens at a place, where that starts; nil where the parentheses are not all that is
    /// turned.
    func negation(of opening: Span) -> Int? {
        guard let (_, end) = arguments(behind: opening) else { return nil }
        let rest = text(in: end..<max(end, range(ofLine: line(at: end)).upperBound)).drop { $0 == " " }
        let goesOn = ["{", ")", ",", "]", "&&", "||", ";", "}"]
        return rest.isEmpty || goesOn.contains(where: rest.hasPrefix) ? opening.lower : nil
    }

    /// For `len(xs)`, `str(x)`, `range(3)` and `NSLog("%@", x)` what is written here.
    package func call(meantBy name: String, _ span: Span) -> (span: Span, text: String)? {
        guard ForeignWord.find(name, .name) != nil, let (arguments, end) = arguments(behind: span),
            let first = arguments.first
        else { return nil }
        let whole = Span(span.lower, end)
        if ["stride", "range"].contains(name), arguments.count == 3 {
            return multiples(of: arguments).map { (whole, $0) }
        }
        if ForeignWord.find(name, .name)?.replacement == Builtin.print.rawValue, first.contains("%") {
            return Self.formatted(first, arguments.dropFirst()).map { (whole, "\(Builtin.print.rawValue)(\($0))") }
        }
        guard let templates = ForeignWord.find(name, .name)?.templates,
            let template = templates.first(where: { $0.contains("$2") == (arguments.count == 2) }),
            arguments.count <= 2
        else { return nil }
        let isPlain =
            first.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            || first.hasPrefix("[") && first.hasSuffix("]")
        let value = isPlain || !template.contains("$.") ? first : "(\(first))"
        // A number in quotes is one without them.
        if template == "$" || template.hasSuffix("($)"), first.hasPrefix("\"") {
            return Double(first.dropFirst().dropLast()).map {
                (whole, template == "$" ? "\($0.spelled(decimals: 6))" : "\($0.rounded(.down).spelled(decimals: 6))")
            }
        }
        let text = template.replacing("$2", with: arguments.last ?? "").replacing("$", with: value)
        return (whole, text)
    }

    /// For `assert(a == b)` and `XCTAssertEqual(a, b)` the statement.
    func expected(by name: String, _ span: Span) -> (span: Span, text: String)? {
        guard let (arguments, end) = arguments(behind: span), let first = arguments.first else { return nil }
        let areCompared = name.hasSuffix("Equal") && arguments.count > 1
        let parts = areCompared ? ["\(first) == \(arguments[1])"] + arguments.dropFirst(2) : arguments
        return (Span(span.lower, end), "\(StatementWord.expect.rawValue) \(parts.joined(separator: ", "))")
    }

    /// The numbers that `stride(from: 0, to: 10, by: 2)` goes through.
    package func multiples(of arguments: [String]) -> String? {
        let numbers = arguments.compactMap { Int($0) }
        guard numbers.count == 3, numbers[2] > 0, numbers[1] > numbers[0], numbers[1] < 1_000_000,
            numbers[0] > -1_000_000
        else { return nil }
        let count = (numbers[1] - numbers[0] + numbers[2] - 1) / numbers[2]
        let start = numbers[0] == 0 ? "" : "\(numbers[0]) + "
        return "(0..<\(count)).map({ i in \(start)i * \(numbers[2]) })"
    }

    /// A string with places for values, as C has them, with the values in it.
    static func formatted(_ format: String, _ values: ArraySlice<String>) -> String? {
        guard format.hasPrefix("\"") || format.hasPrefix("@\"") else { return nil }
        var result = ""
        var values = values
        var rest = format.drop { $0 == "@" }
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.hasPrefix("%") {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let place = rest.drop { $0.isNumber || $0 == "." || $0 == "l" || $0 == "z" }
            guard let letter = place.first, "@dfisgu".contains(letter), let value = values.popFirst() else {
                return nil
            }
            result += "\\(\(value))"
            rest = place.dropFirst()
        }
        return values.isEmpty ? result + rest : nil
    }

    /// For `[0, 0, 100, 50]` where numbers are one value the same in parentheses.
    func tuple(inBrackets span: Span) -> String? {
        let written = text(in: span)
        return written.hasPrefix("[") && written.hasSuffix("]") ? "(\(written.dropFirst().dropLast()))" : nil
    }

    // MARK: Attributes

    /// The line up to the end of a name, without the blanks before it.
    func assignment(around name: Span) -> Span {
        let line = range(ofLine: line(at: name.lower))
        let blanks = bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return Span(line.lowerBound + blanks, name.upper)
    }

    /// The member that a name is of something, with that; nil where that is no path.
    package func member(at name: Span) -> Span? { path(before: name).map { $0.joined(with: name) } }

    /// For `parent.addSubviews(a, b)` and `parent.insertSubview(a, at: 0)`: each view is added by a call of its own.
    func additions(insteadOfCalling name: Span) -> (span: Span, text: String)? {
        guard let path = path(before: name), let (arguments, end) = arguments(behind: name) else { return nil }
        let views = arguments.filter { argument in
            argument.first?.isLetter ?? false && argument.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        if views.isEmpty { return nil }
        let calls = views.map { "\(text(in: path))\(Member.addSubview.rawValue)(\($0))" }
        return (Span(path.lower, end), calls.joined(separator: "; "))
    }

    /// For `xs.forEach { x in … }` as a statement the loop.
    func loop(insteadOfCalling name: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: name.lower))
        let blanks = text(in: line).prefix(while: \.isWhitespace).utf8.count
        guard line.lowerBound + blanks < name.lower - 1 else { return nil }
        let path = Span(line.lowerBound + blanks, name.lower)
        let array = text(in: Span(path.lower, path.upper - 1))
        let isLiteral = array.hasPrefix("[") && array.hasSuffix("]") || array.hasPrefix("(") && array.hasSuffix(")")
        guard self.path(before: name)?.lower == path.lower || isLiteral else { return nil }
        let rest = text(in: name.upper..<min(bytes.count, name.upper + 80))
        let isParenthesized = rest.hasPrefix("(")
        let head = rest.dropFirst(isParenthesized ? 1 : 0).drop { $0 == " " }
        guard head.hasPrefix("{") else { return nil }
        let parameter = head.dropFirst().drop { $0 == " " }
        let variable = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let behind = parameter.dropFirst(variable.count)
        let word = " \(ReservedWord.in.rawValue)"
        guard !variable.isEmpty, behind.hasPrefix(word), [" ", "\n"].contains(behind.dropFirst(word.count).prefix(1))
        else {
            return nil
        }
        let end = name.upper + rest.utf8.count - behind.utf8.count + word.utf8.count
        if isParenthesized {
            guard let (_, close) = arguments(behind: name) else { return nil }
            let body = text(in: Span(end, close - 1))
            return (
                Span(path.lower, close), "\(ReservedWord.for.rawValue) \(variable)\(word) \(array) {\(body)"
            )
        }
        return (Span(path.lower, end), "\(ReservedWord.for.rawValue) \(variable)\(word) \(array) {")
    }

    /// For `title.setText("x")`, of which the method's name stands at a place, the assignment.
    package func assignment(of property: String, insteadOfCalling name: Span) -> (span: Span, text: String)? {
        // `setTitle("Hi", for: .normal)`: UIKit's state comes second.
        guard let (arguments, end) = arguments(behind: name), let first = arguments.first,
            arguments.dropFirst().allSatisfy({ $0.hasPrefix(".") })
        else { return nil }
        return (Span(name.lower, end), "\(property) = \(first)")
    }

    /// For an assignment to a member of a name what a template says instead, with `$` for the name and `$2` for the value.
    func assignment(to member: Span, as template: String) -> (span: Span, text: String)? {
        guard let path = path(before: member) else { return nil }
        let line = range(ofLine: line(at: member.lower))
        var lexer = Lexer(self, names: NameTable(), range: member.upper..<max(member.upper, line.upperBound))
        lexer.readAll()
        var depth = 0
        let value = lexer.tokens.dropFirst().prefix { token in
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .semicolon, .end: return false
            default: break
            }
            return depth >= 0
        }
        guard lexer.tokens.first?.kind == .assign, let first = value.first, let last = value.last else { return nil }
        let text = self.text(in: first.span.joined(with: last.span))
        let base = self.text(in: Span(path.lower, path.upper - 1))
        let negated =
            [true, false].first { "\($0)" == text }.map { "\(!$0)" } ?? (value.count == 1 ? "!\(text)" : "!(\(text))")
        return (
            Span(path.lower, last.span.upper),
            template.replacing("!$2", with: negated).replacing("$2", with: text).replacing("$", with: base)
        )
    }

    /// Whether a name is assigned to what holds a text.
    package func isAssignedText(_ name: Span) -> Bool {
        let before = text(in: max(0, name.lower - 20)..<name.lower)
        return [Member.text, .key].contains { before.hasSuffix(".\($0.rawValue) = ") }
            || before.hasSuffix(".\(Member.key.rawValue)(") && text(in: name.upper..<(name.upper + 1)) == ")"
    }

    /// Whether a name is assigned to what holds a colour.
    package func isAssignedColor(_ name: Span) -> Bool {
        let before = text(in: max(0, name.lower - 24)..<name.lower).split(separator: " ")
        guard before.last == "=", text(in: name.upper..<(name.upper + 1)) != "(", let target = before.dropLast().last
        else { return false }
        return [Member.color.rawValue, UIKitName.color, "tintColor", "bgColor"].contains { target.hasSuffix(".\($0)") }
    }
}
