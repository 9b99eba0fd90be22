internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// The head of a loop of another language: `for (x in xs) {`, `for (var i = 0; i < 3; i++) {`, `for i, x in xs {`.
enum LoopHead: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "a `for` loop has no parentheses and loops over elements with `in`",
            help: "for i in 0..<3 { … }")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected, .assignmentInExpression: break
        default: return nil
        }
        guard context.isForeignLoopHead(error) else { return nil }
        let first = context.start + 1
        let head =
            context.rangeInWords(from: first) ?? context.rangeOfCounter(from: first) ?? context.indexedLoop
            ?? context.loopWithoutParentheses(at: first)
        return SyntaxError(problem, context.tokens[first].span, replacement: head)
    }
}

extension SyntaxContext {
    /// `i = 0 to 3` and `i = 0 until 3`
    fileprivate func rangeInWords(from name: Int) -> Edit? {
        let operators = ["to": "...", "until": "..<"]
        guard tokens[name].kind == .identifier, tokens[name + 1].kind == .assign, let brace = braceOfLine(from: name),
            let word = (name..<brace).first(where: { tokens[$0].kind == .identifier && operators[text(at: $0)] != nil }
            ),
            let token = operators[text(at: word)], word > name + 2, word + 1 < brace
        else { return nil }
        let range = text(from: name + 2, through: word - 1) + token + text(from: word + 1, through: brace - 1)
        return (span(from: name, through: brace - 1), "\(text(at: name)) \(ReservedWord.in.rawValue) \(range)")
    }

    /// `(var i = 0; i < 3; i++)`, with or without its parentheses
    fileprivate func rangeOfCounter(from first: Int) -> Edit? {
        let isInParentheses = tokens[first].kind == .leftParen
        guard let end = isInParentheses ? closers[first] : braceOfLine(from: first) else { return nil }
        let parts = tokens[(isInParentheses ? first + 1 : first)..<end].split { $0.kind == .semicolon }.map(\.indices)
        guard parts.count == 3, let assign = parts[0].first(where: { tokens[$0].kind == .assign }),
            assign > parts[0].lowerBound, assign + 1 < parts[0].upperBound, parts[1].count > 2,
            case let (test, name) = (parts[1].lowerBound, text(at: assign - 1)), text(at: test) == name,
            let token = rangeOperator(for: tokens[test + 1]),
            ["\(name)++", "++\(name)", "\(name)+=1"].contains(
                text(from: parts[2].lowerBound, through: end - 1).filter { $0 != " " })
        else { return nil }
        let lower = text(from: assign + 1, through: parts[0].upperBound - 1)
        let upper = text(from: test + 2, through: parts[1].upperBound - 1)
        return (
            span(from: first, through: isInParentheses ? end : end - 1),
            "\(name) \(ReservedWord.in.rawValue) \(lower)\(token)\(upper)"
        )
    }

    private func rangeOperator(for comparison: Token) -> String? {
        switch comparison.kind {
        case .less: "..<"
        case .lessOrEqual: "..."
        default: nil
        }
    }

    /// The head as a loop over positions, with the statements that take the elements.
    fileprivate var indexedLoop: Edit? {
        guard let brace = braceOfLine(from: start),
            let word = (start..<brace).first(where: { isReservedWord(.in, at: $0) }), word + 1 < brace,
            case let names = identifiers(in: start + 1..<word), names.count == 2
        else { return nil }
        let elements = word + 1..<brace
        let loop = zipped(elements, names, unusedCounter(from: brace)) ?? enumerated(elements, names)
        return loop.map { (span(from: start, through: brace), $0) }
    }

    /// `zip(xs, ys)`
    private func zipped(_ elements: Range<Int>, _ names: [String], _ index: String?) -> String? {
        guard let index, text(at: elements.lowerBound) == "zip", let (arrays, close) = call(at: elements.lowerBound),
            close == elements.upperBound - 1, arrays.count == 2, arrays.allSatisfy(isPath)
        else { return nil }
        return loop(over: text(arrays[0]), index, Array(zip(names, arrays.map { text($0) })))
    }

    /// `xs.enumerated()`, `enumerate(xs)` and `xs`
    private func enumerated(_ elements: Range<Int>, _ names: [String]) -> String? {
        var range = elements
        if elements.count > 4, text(at: elements.upperBound - 3) == "enumerated",
            call(at: elements.upperBound - 3)?.close == elements.upperBound - 1
        {
            range = elements.dropLast(4)
        } else if text(at: elements.lowerBound) == "enumerate", let (arrays, close) = call(at: elements.lowerBound),
            close == elements.upperBound - 1, arrays.count == 1
        {
            range = arrays[0]
        }
        guard isPath(range) || isArray(range) else { return nil }
        let array = text(range)
        // Some languages have the position first, and some the element.
        let positions = ["i", "j", "k", "n", "idx", "index", "pos", "position"]
        let isSecond = positions.contains(names[1]) && !positions.contains(names[0])
        let (index, element) = isSecond ? (names[1], names[0]) : (names[0], names[1])
        return loop(over: array, index, [(element, array)])
    }

    private func loop(over array: String, _ index: String, _ elements: [(name: String, array: String)]) -> String {
        let values = elements.map { "\(ReservedWord.let.rawValue) \($0.name) = \($0.array)[\(index)];" }
        return "\(ReservedWord.for.rawValue) \(index) \(ReservedWord.in.rawValue) 0..<\(array).count { "
            + values.joined(separator: " ")
    }

    /// `(x in xs)` and `(const x of xs)`
    fileprivate func loopWithoutParentheses(at opening: Int) -> Edit? {
        guard tokens[opening].kind == .leftParen, let closing = closers[opening],
            let word = (opening..<closing).first(where: {
                isReservedWord(.in, at: $0) || tokens[$0].kind == .identifier && text(at: $0) == "of"
            }), word > opening + 1, word + 1 < closing, tokens[word - 1].kind == .identifier
        else { return nil }
        let elements = text(from: word + 1, through: closing - 1)
        return (
            span(from: opening, through: closing), "\(text(at: word - 1)) \(ReservedWord.in.rawValue) \(elements)"
        )
    }
}
