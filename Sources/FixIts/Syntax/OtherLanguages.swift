internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import Evaluator

// What of a statement is of another language.
extension SyntaxContext {
    /// The error for a statement that starts with a word of another language, if that is not used as a name.
    func foreignStatement(at start: Int) -> SyntaxError? {
        let token = tokens[start]
        guard token.kind == .identifier, index > start, !declared.functions.contains(token.name),
            let word = ForeignWord.find(text(of: token.name), .statement)
        else { return nil }
        if let error = switchInParentheses(around: start) { return error }
        switch tokens[start + 1].kind {
        case .dot, .assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign, .leftBracket, .comma, .end:
            return nil
        // `UIView *v` is a type and a name.
        case let kind where kind != .times && BinaryOperator(rawValue: kind.spelling ?? "") != nil: return nil
        default: return tokens[start + 1].startsLine ? nil : foreign(word, at: start)
        }
    }

    func foreign(_ word: ForeignWord, at position: Int) -> SyntaxError {
        let span = tokens[position].span
        var replacement = word.replacement.map { (span: span, text: $0) }
        if let pointer = pointer(at: position) { return SyntaxError(.foreignWord(word), span, replacement: pointer) }
        if let row = stack(at: position) { return SyntaxError(.foreignWord(word), span, replacement: row) }
        if let range = range(saidBy: word, at: position) {
            return SyntaxError(.foreignWord(word), span, replacement: range)
        }
        if let rewritten = head(of: word, at: position) ?? negatedHead(of: word, at: position) {
            return SyntaxError(.foreignWord(word), span, replacement: rewritten)
        }
        if word.text == "then", let choice = choice(ofThen: position) {
            return SyntaxError(.foreignWord(word), span, replacement: choice)
        }
        if word.replacement == BinaryOperator.and.rawValue, let choice = choice(ofAnd: position) {
            let choosing = ForeignWord(
                text: word.text, role: word.role, advice: "to choose between two values, use `if`", replacement: nil)
            return SyntaxError(.foreignWord(choosing), span, replacement: choice)
        }
        if word.text == "new", position + 1 < tokens.count, tokens[position + 1].kind == .identifier {
            let type = tokens[position + 1].span
            return SyntaxError(
                .foreignWord(word), span, replacement: source.declaration(ofClass: source.text(in: type), type))
        }
        if let loop = loopTestedLast(word, at: position) {
            return SyntaxError(.foreignWord(word), span, replacement: loop)
        }
        if let counted = countedLoop(word, at: position) {
            return SyntaxError(.foreignWord(word), span, replacement: counted)
        }
        if word.text == "switch" || word.text == "match" || word.text == "when" {
            let choice = branches(ofSwitchAt: position)
            let brace = word.text == "when" && choice == nil ? braceOfLine(from: position) : nil
            let isCondition =
                brace.map { brace in
                    let end = closers[brace] ?? brace
                    return !source.text(in: tokens[brace].span.joined(with: tokens[end].span)).contains("->")
                } ?? false
            return SyntaxError(
                .foreignWord(word), span, replacement: isCondition ? (span, ReservedWord.if.rawValue) : choice)
        }
        if word.text == "lambda" {
            return SyntaxError(.foreignWord(word), span, replacement: closure(ofLambda: position))
        }
        let joints = ["!", BinaryOperator.and.rawValue, BinaryOperator.or.rawValue]
        if word.role == .infix, joints.contains(word.replacement ?? ""), let whole = infixes(around: position) {
            let start = startOfLine(of: position)
            let colon = endOfLine(of: position)
            return SyntaxError(
                .foreignWord(word), span,
                replacement: tokens[colon].kind == .colon ? statement(withBodyBehind: colon, of: start) : whole)
        }
        // One word does not fix a head that ends as in Python.
        if tokens[endOfLine(of: position)].kind == .colon { replacement = nil }
        if let text = replacement?.text, position + 1 < tokens.count {
            replacement = rewritten(word, text, span, before: position + 1)
        }
        var error = SyntaxError(.foreignWord(word), span)
        error.replacement = replacement
        return error
    }

    /// `UIView *panel = [[UIView alloc] init];`, `NSArray *views = @[panel];`
    private func pointer(at type: Int) -> (span: Span, text: String)? {
        guard type + 2 < tokens.count, tokens[type + 1].kind == .times, tokens[type + 2].kind == .identifier else {
            return nil
        }
        let (kind, name) = (source.text(in: tokens[type].span), source.text(in: tokens[type + 2].span))
        let last = endOfLine(of: type)
        let end = tokens[last + 1]
        let whole = tokens[type].span.joined(
            with: end.kind == .semicolon && !end.startsLine ? end.span : tokens[last].span)
        let isAssigned = last > type + 3 && tokens[type + 3].kind == .assign
        guard isAssigned || last == type + 2 else { return nil }
        let value = isAssigned ? source.text(in: tokens[type + 4].span.joined(with: tokens[last].span)) : ""
        let isMade = value.hasPrefix("[[\(kind) alloc]") || value == "[\(kind) new]" || !isAssigned
        if isMade, let view = SourceText.declaration(of: String(name), ofClass: String(kind)) { return (whole, view) }
        let isArray = ["NSArray", "NSMutableArray"].contains(kind)
        let word: ReservedWord = kind == "NSMutableArray" ? .var : .let
        if isArray, isMade || value == "[\(kind) array]" {
            return (whole, "\(ReservedWord.var.rawValue) \(name) = []")
        }
        let literal = value.replacing("@[", with: "[").replacing("@\"", with: "\"").replacing("@(", with: "(")
        return !isAssigned || literal.hasPrefix("[") && !value.hasPrefix("@[") || literal.contains("@")
            ? nil : (whole, "\(word.rawValue) \(name) = \(literal)")
    }

    /// `VStack { a b }`, `stack column { a, b }`, `row(a, b)`
    private func stack(at position: Int) -> (span: Span, text: String)? {
        let words = { (place: Int) in source.text(in: tokens[place].span).lowercased() }
        guard ["stack", "row", "hstack", "column", "vstack"].contains(words(position)),
            let opening = tokens[position...].prefix(9).firstIndex(where: {
                $0.kind == .leftBrace || $0.kind == .leftBracket || $0.kind == .leftParen
            }), let closing = closers[opening]
        else { return nil }
        let inner = opening + 1..<closing
        guard inner.count > 1, inner.allSatisfy({ [.identifier, .comma].contains(tokens[$0].kind) }) else { return nil }
        let names = inner.filter { tokens[$0].kind == .identifier }.map { source.text(in: tokens[$0].span) }
        let isColumn = (position..<opening).contains { ["column", "vstack", "vertical"].contains(words($0)) }
        let axis: Axis = isColumn ? .vertical : .horizontal
        return (
            tokens[position].span.joined(with: tokens[closing].span),
            "[\(names.joined(separator: ", "))].\(Member.distribute.rawValue)(\(axis.rawValue), spacing: 8)"
        )
    }

    /// The replacement for a word before the next one.
    private func rewritten(
        _ word: ForeignWord, _ text: String, _ span: Span, before next: Int
    ) -> (span: Span, text: String)? {
        let declares = isReservedWord(.let, at: next) || isReservedWord(.var, at: next)
        if text == ReservedWord.let.rawValue, declares || isReservedWord(.func, at: next) {
            return (Span(span.lower, tokens[next].span.lower), "")
        }
        if text == ReservedWord.let.rawValue, tokens[next].kind == .identifier, endOfLine(of: next) == next {
            return withoutValues(from: next - 1)
        }
        if text.hasPrefix(".") {
            guard tokens[next].kind == .identifier, next + 1 == tokens.count - 1 || tokens[next + 1].startsLine else {
                return nil
            }
            return (span.joined(with: tokens[next].span), source.text(in: tokens[next].span) + text)
        }
        guard text == "" || text == "!" else { return (span, text) }
        if tokens[next].kind == .leftBrace { return nil }
        return (Span(span.lower, tokens[next].span.lower), text)
    }

    /// The word of another language between two values, here or just before.
    func foreignInfix() -> SyntaxError? {
        for position in [index, index - 1] where position >= 0 && tokens[position].kind == .identifier {
            let startsLine = position == 0 || tokens[position].startsLine
            if startsLine, ForeignWord.find(text(of: tokens[position].name), .statement) != nil { continue }
            if let share = share(saidAt: position) { return share }
            if let word = ForeignWord.find(text(of: tokens[position].name), .infix) {
                return foreign(word, at: position)
            }
        }
        return nil
    }

    /// `equalTo(30% of root)`
    private func share(saidAt word: Int) -> SyntaxError? {
        guard source.text(in: tokens[word].span) == "of", word > 3, tokens[word - 1].kind == .remainder,
            tokens[word - 2].kind == .number, tokens[word - 3].kind == .leftParen, let close = closers[word - 3],
            close > word + 1, let number = Double(source.text(in: tokens[word - 2].span))
        else { return nil }
        let place = tokens[word - 2].span
        let whole = source.text(in: tokens[word + 1].span.joined(with: tokens[close - 1].span))
        return SyntaxError(
            .percent, place.joined(with: tokens[close - 1].span),
            replacement: (
                place.joined(with: tokens[close].span),
                "\(whole)).\(Member.multipliedBy.rawValue)(\((number / 100).spelled(decimals: 6)))"
            ))
    }

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

    /// `f"hello {name}"`
    func prefixedString() -> SyntaxError? {
        isString(current) && current.isAdjacent && previous.kind == .identifier && !isCallable(previous)
            ? prefixedString(current, behind: previous) : nil
    }

    func prefixedString(_ string: Token, behind word: Token) -> SyntaxError {
        let prefix = source.text(in: word.span)
        let text = source.text(in: string.span)
        let contents = String(text.dropFirst().dropLast())
        let replaced = prefix.lowercased() == "f" ? contents.interpolated(from: "{").map { "\"\($0)\"" } : text
        guard string.kind == .string, let replaced else { return SyntaxError(.stringPrefix(prefix), word.span) }
        return SyntaxError(
            .stringPrefix(prefix), word.span, replacement: (word.span.joined(with: string.span), replaced))
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
        if let word = ForeignWord.find(receiver, .name) { return foreign(word, at: opening + 1) }
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
