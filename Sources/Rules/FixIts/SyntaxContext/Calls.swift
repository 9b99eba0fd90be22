// Calls and declarations of other languages. What is broken has no tree, so these look at tokens.
extension SyntaxContext {
    /// The arguments in the parentheses directly after a name, without their labels, and the closing one.
    func call(at name: Int) -> (arguments: [Range<Int>], close: Int)? {
        guard name + 1 < tokens.count, tokens[name + 1].kind == .leftParen, tokens[name + 1].isAdjacent,
            let close = closers[name + 1]
        else { return nil }
        let arguments = arguments(between: name + 1, and: close).map { argument in
            let hasLabel = argument.count > 2 && tokens[argument.lowerBound + 1].kind == .colon
            return hasLabel ? argument.dropFirst(2) : argument
        }
        return (arguments, close)
    }

    func text(_ range: Range<Int>) -> String { source.text(in: span(range)) }

    func span(_ range: Range<Int>) -> Span { span(from: range.lowerBound, through: range.upperBound - 1) }

    /// Whether tokens are only names and dots, so that a member can follow them: `xs`, `card.frame`.
    func isPath(_ range: Range<Int>) -> Bool {
        range.allSatisfy { tokens[$0].kind == .identifier || tokens[$0].kind == .dot }
    }

    /// Whether tokens are an array, from its `[` to its `]`.
    func isArray(_ range: Range<Int>) -> Bool {
        tokens[range.lowerBound].kind == .leftBracket && closers[range.lowerBound] == range.upperBound - 1
    }

    /// What to write for `len(xs)`, `str(x)`, `range(3)` and `NSLog("%@", x)`.
    func call(suggestedAt name: Int) -> Edit? {
        guard let word = ForeignWord.find(text(at: name), .name), let (arguments, close) = call(at: name),
            let first = arguments.first
        else { return nil }
        let whole = span(from: name, through: close)
        let texts = arguments.map { text($0) }
        if ["stride", "range"].contains(text(at: name)), texts.count == 3 {
            return Multiples(from: texts).map { (whole, $0.text) }
        }
        if word.replacement == Builtin.print.rawValue, texts[0].contains("%") {
            return FormatString.interpolated(texts[0], texts.dropFirst()).map {
                (whole, "\(Builtin.print.rawValue)(\($0))")
            }
        }
        guard texts.count <= 2, let template = word.templates.first(where: { $0.contains("$2") == (texts.count == 2) })
        else { return nil }
        // A number in quotes is written without them.
        if template == "$" || template.hasSuffix("($)"), first.count == 1, isString(tokens[first.lowerBound]) {
            return Double(texts[0].dropFirst().dropLast()).map { number in
                (whole, (template == "$" ? number : number.rounded(.down)).spelled(decimals: 6))
            }
        }
        let isPlain = isPath(first) || isArray(first) || first.count == 1 && tokens[first.lowerBound].kind == .number
        let value = isPlain || !template.contains("$.") ? texts[0] : "(\(texts[0]))"
        return (whole, template.replacing("$2", with: texts[texts.count - 1]).replacing("$", with: value))
    }
}
