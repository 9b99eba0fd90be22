internal import Masonry

// Statements that declare: views, variables, functions; and those that speak of views.
extension Parser {
    mutating func screenStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let size = try expression()
        return try statement(.screen(size), from: start, height: height)
    }

    mutating func viewStatement() throws(Rejection) -> Statement {
        let start = current.span
        let kind = try viewWord()
        var views = [try newView(of: kind)]
        var tallest = height
        while accept(.comma) {
            views.append(try newView(of: kind, onNewLine: true))
            tallest = max(tallest, height)
        }
        var parent: Expression?
        if following == .reserved, isReserved(.in) {
            advance()
            try checkParent()
            parent = try withoutBlock(postfix(), behind: views, kind)
            tallest = max(tallest, height)
        }
        return try statement(.views(kind, views, parent: parent), from: start, height: tallest)
    }

    /// The parent without a block behind it, as in `view a in card { … }`: what that says stands in statements of its own.
    private mutating func withoutBlock(
        _ parent: Expression, behind views: [Statement.NewView], _ kind: ViewKind
    ) -> Expression {
        guard case .call(let callee, let arguments) = parent.kind, arguments.count == 1, arguments[0].isTrailing,
            case .name = callee.kind, views.count == 1
        else { return parent }
        let brace = arguments[0].value.span.lower
        let start = source.text(in: Span(brace + 1, arguments[0].value.span.upper)).trimmed.prefix(while: \.isLetter)
        let view = source.text(in: views[0].name.span)
        let indentation = indentation(ofLineAt: callee.span.lower)
        let chain = Builtin(rawValue: String(start)).flatMap { $0.isChainWord ? $0 : nil }
        report(
            SyntaxError(
                .blockOfView(StatementWord(rawValue: kind.rawValue) ?? .view), Span(brace, brace + 1),
                replacement: chain.map {
                    (Span(callee.span.upper, brace + 1), "\n\(indentation)\(view).\($0.rawValue)Constraints {")
                }))
        return callee
    }

    /// A parent stands on the line of its `in`.
    private func checkParent() throws(Rejection) {
        guard following == nil || current.kind == .end else { return }
        let place = Span(tokens[index - 2].span.upper, previous.span.upper)
        throw Rejection(
            SyntaxError(.expected("the parent's name", found: found), previous.span.atEnd, replacement: (place, "")))
    }

    mutating func viewWord() throws(Rejection) -> ViewKind {
        guard let kind = ViewKind(rawValue: text(of: current.name)) else {
            throw unexpected(expected: "a kind of view")
        }
        advance()
        return kind
    }

    mutating func newView(of kind: ViewKind, onNewLine: Bool = false) throws(Rejection) -> Statement.NewView {
        height = 0
        if previous.kind == .comma, isReserved(.in) {
            throw Rejection(
                SyntaxError(.trailingComma, previous.span, replacement: (previous.span, "")))
        }
        if previous.kind == .comma, isString(current), kind.showsContent, tokens[index - 2].kind == .identifier {
            // `button ok, "OK"`
            throw Rejection(
                SyntaxError(
                    .signInView(StatementWord(rawValue: kind.rawValue) ?? .view, ","), previous.span,
                    replacement: (previous.span, "")))
        }
        let name = try declaredName("a name for the view", onNewLine: onNewLine)
        switch following {
        case nil, .comma, .semicolon, .rightBrace, .end: return Statement.NewView(name: name, content: nil)
        case .reserved where isReserved(.in): return Statement.NewView(name: name, content: nil)
        default:
            try checkContent(of: kind)
            let content = try expression()
            if case .call(let callee, let arguments) = content.kind, case .text = callee.kind, let last = arguments.last
            {
                throw Rejection(.contentAfterText(StatementWord(rawValue: kind.rawValue) ?? .view), last.labelSpan)
            }
            return Statement.NewView(name: name, content: content)
        }
    }

    /// What follows the name of a view that shows nothing is a mistake.
    private func checkContent(of kind: ViewKind) throws(Rejection) {
        let word = StatementWord(rawValue: kind.rawValue) ?? .view
        let token = current
        if token.kind == .invalid { throw Rejection(nil) }
        if kind.showsContent {
            let next = self.token(ahead: 1)
            let value = next.kind == .colon ? self.token(ahead: 2) : next
            let isWord = token.kind == .identifier && value.kind == .string && !value.startsLine
            guard token.kind == .assign || token.kind == .colon || isWord else { return }
            if let object = objectOfView(word) ?? propertyInDeclaration(word) { throw Rejection(object) }
            if isWord, next.isAdjacent, next.kind == .string { throw Rejection(prefixedString(next, behind: token)) }
            throw Rejection(
                SyntaxError(
                    .signInView(word, source.text(in: token.span)), token.span,
                    replacement: (
                        Span(previous.span.upper, isWord && next.kind == .colon ? next.span.upper : token.span.upper),
                        ""
                    )))
        }
        if token.kind == .dot, previous.startsLine, index > 1, tokens[index - 2].kind == .comma {
            let comma = tokens[index - 2].span
            throw Rejection(SyntaxError(.trailingComma, comma, replacement: (comma, "")))
        }
        if token.kind == .leftBrace { throw Rejection(blockOfView(word)) }
        if token.kind == .leftParen, self.token(ahead: 1).kind == .identifier, self.token(ahead: 2).kind == .rightParen
        {
            let parent = source.text(in: self.token(ahead: 1).span)
            throw Rejection(
                SyntaxError(
                    .missingIn, token.span,
                    replacement: (
                        Span(previous.span.upper, self.token(ahead: 2).span.upper),
                        " \(ReservedWord.in.rawValue) \(parent)"
                    )))
        }
        if let error = typeOfView(word) ?? sizeOfView(word) ?? colorOfView(word) ?? commentOfView {
            throw Rejection(error)
        }
        if token.kind == .colon || token.kind == .dot,
            self.token(ahead: 1).startsLine || self.token(ahead: 1).kind == .end
        {
            throw Rejection(SyntaxError(.contentOfView(word), token.span, replacement: (token.span, "")))
        }
        let rest = tokens[(index + 1)...].prefix {
            !$0.startsLine && ![.semicolon, .rightBrace, .end].contains($0.kind)
        }
        if let object = objectOfView(word) { throw Rejection(object) }
        if token.kind == .identifier, rest.contains(where: { $0.kind == .number || $0.kind == .size }) {
            // `view a with width 100`, `view a at 10, 10`
            throw Rejection(.contentOfView(word), rest.last.map { token.span.joined(with: $0.span) } ?? token.span)
        }
        if token.kind == .identifier, self.token(ahead: 1).kind == .identifier, !self.token(ahead: 1).startsLine {
            if !isParent(token.name), let names = namesWithoutCommas() {
                throw Rejection(SyntaxError(.missingComma, token.span, replacement: names))
            }
            throw Rejection(SyntaxError(.missingIn, token.span, replacement: (token.span, ReservedWord.in.rawValue)))
        }
        guard token.kind == .identifier, ForeignWord.find(text(of: token.name), .infix) == nil else {
            throw Rejection(.contentOfView(word), token.span)
        }
        if [.dot, .leftParen].contains(self.token(ahead: 1).kind) {
            throw Rejection(
                SyntaxError(
                    .missingSeparator(found: found), token.span,
                    replacement: (Span(previous.span.upper, token.span.lower), "\n")))
        }
        if isParent(token.name) {
            throw Rejection(
                SyntaxError(
                    .missingIn, token.span, replacement: (previous.span.atEnd, " \(ReservedWord.in.rawValue)")))
        }
        throw Rejection(SyntaxError(.missingComma, token.span, replacement: (previous.span.atEnd, ",")))
    }

    /// `view bar "red"` and `view bar "#ff8800"`: a colour is assigned.
    private func colorOfView(_ word: StatementWord) -> SyntaxError? {
        guard current.kind == .string, case let text = source.text(in: current.span),
            View.isColor(String(text.dropFirst().dropLast()))
        else { return nil }
        let assignment = "; \(source.text(in: previous.span)).\(Member.color.rawValue) = \(text)"
        return SyntaxError(
            .contentOfView(word), current.span,
            replacement: (Span(previous.span.upper, current.span.upper), assignment))
    }

    /// Whether a name is declared before the current token as one of a view.
    private func isParent(_ name: Name) -> Bool {
        looksFar
            && tokens[..<index].indices.contains { position in
                tokens[position].name == name && tokens[position].kind == .identifier && position > 0
                    && (statementWord(at: position - 1)?.declaresView ?? false)
            }
    }

    /// `view a = UIView()` and `label title = UILabel("Hi")`: a declaration makes the view.
    private func objectOfView(_ word: StatementWord) -> SyntaxError? {
        let rest = tokens[(index + 1)...].prefix {
            !$0.startsLine && ![.semicolon, .rightBrace, .end].contains($0.kind)
        }
        guard current.kind == .assign, let first = rest.first, let last = rest.last,
            first.kind == .leftBracket || rest.contains(where: { $0.kind == .leftParen }),
            first.kind == .leftBracket || source.text(in: first.span).first?.isUppercase == true
        else { return nil }
        let text = rest.first(where: isString).map { " \(source.text(in: $0.span))" } ?? ""
        let showsContent = ViewKind(rawValue: word.rawValue)?.showsContent ?? false
        return SyntaxError(
            showsContent ? .signInView(word, source.text(in: current.span)) : .contentOfView(word), current.span,
            replacement: (Span(previous.span.upper, last.span.upper), text))
    }

    mutating func selectStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        var views = [try expression()]
        var tallest = height
        while accept(.comma) {
            views.append(try expression())
            tallest = max(tallest, height)
        }
        return try statement(.select(views), from: start, height: tallest)
    }

    mutating func variableStatement() throws(Rejection) -> Statement {
        let start = current.span
        let isConstant = isReserved(.let)
        advance()
        let name = try declaredName("a name")
        guard accept(.assign) else { throw unexpected(expected: "`=`") }
        let value = try expression()
        return try statement(
            .variable(name, isConstant: isConstant, type: nil, value: value), from: start, height: height)
    }

    mutating func functionStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let name = try declaredName("a name for the function")
        let parameters = try parameters()
        let saved = (loopDepth, functionDepth)
        (loopDepth, functionDepth) = (0, functionDepth + 1)
        defer { (loopDepth, functionDepth) = saved }
        let body = try block()
        let function = FunctionSyntax(parameters: parameters, body: body, span: span(from: start))
        return try statement(.function(name, function), from: start, height: height)
    }

    mutating func parameters() throws(Rejection) -> [FunctionSyntax.Parameter] {
        let opening = index
        guard accept(.leftParen) else { throw unexpected(expected: "`(`") }
        let wereNewlinesEnding = newlinesEnd
        newlinesEnd = false
        defer { newlinesEnd = wereNewlinesEnding }
        openBrackets.append(opening)
        var parameters: [FunctionSyntax.Parameter] = []
        if !accept(.rightParen) {
            repeat {
                if current.kind == .end { throw unclosed(at: opening, expected: "a parameter") }
                try addParameter(to: &parameters)
            } while accept(.comma)
            guard accept(.rightParen) else { throw unclosed(at: opening, expected: "`,` or `)`") }
        }
        openBrackets.removeLast()
        return parameters
    }

    mutating func addParameter(to parameters: inout [FunctionSyntax.Parameter]) throws(Rejection) {
        if isReserved(.var) || isReserved(.let), token(ahead: 1).kind == .identifier {
            let word = source.text(in: current.span)
            let place = Span(current.span.lower, token(ahead: 1).span.lower)
            throw Rejection(SyntaxError(.variableAsParameter(word), current.span, replacement: (place, "")))
        }
        let name = try declaredName("a parameter")
        if let first = parameters.first(where: { $0.name.name == name.name }) {
            report(
                SyntaxError(
                    .duplicateParameter(text(of: name.name)), name.span,
                    related: SyntaxError.Related(span: first.name.span, message: "first declared here"),
                    replacement: (
                        name.span,
                        Self.name(like: text(of: name.name), besides: parameters.map { text(of: $0.name.name) })
                    )))
        }
        if parameters.count == Self.parameterLimit {
            throw Rejection(.tooManyParameters(limit: Self.parameterLimit), name.span)
        }
        parameters.append(FunctionSyntax.Parameter(name: name))
    }

    /// A name with a number behind it that no other has.
    private static func name(like text: String, besides others: [String]) -> String {
        (2...).lazy.map { "\(text)\($0)" }.first { !others.contains($0) } ?? text
    }

    mutating func importStatement() throws(Rejection) -> Statement {
        let start = current.span
        if blockDepth > 0 { report(SyntaxError(.importNotAtTop, start)) }
        advance()
        guard following == .string || following == .stringHead else {
            throw unexpected(expected: "a file's name in quotes")
        }
        let file = try string()
        return try statement(.import(file), from: start, height: height)
    }

    mutating func expectStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let condition = try expression()
        var tallest = height
        var message: Expression?
        if accept(.comma) {
            message = try expression()
            tallest = max(tallest, height)
        }
        return try statement(.expect(condition, message: message), from: start, height: tallest)
    }
}

extension ViewKind {
    /// Whether a text or a size may follow the name of such a view.
    fileprivate var showsContent: Bool {
        switch self {
        case .label, .button, .image, .field: true
        case .view, .scroll, .guide: false
        }
    }
}
