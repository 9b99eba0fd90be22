internal import LayoutTerms
internal import Diagnostics
internal import Vocabulary

// Declarations, and statements about views and files.
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
            if following == nil || current.kind == .end { throw unexpected(.parent) }
            parent = try beforeBrace { (parser) throws(Rejection) in try parser.postfix() }
            tallest = max(tallest, height)
        }
        return try statement(.views(kind, views, parent: parent), from: start, height: tallest)
    }

    mutating func viewWord() throws(Rejection) -> ViewKind {
        guard let kind = ViewKind(rawValue: text(of: current.name)) else { throw unexpected(.kindOfView) }
        advance()
        return kind
    }

    mutating func newView(of kind: ViewKind, onNewLine: Bool = false) throws(Rejection) -> Statement.NewView {
        height = 0
        let name = try declaredName(.nameOfView, onNewLine: onNewLine)
        switch following {
        case nil, .comma, .semicolon, .rightBrace, .end: return Statement.NewView(name: name, content: nil)
        case .reserved where isReserved(.in): return Statement.NewView(name: name, content: nil)
        default:
            if current.kind.isReported { throw Rejection(nil) }
            // A sign starts no text and no size.
            guard kind.showsContent, ![.assign, .colon, .minus].contains(current.kind) else {
                throw Rejection(.contentOfView(StatementWord(rawValue: kind.rawValue) ?? .view), current.span)
            }
            let content = try beforeBrace { (parser) throws(Rejection) in try parser.expression() }
            return Statement.NewView(name: name, content: content)
        }
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
        let name = try declaredName(.name)
        guard accept(.assign) else { throw unexpected(.punctuation(.assign)) }
        let value = try expression()
        return try statement(
            .variable(name, isConstant: isConstant, type: nil, value: value), from: start, height: height)
    }

    mutating func functionStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let name = try declaredName(.nameOfFunction)
        let parameters = try parameters()
        let saved = (loopDepth, functionDepth)
        (loopDepth, functionDepth) = (0, functionDepth + 1)
        defer { (loopDepth, functionDepth) = saved }
        let body = try block()
        let function = FunctionSyntax(parameters: parameters, body: body, span: span(from: start))
        return try statement(.function(name, function), from: start, height: height)
    }

    package mutating func parameters() throws(Rejection) -> [FunctionSyntax.Parameter] {
        let opening = index
        guard accept(.leftParen) else { throw unexpected(.punctuation(.leftParen)) }
        let wereNewlinesEnding = newlinesEnd
        newlinesEnd = false
        defer { newlinesEnd = wereNewlinesEnding }
        openBrackets.append(opening)
        var parameters: [FunctionSyntax.Parameter] = []
        if !accept(.rightParen) {
            repeat {
                if current.kind == .end { throw unclosed(at: opening, expected: .parameter) }
                try addParameter(to: &parameters)
            } while accept(.comma)
            guard accept(.rightParen) else { throw unclosed(at: opening, expected: .commaOr(.rightParen)) }
        }
        openBrackets.removeLast()
        return parameters
    }

    mutating func addParameter(to parameters: inout [FunctionSyntax.Parameter]) throws(Rejection) {
        let name = try declaredName(.parameter)
        if let first = parameters.first(where: { $0.name.name == name.name }) {
            let others = parameters.map { text(of: $0.name.name) }
            report(
                SyntaxError(
                    .duplicateParameter(text(of: name.name), besides: others), name.span,
                    related: SyntaxError.Related(span: first.name.span, .firstDeclaration)))
        }
        if parameters.count == Self.parameterLimit {
            throw Rejection(.tooManyParameters(limit: Self.parameterLimit), name.span)
        }
        parameters.append(FunctionSyntax.Parameter(name: name))
    }

    mutating func importStatement() throws(Rejection) -> Statement {
        let start = current.span
        if blockDepth > 0 { report(SyntaxError(.importNotAtTop, start)) }
        advance()
        guard following == .string || following == .stringHead else { throw unexpected(.file) }
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
    /// Whether text or a size can follow the name of such a view.
    package var showsContent: Bool {
        switch self {
        case .label, .button, .image, .field: true
        case .view, .scroll, .guide: false
        }
    }
}
