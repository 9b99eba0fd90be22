internal import Masonry

// Calls and attributes of other languages and libraries, and what is written here for them.
extension SourceText {
    /// How much of a source is looked at behind a name.
    private static let longestCall = 1000

    /// The arguments in the parentheses directly behind a name, as they are written, without their labels.
    private func arguments(behind name: Span) -> (texts: [String], end: Int)? {
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
    func call(meantBy name: String, _ span: Span) -> (span: Span, text: String)? {
        guard ForeignWord.find(name, .name) != nil, let (arguments, end) = arguments(behind: span),
            let first = arguments.first
        else { return nil }
        let whole = Span(span.lower, end)
        if name == "stride", arguments.count == 3 { return multiples(of: arguments).map { (whole, $0) } }
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
    func multiples(of arguments: [String]) -> String? {
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

    /// For `let title = UILabel()` and `let title = label("Title")` the declaration of the view.
    func declaration(ofClass name: String, _ span: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: span.lower))
        let head = text(in: line.lowerBound..<span.lower)
        let words = head.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.count == 3 || words.count == 4 && words[3] == "new", words[2] == "=",
            words[0] == ReservedWord.let.rawValue || words[0] == ReservedWord.var.rawValue,
            let (given, end) = arguments(behind: span), end <= line.upperBound,
            text(in: end..<line.upperBound).allSatisfy(\.isWhitespace),
            let declaration = Self.declaration(of: String(words[1]), ofClass: name)
                ?? Self.declaration(of: String(words[1]), saying: name, given)
        else { return nil }
        let indentation = head.prefix { $0 == " " || $0 == "\t" }.utf8.count
        return (Span(line.lowerBound + indentation, end), declaration)
    }

    /// The name of the parameter of the block for constraints that a place is in, of Objective-C or Swift; nil where it is in
    /// none, or the parameter has no name.
    func makerParameter(around place: Span) -> Span? {
        var depth = 0
        for position in bytes[..<place.lower].indices.reversed().prefix(10_000) {
            switch bytes[position] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{") where depth > 0: depth -= 1
            case UInt8(ascii: "{"):
                let head = text(in: range(ofLine: line(at: position)).lowerBound..<position)
                guard head.contains("Constraints") else { continue }
                return parameter(ofBlockAt: position, head)
            default: continue
            }
        }
        return nil
    }

    /// - Parameter head: what stands before its brace on the line.
    private func parameter(ofBlockAt brace: Int, _ head: String) -> Span? {
        let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        if accent == .objectiveC {
            let blanks = head.count - head.trimmed.count
            guard head.trimmed.hasSuffix(")"), head.contains("^("), blanks >= 0 else { return nil }
            let behind = head[head.index(after: head.lastIndex(of: ")") ?? head.startIndex)...]
            let inner = head.dropLast(behind.count + 1)
            let name = String(inner.reversed().prefix(while: isPart).reversed())
            let type = "MASConstraintMaker"
            guard inner.contains(type + " *"), !name.isEmpty, name != type else { return nil }
            let upper = brace - behind.utf8.count - 1
            return Span(upper - name.utf8.count, upper)
        }
        let rest = text(in: (brace + 1)..<range(ofLine: line(at: brace)).upperBound)
        let start = rest.prefix { $0 == " " || $0 == "(" }
        let name = rest.dropFirst(start.count).prefix(while: isPart)
        let behind = rest.dropFirst(start.count + name.count).drop { $0 == " " || $0 == ")" }
        guard !name.isEmpty, behind == ReservedWord.in.rawValue || behind.hasPrefix("\(ReservedWord.in.rawValue) ")
        else { return nil }
        let lower = brace + 1 + start.utf8.count
        return Span(lower, lower + name.utf8.count)
    }

    /// Where the parameters of a block of Objective-C are missing, of which a place is the first thing inside.
    func blockWithoutParameter(before place: Span) -> Span? {
        guard let brace = brace(before: place) else { return nil }
        let before = text(in: max(0, brace.lower - 2)..<brace.lower)
        return before.hasSuffix("^") || before == "^ " ? Span(brace.lower, brace.lower) : nil
    }

    /// The statement for `label("Title")`, whose name is a word of the language.
    private static func declaration(of name: String, saying word: String, _ given: [String]) -> String? {
        guard let word = StatementWord(rawValue: word), word.declaresView, given.count <= 1 else { return nil }
        return ([word.rawValue, name] + given).joined(separator: " ")
    }

    /// The statement for `view("box")`.
    static func declaration(saying word: StatementWord, _ quoted: Substring) -> String? {
        let name = quoted.dropFirst().dropLast()
        guard word.declaresView, quoted.hasPrefix("\""), quoted.hasSuffix("\""), let first = name.first,
            !first.isNumber, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return word == .view || word == .scroll || word == .guide
            ? "\(word.rawValue) \(name)" : "\(word.rawValue) \(first.lowercased())\(name.dropFirst()) \(quoted)"
    }

    /// The statement that declares a view of UIKit's class.
    static func declaration(of name: String, ofClass type: String) -> String? {
        guard case .view(let kind, _)? = UIKitClass.nature(of: type) else { return nil }
        return switch kind {
        case .label, .button, .field: "\(kind.rawValue) \(name) \"\(name)\""
        case .image: "\(kind.rawValue) \(name) 40x40"
        case .view, .scroll, .guide: "\(kind.rawValue) \(name)"
        }
    }

    /// For `[0, 0, 100, 50]` where numbers are one value the same in parentheses.
    func tuple(inBrackets span: Span) -> String? {
        let written = text(in: span)
        return written.hasPrefix("[") && written.hasSuffix("]") ? "(\(written.dropFirst().dropLast()))" : nil
    }

    // MARK: Attributes

    /// For `make.left/right`, of which the second attribute stands at a place, the chain.
    private func attributes(joinedAt span: Span, from start: Int) -> (span: Span, text: String)? {
        let before = text(in: start..<span.lower)
        guard let sign = before.lastIndex(where: { $0 != " " }), "/+-*".contains(before[sign]),
            let last = before[..<sign].lastIndex(where: { $0 != " " })
        else { return nil }
        let chain = before[...last]
        let parts = chain.split(whereSeparator: { !$0.isLetter && $0 != "." }).last?.split(separator: ".") ?? []
        guard parts.count > 1, Builtin(rawValue: String(parts[0]))?.isChainWord ?? false,
            Attribute(rawValue: String(parts[parts.count - 1])) != nil
        else { return nil }
        return (Span(start + chain.utf8.count, span.lower), ".")
    }

    /// For `make.height.equalTo(width)`, of which the name of an attribute stands at a place, that attribute of a view: of the
    /// constrained one where one of its sides follows the other, else of its superview.
    ///
    /// - Parameter view: the name of the view that is constrained, if it is one.
    func attribute(ofView view: String?, meantAt span: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: span.lower))
        if let chain = attributes(joinedAt: span, from: line.lowerBound) { return chain }
        if let chain = attribute(inBrackets: span) { return chain }
        let parts = text(in: line.lowerBound..<span.lower).split(separator: ".", omittingEmptySubsequences: false)
        if text(in: span.upper..<(span.upper + 1)) == ".", parts.last?.last.map({ !$0.isLetter && $0 != "(" }) ?? true {
            return (span, "\(Builtin.make.rawValue).\(text(in: span))")
        }
        guard let attribute = Attribute(rawValue: text(in: span)), parts.count > 2,
            let relation = parts.last, relation.hasSuffix("("),
            Member(rawValue: String(relation.dropLast()))?.isRelation ?? false,
            let related = Attribute(rawValue: String(parts[parts.count - 2]))
        else { return nil }
        if attribute.isSize, related.isSize, attribute != related {
            return view.map { (span, "\($0).\(attribute.rawValue)") }
        }
        return (span, "\(Builtin.superview.rawValue).\(attribute.rawValue)")
    }

    /// For `make[left]` the member.
    private func attribute(inBrackets name: Span) -> (span: Span, text: String)? {
        guard text(in: name.upper..<(name.upper + 1)) == "]", name.lower > 0,
            let before = text(in: max(0, name.lower - 16)..<name.lower).split(whereSeparator: { !$0.isLetter }).last,
            Builtin(rawValue: String(before))?.isChainWord ?? false,
            text(in: max(0, name.lower - before.utf8.count - 1)..<name.lower) == before + "["
        else { return nil }
        return (Span(name.lower - 1, name.upper + 1), ".\(text(in: name))")
    }

    /// The name that `makeConstraints` or one of its kind is told to whose block a place is in; no view where something else
    /// than a name is, and nothing outside of such blocks.
    func viewOfBlock(around span: Span, from start: Int) -> (view: String?, block: Span)? {
        var lexer = Lexer(self, names: NameTable(), range: start..<max(start, span.lower))
        lexer.readAll()
        let tokens = lexer.tokens
        var open: [Int] = []
        for (position, token) in tokens.enumerated() {
            switch token.kind {
            case .leftBrace: open.append(position)
            case .rightBrace: _ = open.popLast()
            default: break
            }
        }
        let methods = [Member.makeConstraints, .updateConstraints, .remakeConstraints].map(\.rawValue)
        for brace in open.reversed() {
            let head = tokens[..<brace].suffix(4).filter { $0.kind != .leftParen }
            guard let method = head.last, methods.contains(where: { text(in: method.span).hasSuffix($0) }) else {
                continue
            }
            let parts = head.suffix(3)
            guard parts.count == 3, let view = parts.first, view.kind == .identifier,
                parts[parts.startIndex + 1].kind == .dot
            else { return (nil, tokens[brace].span) }
            let isPart = view.isAdjacent && view.span.lower > 0 && bytes[view.span.lower - 1] == UInt8(ascii: ".")
            return (isPart ? nil : text(in: view.span), tokens[brace].span)
        }
        return nil
    }

    /// For `a.center = b.center`, whose right side's last name stands at a place, the constraint that was meant.
    func constraint(assigning member: Member, of span: Span) -> String? {
        let sides = text(in: assignment(around: span)).split(separator: "=", omittingEmptySubsequences: false)
        let ending = ".\(member.rawValue)"
        guard sides.count == 2 else { return nil }
        let (left, right) = (String(sides[0]).trimmed, String(sides[1]).trimmed)
        let isPath = { (text: String) in text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
        guard left.hasSuffix(ending), right.hasSuffix(ending), isPath(left), isPath(right) else { return nil }
        let chain = "\(Builtin.make.rawValue)\(ending).\(Member.equalTo.rawValue)(\(right.dropLast(ending.count)))"
        return "\(left.dropLast(ending.count)).\(Member.makeConstraints.rawValue) { make in \(chain) }"
    }

    /// The line up to the end of a name, without the blanks before it.
    func assignment(around name: Span) -> Span {
        let line = range(ofLine: line(at: name.lower))
        let blanks = bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return Span(line.lowerBound + blanks, name.upper)
    }

    /// The member that a name is of something, with that; nil where that is no path.
    func member(at name: Span) -> Span? { path(before: name).map { $0.joined(with: name) } }

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
        guard let path = path(before: name) else { return nil }
        let line = range(ofLine: line(at: path.lower))
        let rest = text(in: name.upper..<min(bytes.count, name.upper + 80))
        let isParenthesized = rest.hasPrefix("(")
        let head = rest.dropFirst(isParenthesized ? 1 : 0).drop { $0 == " " }
        guard head.hasPrefix("{"),
            text(in: line.lowerBound..<path.lower).allSatisfy({ $0 == " " || $0 == "\t" })
        else { return nil }
        let parameter = head.dropFirst().drop { $0 == " " }
        let variable = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let behind = parameter.dropFirst(variable.count)
        let word = " \(ReservedWord.in.rawValue)"
        guard !variable.isEmpty, behind.hasPrefix(word), [" ", "\n"].contains(behind.dropFirst(word.count).prefix(1))
        else {
            return nil
        }
        let end = name.upper + rest.utf8.count - behind.utf8.count + word.utf8.count
        let array = text(in: Span(path.lower, path.upper - 1))
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
    func assignment(of property: String, insteadOfCalling name: Span) -> (span: Span, text: String)? {
        // `setTitle("Hi", for: .normal)`: UIKit's state comes second.
        guard let (arguments, end) = arguments(behind: name), let first = arguments.first,
            arguments.dropFirst().allSatisfy({ $0.hasPrefix(".") })
        else { return nil }
        return (Span(name.lower, end), "\(property) = \(first)")
    }

    /// For `make(left, top)` the chain.
    func chain(insteadOfCalling word: Span) -> (span: Span, text: String)? {
        guard let (arguments, end) = arguments(behind: word), !arguments.isEmpty else { return nil }
        let names = arguments.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        guard names.allSatisfy({ Attribute(rawValue: $0) != nil }) else { return nil }
        return (Span(word.lower, end), ([text(in: word)] + names).joined(separator: "."))
    }

    /// For `equalTo(root.offset(10))`, whose parenthesis closes too late, the link behind it.
    func link(movedOutOfRelation member: Span) -> (span: Span, text: String)? {
        guard let path = path(before: member), let (arguments, end) = arguments(behind: member), arguments.count == 1,
            text(in: max(0, path.lower - 8)..<path.lower).hasSuffix("qualTo("), text(in: end..<end + 1) == ")"
        else { return nil }
        return (Span(member.lower - 1, end + 1), ").\(text(in: Span(member.lower, end)))")
    }

    /// For `aspectRatio.equalTo(2)` the relation of one side of a view to its other.
    func ratio(of view: String, saidBy member: Span) -> (span: Span, text: String)? {
        let name = Member.equalTo.rawValue
        let call = Span(member.upper + 1, member.upper + 1 + name.utf8.count)
        guard text(in: member.upper..<call.upper) == ".\(name)", let (given, end) = arguments(behind: call),
            given.count == 1
        else { return nil }
        return (
            Span(member.lower, end),
            "\(Attribute.width.rawValue).\(name)(\(view).\(Attribute.height.rawValue)).\(Member.multipliedBy.rawValue)(\(given[0]))"
        )
    }

    /// For `make.left.equalTo(a).right`, with an attribute behind its relation, the attribute of what is related to; where it
    /// starts another relation, a chain of its own.
    func relation(withAttribute member: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: member.lower))
        let before = text(in: line.lowerBound..<member.lower)
        let joints = [Member.and, .with].map { ".\($0.rawValue)." } + ["."]
        guard let joint = joints.first(where: { before.hasSuffix(")" + $0) }) else { return nil }
        let call = before.dropLast(joint.count + 1)
        if let chain = secondChain(behind: before.dropLast(joint.count), at: member) {
            return (Span(member.lower - joint.utf8.count, member.lower), chain)
        }
        guard let opening = call.lastIndex(of: "("), call[..<opening].hasSuffix("qualTo") else { return nil }
        let behind = text(in: member.upper..<line.upperBound)
        let path = behind.prefix { $0.isLetter || $0 == "." }
        let close = member.lower - joint.utf8.count
        if path.contains("qualTo"), let word = call.drop(while: \.isWhitespace).split(separator: ".").first,
            Builtin(rawValue: String(word))?.isChainWord ?? false
        {
            return (Span(close, member.lower), "; \(word).")
        }
        let target = call[call.index(after: opening)...]
        guard !path.contains("qualTo"), let first = target.first, first.isLetter || first == "_",
            target.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), Attribute(rawValue: text(in: member)) != nil
        else { return nil }
        return (Span(close - 1, member.upper), ".\(text(in: member)))")
    }

    /// For `make.top.equalTo(a).offset(10).left.equalTo(b)`, of which the part before a place is given, what starts the second
    /// chain.
    private func secondChain(behind chain: Substring, at member: Span) -> String? {
        let word = chain.drop { !$0.isLetter }.prefix { $0.isLetter }
        guard chain.contains("qualTo"), Builtin(rawValue: String(word))?.isChainWord ?? false else { return nil }
        let rest = text(in: member.upper..<range(ofLine: line(at: member.upper)).upperBound)
        return rest.prefix { $0.isLetter || $0 == "." }.contains("qualTo") ? "; \(word)." : nil
    }

    /// Whether a place is all that a variable is declared with.
    func isDeclared(_ value: Span) -> Bool {
        let words = text(in: range(ofLine: line(at: value.lower)).lowerBound..<value.lower).split(separator: " ")
        return words.count == 3 && words[2] == "="
            && [ReservedWord.let, .var].map(\.rawValue).contains(String(words[0]))
    }

    /// Whether what stands on a line before a place is a chain, from the word that it starts with.
    func isChainWord(before name: Span) -> Bool {
        let before = text(in: range(ofLine: line(at: name.lower)).lowerBound..<name.lower)
        let statement = before.split { $0 == ";" || $0 == "{" }.last ?? ""
        let start = statement.drop(while: \.isWhitespace)
        return Builtin.allCases.contains { $0.isChainWord && start.hasPrefix("\($0.rawValue).") }
    }

    /// For `make.width.greaterThanOrEqualTo(50).lessThanOrEqualTo(100)`, whose second relation stands at a place, a chain of its
    /// own for that.
    func chain(ofSecondRelation name: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: name.lower))
        let before = text(in: line.lowerBound..<max(line.lowerBound, name.lower - 1))
        guard accent == .masonry, text(in: max(0, name.lower - 1)..<name.lower) == ".", before.hasSuffix(")"),
            let word = Builtin.allCases.filter(\.isChainWord).compactMap({ before.ranges(of: "\($0.rawValue).").last })
                .max(by: { $0.lowerBound < $1.lowerBound })
        else { return nil }
        let parts = before[word.lowerBound...].prefix { $0.isLetter || $0 == "." }.split(separator: ".")
        guard let relation = parts.last, Member(rawValue: String(relation))?.isRelation ?? false, parts.count > 2 else {
            return nil
        }
        return (Span(name.lower - 1, name.lower), "; \(parts.dropLast().joined(separator: ".")).")
    }

    /// Whether a name is assigned to what holds a text.
    func isAssignedText(_ name: Span) -> Bool {
        let before = text(in: max(0, name.lower - 20)..<name.lower)
        return [Member.text, .key].contains { before.hasSuffix(".\($0.rawValue) = ") }
            || before.hasSuffix(".\(Member.key.rawValue)(") && text(in: name.upper..<(name.upper + 1)) == ")"
    }

    // MARK: Names

    /// What to do about a name that is declared again: help, and what can be written instead.
    func redeclaration(of name: Span) -> (help: String, replacement: (span: Span, text: String)?) {
        let line = range(ofLine: line(at: name.lower))
        let head = text(in: line.lowerBound..<name.lower)
        let words = head.split { !$0.isLetter && $0 != "_" }
        let before = words.last.map(String.init) ?? ""
        let text = text(in: name)
        let place = Span(name.lower - before.utf8.count - 1, name.lower)
        let isDirect = head.hasSuffix("\(before) ")
        if words.contains(where: { StatementWord(rawValue: String($0))?.declaresView ?? false }) {
            let isAlone = self.text(in: name.upper..<line.upperBound).allSatisfy(\.isWhitespace)
            let select = "\(StatementWord.select.rawValue) \(text)"
            return (
                "\(select) makes it the current view again; another view needs another name",
                isDirect && isAlone && StatementWord(rawValue: before) != nil
                    ? (Span(place.lower, name.upper), select) : nil
            )
        }
        guard before == ReservedWord.let.rawValue || before == ReservedWord.var.rawValue, isDirect else {
            return ("another one needs another name", nil)
        }
        return (
            "what is declared with `var` is assigned without it: \(text) = …; another value needs another name", nil
        )
    }
}

extension String {
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
