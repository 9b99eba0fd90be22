internal import LayoutTerms
internal import Diagnostics
internal import Vocabulary

// Declarations, and statements about views and files.
extension Parser {
    mutating func screenStatement() -> Statement {
        let start = current.span
        advance()
        let size = expression()
        return statement(.screen(size), from: start, height: height)
    }

    mutating func viewStatement() -> Statement {
        let start = current.span
        let kind = viewWord()
        var views = [newView(of: kind)]
        var tallest = height
        while accept(.comma) {
            views.append(newView(of: kind, onNewLine: true))
            tallest = max(tallest, height)
        }
        var parent: Expression?
        if following == .reserved, isReserved(.in) {
            advance()
            if following == nil || current.kind == .end { fail(expecting: .parent) }
            parent = beforeBrace { $0.postfix() }
            tallest = max(tallest, height)
        }
        return statement(.views(kind, views, parent: parent), from: start, height: tallest)
    }

    mutating func viewWord() -> ViewKind {
        guard let kind = ViewKind(rawValue: text(of: current.name)) else {
            fail(expecting: .kindOfView)
            return .view
        }
        advance()
        return kind
    }

    mutating func newView(of kind: ViewKind, onNewLine: Bool = false) -> Statement.NewView {
        height = 0
        let name = declaredName(.nameOfView, onNewLine: onNewLine)
        switch following {
        case nil, .comma, .semicolon, .rightBrace, .end: return Statement.NewView(name: name, content: nil)
        case .reserved where isReserved(.in): return Statement.NewView(name: name, content: nil)
        default:
            // A sign starts no text and no size.
            guard kind.showsContent, !current.kind.isReported, ![.assign, .colon, .minus].contains(current.kind) else {
                let problem = SyntaxProblem.contentOfView(StatementWord(rawValue: kind.rawValue) ?? .view)
                fail(current.kind.isReported ? nil : SyntaxError(problem, current.span))
                return Statement.NewView(name: name, content: nil)
            }
            let content = beforeBrace { $0.expression() }
            return Statement.NewView(name: name, content: content)
        }
    }

    mutating func selectStatement() -> Statement {
        let start = current.span
        advance()
        var views = [expression()]
        var tallest = height
        while accept(.comma) {
            views.append(expression())
            tallest = max(tallest, height)
        }
        return statement(.select(views), from: start, height: tallest)
    }

    mutating func variableStatement() -> Statement {
        let start = current.span
        let isConstant = isReserved(.let)
        advance()
        let name = declaredName(.name)
        if !accept(.assign) { fail(expecting: .punctuation(.assign)) }
        let value = expression()
        return statement(
            .variable(name, isConstant: isConstant, type: nil, value: value), from: start, height: height)
    }

    mutating func functionStatement() -> Statement {
        let start = current.span
        advance()
        let name = declaredName(.nameOfFunction)
        let parameters = parameters()
        let saved = (loopDepth, functionDepth)
        (loopDepth, functionDepth) = (0, functionDepth + 1)
        defer { (loopDepth, functionDepth) = saved }
        let body = block()
        let function = FunctionSyntax(parameters: parameters, body: body, span: span(from: start))
        return statement(.function(name, function), from: start, height: height)
    }

    package mutating func parameters() -> [FunctionSyntax.Parameter] {
        let opening = index
        guard accept(.leftParen) else {
            fail(expecting: .punctuation(.leftParen))
            return []
        }
        let wereNewlinesEnding = newlinesEnd
        newlinesEnd = false
        openBrackets.append(opening)
        defer {
            newlinesEnd = wereNewlinesEnding
            openBrackets.removeLast()
        }
        var parameters: [FunctionSyntax.Parameter] = []
        if !accept(.rightParen) {
            repeat {
                if current.kind == .end { failUnclosed(opening, expecting: .parameter) }
                addParameter(to: &parameters)
            } while accept(.comma)
            if !accept(.rightParen) { failUnclosed(opening, expecting: .commaOr(.rightParen)) }
        }
        return parameters
    }

    mutating func addParameter(to parameters: inout [FunctionSyntax.Parameter]) {
        let name = declaredName(.parameter)
        if name.isMissing { return }
        if let first = parameters.first(where: { $0.name.name == name.name }) {
            let others = parameters.map { text(of: $0.name.name) }
            report(
                SyntaxError(
                    .duplicateParameter(text(of: name.name), besides: others), name.span,
                    related: SyntaxError.Related(span: first.name.span, .firstDeclaration)))
        }
        if parameters.count == Self.parameterLimit {
            return fail(.tooManyParameters(limit: Self.parameterLimit), name.span)
        }
        parameters.append(FunctionSyntax.Parameter(name: name))
    }

    mutating func importStatement() -> Statement {
        let start = current.span
        if blockDepth > 0 { report(SyntaxError(.importNotAtTop, start)) }
        advance()
        height = 1
        let file = following == .string || following == .stringHead ? string() : missing(.file)
        return statement(.import(file), from: start, height: height)
    }

    mutating func expectStatement() -> Statement {
        let start = current.span
        advance()
        if startsScreenRange { return screenExpectation(from: start) }
        let condition = expression()
        var tallest = height
        var message: Expression?
        if accept(.comma) {
            message = expression()
            tallest = max(tallest, height)
        }
        return statement(.expect(condition, message: message), from: start, height: tallest)
    }
}

extension ViewKind {
    /// Whether text or a size can follow the name of such a view.
    package var showsContent: Bool {
        switch self {
        case .label, .button, .image, .field: true
        case .view, .scroll, .guide: false
        }
    }
}
