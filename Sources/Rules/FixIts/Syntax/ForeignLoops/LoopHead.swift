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
        return SyntaxError(problem, context.tokens[first].span, replacement: context.indexedLoop)
    }
}

extension SyntaxContext {
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
}
