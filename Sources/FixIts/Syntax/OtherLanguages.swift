internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import Evaluator

// What of a statement is of another language.
extension SyntaxContext {
    /// `if let v = value { … }`
    func optionalBinding(_ word: ReservedWord, from start: Int) -> SyntaxError {
        let span = tokens[start].span.joined(with: current.span)
        let problem = SyntaxProblem.optionalBinding(word.rawValue)
        let name = token(ahead: 1)
        guard word == .if, name.kind == .identifier,
            let brace = tokens[index...].firstIndex(where: { $0.startsLine || $0.kind == .leftBrace }),
            tokens[brace].kind == .leftBrace
        else { return SyntaxError(problem, span) }
        let head = Span(span.lower, tokens[brace].span.lower)
        let text = source.text(in: name.span)
        let comparison = "\(word.rawValue) \(text) != \(ReservedWord.nil.rawValue) "
        if index + 2 == brace { return SyntaxError(problem, span, replacement: (head, comparison)) }
        guard token(ahead: 2).kind == .assign, index + 3 < brace,
            !tokens[index..<brace].contains(where: { $0.kind == .comma })
        else { return SyntaxError(problem, span) }
        let value = source.text(in: Span(token(ahead: 3).span.lower, tokens[brace - 1].span.upper))
        let variable = value == text ? "" : "\(ReservedWord.let.rawValue) \(text) = \(value); "
        return SyntaxError(problem, span, replacement: (head, variable + comparison))
    }

    /// `[x for x in xs if x > 1]`
    func comprehension() -> SyntaxError {
        let name = token(ahead: 1)
        guard let opening = openBrackets.last, let closing = closers[opening], name.kind == .identifier,
            isReservedWord(.in, at: index + 2), closing > index + 3, opening + 1 < index
        else { return SyntaxError(.comprehension, current.span) }
        let condition = tokens[index..<closing].firstIndex { $0.kind == .reserved && ReservedWord($0.name) == .if }
        let end = condition ?? closing
        guard end > index + 3, end == closing || end + 1 < closing else {
            return SyntaxError(.comprehension, current.span)
        }
        let text = source.text(in: name.span)
        let value = source.text(in: Span(tokens[opening + 1].span.lower, previous.span.upper))
        var array = source.text(in: Span(tokens[index + 3].span.lower, tokens[end - 1].span.upper))
        if end > index + 4 { array = "(\(array))" }
        if let condition {
            let test = source.text(in: Span(tokens[condition + 1].span.lower, tokens[closing - 1].span.upper))
            array += ".filter { \(text) in \(test) }"
        }
        if condition == nil || value != text { array += ".map { \(text) in \(value) }" }
        return SyntaxError(
            .comprehension, current.span, replacement: (tokens[opening].span.joined(with: tokens[closing].span), array))
    }

    /// `- (void)viewDidLoad`
    func startsMethod(at start: Int) -> Bool {
        let sign = tokens[start].kind
        return (sign == .minus || sign == .plus) && tokens[start + 1].kind == .leftParen && previous.kind == .rightParen
            && current.kind == .identifier
    }

    /// `[view addSubview:other]`
    func objectiveCMessage() -> SyntaxError? {
        guard let opening = openBrackets.last, tokens[opening].kind == .leftBracket, current.kind == .identifier,
            !current.startsLine, index > opening + 1,
            previous.kind == .identifier || previous.kind == .rightBracket || previous.kind == .reserved,
            !tokens[opening..<index].contains(where: { $0.kind == .comma })
        else { return nil }
        if let word = statementWord(at: opening + 1), word.declaresView {
            return SyntaxError(.statementAsValue(word.rawValue), tokens[opening + 1].span)
        }
        let receiver = source.text(in: Span(tokens[opening].span.upper, current.span.lower)).split(separator: " ")
            .joined()
        if let word = ForeignWord.find(receiver, .name) {
            return foreign((word, opening + 1), replacement(for: word, at: opening + 1))
        }
        let selector = source.text(in: current.span)
        var replacement: (span: Span, text: String)?
        if let closing = closers[opening] {
            let message = tokens[opening].span.joined(with: tokens[closing].span)
            // Names alone may as well be elements without commas.
            let isKnown = isMemberName(current) || ["alloc", "init", "new"].contains(selector)
            let areNames = tokens[opening + 1..<closing].allSatisfy { $0.kind == .identifier }
            if areNames, closing > index + 1 || !isKnown { return nil }
            if closing == index + 1 {
                replacement = (message, "\(receiver).\(selector)()")
            } else if token(ahead: 1).kind == .colon, token(ahead: 2).kind == .identifier, closing == index + 3 {
                replacement = (message, "\(receiver).\(selector)(\(source.text(in: token(ahead: 2).span)))")
            }
        }
        return SyntaxError(
            .message(receiver: receiver, selector: selector), tokens[opening].span.joined(with: current.span),
            replacement: replacement ?? blockOfMaker(of: receiver, from: opening))
    }

    /// `[box mas_makeConstraints:^(MASConstraintMaker *make) { … }];` as a block of this language.
    private func blockOfMaker(of receiver: String, from opening: Int) -> (span: Span, text: String)? {
        let selector = source.text(in: current.span)
        let methods: [Member] = [.makeConstraints, .updateConstraints, .remakeConstraints]
        guard let method = methods.first(where: { selector == Spelling.prefix + $0.rawValue }),
            token(ahead: 1).kind == .colon,
            let brace = tokens[index...].prefix(12).firstIndex(where: { $0.kind == .leftBrace }),
            tokens[brace - 1].kind == .rightParen, tokens[brace - 2].kind == .identifier,
            let closing = closers[brace], tokens[closing + 1].kind == .rightBracket
        else { return nil }
        let end = tokens[closing + 2].kind == .semicolon && !tokens[closing + 2].startsLine ? closing + 2 : closing + 1
        let body = source.text(in: Span(tokens[brace].span.upper, tokens[closing].span.upper))
        let maker = source.text(in: tokens[brace - 2].span)
        return (
            tokens[opening].span.joined(with: tokens[end].span),
            "\(receiver).\(method.rawValue) { \(maker) \(ReservedWord.in.rawValue)\(body)"
        )
    }
}
