internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// What signs of other languages were to make of the tokens around them.
extension SyntaxContext {
    /// What to write instead of a sign of another language, if the tokens around it show that.
    package func replacement(for sign: ForeignOperator, at place: Int) -> (span: Span, text: String)? {
        switch sign {
        case .fatArrow: bodyBehindArrow(place) ?? closure(ofArrow: place)
        case .dollar: namedParameter(at: place) ?? nameAlone(behind: place)
        case .question: choice(at: place)
        case .coalescing: choice(ofCoalescing: place)
        case .bar: closure(ofBar: place)
        case .resultType: bodyBehindArrow(place) ?? members(behindArrow: place)
        default: nil
        }
    }

    /// `$margin` without its sign.
    private func nameAlone(behind sign: Int) -> (span: Span, text: String)? {
        guard sign + 1 < tokens.count, tokens[sign + 1].kind == .identifier, tokens[sign + 1].isAdjacent else {
            return nil
        }
        return (tokens[sign].span, "")
    }

    func text(from first: Int, through last: Int) -> String {
        source.text(in: tokens[first].span.joined(with: tokens[last].span))
    }

    // MARK: Closures

    /// `v => v.left` and `(a, b) => { … }`
    private func closure(ofArrow arrow: Int) -> (span: Span, text: String)? {
        guard arrow > 0, arrow + 1 < tokens.count else { return nil }
        var first = arrow - 1
        if tokens[first].kind == .rightParen {
            first = tokens[..<first].lastIndex { ![.identifier, .comma].contains($0.kind) } ?? first
            guard tokens[first].kind == .leftParen else { return nil }
        } else if tokens[first].kind != .identifier {
            return nil
        }
        let names = tokens[first..<arrow].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let body: String
        let last: Int
        if tokens[arrow + 1].kind == .leftBrace {
            guard let closing = closers[arrow + 1] else { return nil }
            last = closing
            body = source.text(in: Span(tokens[arrow + 1].span.upper, tokens[closing].span.upper))
        } else {
            guard let end = endOfValue(from: arrow + 1) else { return nil }
            last = end
            body = " \(text(from: arrow + 1, through: end)) }"
        }
        let head = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)"
        return (tokens[first].span.joined(with: tokens[last].span), head + body)
    }

    /// `|x, y| x + y`
    private func closure(ofBar bar: Int) -> (span: Span, text: String)? {
        var end = bar + 1
        while end < tokens.count, [.identifier, .comma].contains(tokens[end].kind) { end += 1 }
        guard end > bar + 1, end + 1 < tokens.count, tokens[end].kind == .invalid,
            bar == 0 || !endsValue(tokens[bar - 1]),
            source.text(in: tokens[end].span) == ForeignOperator.bar.rawValue
        else { return nil }
        let names = tokens[bar..<end].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let head = "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)"
        if tokens[end + 1].kind == .leftBrace {
            guard let closing = closers[end + 1] else { return nil }
            let body = source.text(in: Span(tokens[end + 1].span.upper, tokens[closing].span.upper))
            return (tokens[bar].span.joined(with: tokens[closing].span), head + body)
        }
        guard let last = endOfValue(from: end + 1) else { return nil }
        return (tokens[bar].span.joined(with: tokens[last].span), "\(head) \(text(from: end + 1, through: last)) }")
    }

    /// Whether the parameters of a closure come before an arrow, as in `xs.map(x -> x * 2)`, not the owner of a member.
    private func isClosure(_ arrow: Int) -> Bool {
        guard arrow > 1, arrow + 1 < tokens.count, !(tokens[arrow].isAdjacent && tokens[arrow + 1].isAdjacent) else {
            return false
        }
        let before = tokens[arrow - 1]
        guard before.kind == .identifier else { return before.kind == .rightParen }
        return [.leftParen, .comma, .assign].contains(tokens[arrow - 2].kind)
    }

    /// `make.left|right` and `make.left & make.right`
    func attributes(joinedAt sign: Int) -> (span: Span, text: String)? {
        guard sign > 2, sign + 3 < tokens.count, tokens[sign - 2].kind == .dot, isAttribute(sign - 1) else {
            return nil
        }
        let isRepeated = tokens[sign + 1].name == tokens[sign - 3].name && tokens[sign + 2].kind == .dot
        let next = isRepeated ? sign + 3 : sign + 1
        return isAttribute(next) ? (Span(tokens[sign - 1].span.upper, tokens[next].span.lower), ".") : nil
    }

    private func isAttribute(_ place: Int) -> Bool {
        tokens[place].kind == .identifier && Attribute(rawValue: text(of: tokens[place].name)) != nil
    }

    /// `func f(x) -> x + 1` and `func f(x) => x + 1`
    private func bodyBehindArrow(_ arrow: Int) -> (span: Span, text: String)? {
        let start = startOfStatement(at: arrow)
        guard isReservedWord(.func, at: start), arrow > 0, tokens[arrow - 1].kind == .rightParen,
            arrow + 1 < tokens.count, !tokens[arrow + 1].startsLine, tokens[arrow + 1].kind != .end
        else { return nil }
        let end = endOfLine(of: arrow + 1)
        let value = tokens[(arrow + 1)...end]
        guard !value.contains(where: { $0.kind == .leftBrace }), tokens[end + 1].kind != .leftBrace else { return nil }
        return (
            tokens[arrow].span.joined(with: tokens[end].span),
            "{ \(ReservedWord.return.rawValue) \(text(from: arrow + 1, through: end)) }"
        )
    }

    /// `make->left->equalTo(root)`
    private func members(behindArrow arrow: Int) -> (span: Span, text: String)? {
        let arrows = (arrow...endOfLine(of: arrow)).filter {
            tokens[$0].kind == .invalid && source.text(in: tokens[$0].span) == ForeignOperator.resultType.rawValue
        }
        if arrow > 0, isReservedWord(.func, at: startOfStatement(at: arrow)), let brace = braceOfLine(from: arrow) {
            return (Span(tokens[arrow - 1].span.upper, tokens[brace].span.lower), " ")
        }
        if isClosure(arrow) { return closure(ofArrow: arrow) }
        guard let last = arrows.last, arrow > 0,
            arrows.allSatisfy({
                tokens[$0].isAdjacent && tokens[$0 + 1].isAdjacent && tokens[$0 + 1].kind == .identifier
            }),
            !isReservedWord(.func, at: startOfStatement(at: arrow))
        else { return nil }
        let stretch = tokens[arrow].span.joined(with: tokens[last].span)
        return (stretch, source.text(in: stretch).replacing(ForeignOperator.resultType.rawValue, with: "."))
    }

    /// The innermost `{` that is open at a token.
    func brace(around place: Int) -> Int? {
        var depth = 0
        for position in tokens[..<place].indices.reversed() {
            if tokens[position].kind == .rightBrace { depth += 1 }
            guard tokens[position].kind == .leftBrace else { continue }
            if depth == 0 { return position }
            depth -= 1
        }
        return nil
    }

    /// The last token of a value: before a closing bracket, a comma, or the end of the line.
    func endOfValue(from first: Int) -> Int? {
        var depth = 0
        var last = first - 1
        for position in tokens.indices.dropFirst(first) {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace:
                if depth == 0 { return last >= first ? last : nil }
                depth -= 1
            case .comma, .semicolon:
                if depth == 0 { return last >= first ? last : nil }
            case .end: return last >= first && depth == 0 ? last : nil
            default:
                if depth == 0, tokens[position].startsLine, position > first, tokens[position].kind != .dot {
                    return last
                }
            }
            last = position
        }
        return nil
    }
}
