internal import Masonry

/// Reads Objective-C into the syntax tree by recursive descent: a method per production of `Grammar.txt`, of the same name.
///
/// Types are read and left out, but for whole numbers, whose division drops the fraction.
struct ObjectiveCParser {
    let source: SourceText
    let names: NameTable
    let words: ObjectiveCWords
    let tokens: [Token]
    /// For each token the place of its text, which is a macro's where the token is.
    let texts: [Span]
    var index = 0
    let headers: [String]
    var errors: [SyntaxError]
    var nesting = 0
    /// The height of the tree that was read last.
    var height = 0
    var isIncomplete = false
    /// The variables of each open block, and whether they hold whole numbers.
    var scopes: [[Name: Bool]] = [[:]]
    /// What the source says of each class's storage.
    var classes: [Name: ClassNotes] = [:]
    /// The class whose methods are read.
    var currentClass: Name?
    /// Methods and properties that stand outside of a class.
    var looseMethods: [ClassSyntax.Method] = []
    var looseProperties: [ClassSyntax.Property] = []
    /// Whether there are methods to start, and the name of the class that was read last.
    var hasMethods = false
    var lastClass: Span?
    /// What stands between the methods of a class.
    var extraStatements: [Statement] = []

    struct ClassNotes {
        var superclass: Name?
        var storageNames: [Name: Name] = [:]
        var wholeProperties: Set<Name> = []
        var hasOwnView = false
    }

    private let errorLimit: Int
    private let interruption: Interruption?

    private init(_ source: SourceText, names: NameTable, errorLimit: Int, interruption: Interruption?) {
        var lexer = Lexer(source, names: names, errorLimit: errorLimit, interruption: interruption)
        lexer.readAll()
        self.errorLimit = errorLimit
        self.interruption = interruption
        var preprocessor = Preprocessor(source, names: names)
        preprocessor.run(lexer.tokens)
        self.source = source
        self.names = names
        words = ObjectiveCWords(names)
        tokens = preprocessor.tokens
        texts = preprocessor.texts
        headers = preprocessor.headers
        errors = lexer.errors + preprocessor.errors
        isIncomplete = lexer.errors.contains { $0.problem == .unterminatedComment }
    }

    /// Reads a whole source.
    ///
    /// - Parameters:
    ///   - errorLimit: how many errors are reported.
    ///   - interruption: ends reading early.
    static func program(
        of source: SourceText, names: NameTable, errorLimit: Int, interruption: Interruption?
    ) -> Program {
        var parser = ObjectiveCParser(source, names: names, errorLimit: errorLimit, interruption: interruption)
        return parser.program()
    }

    mutating func program() -> Program {
        var statements: [Statement] = []
        while current.kind != .end, errors.count <= errorLimit, interruption?.reason == nil {
            let start = index
            do {
                if let read = try declaration() { statements += extraStatements + read }
                extraStatements = []
            } catch {
                note(error)
                recover(from: start)
            }
        }
        if !looseMethods.isEmpty || !looseProperties.isEmpty { statements.append(impliedClass()) }
        if hasMethods, let place = lastClass { statements.append(Statement(kind: .start, span: place)) }
        errors.sort { $0.span.lower < $1.span.lower }
        if errors.count > errorLimit {
            let last = errors[errorLimit].span
            errors.removeLast(errors.count - errorLimit)
            errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), last))
        }
        return Program(
            source: source, statements: statements, errors: errors, headers: headers, isIncomplete: isIncomplete)
    }

    // MARK: Tokens

    var current: Token { tokens[index] }
    var previous: Token { tokens[max(0, index - 1)] }

    func token(ahead distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

    mutating func advance() {
        if index < tokens.count - 1 { index += 1 }
    }

    mutating func accept(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    mutating func expect(_ kind: Token.Kind) throws(Rejection) {
        if !accept(kind) { throw unexpected("`\(kind.spelling ?? "")`") }
    }

    func isReserved(_ word: ReservedWord, ahead distance: Int = 0) -> Bool {
        let token = token(ahead: distance)
        return token.kind == .reserved && ReservedWord(token.name) == word
    }

    func isWord(_ text: String, ahead distance: Int = 0) -> Bool {
        let token = token(ahead: distance)
        return token.kind == .identifier && names.text(token.name) == text
    }

    mutating func accept(_ word: String) -> Bool {
        guard isWord(word) else { return false }
        advance()
        return true
    }

    /// `@` and a word behind it.
    func isAt(_ word: String) -> Bool {
        guard current.kind == .at else { return false }
        let token = token(ahead: 1)
        return (token.kind == .identifier || token.kind == .reserved) && names.text(token.name) == word
    }

    mutating func acceptAt(_ word: String) -> Bool {
        guard isAt(word) else { return false }
        advance()
        advance()
        return true
    }

    /// The text that the token at an index was read from.
    func text(at index: Int) -> String { source.text(in: texts[index]) }

    func span(from start: Span) -> Span { start.joined(with: previous.span) }

    /// A word, reserved ones that Objective-C does not reserve among them.
    mutating func name(_ expected: String) throws(Rejection) -> DeclaredName {
        let token = current
        guard isName(token) else { throw unexpected(expected) }
        advance()
        return DeclaredName(name: token.name, span: token.span)
    }

    func isName(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier: true
        case .reserved:
            switch ReservedWord(token.name) {
            case .let, .var, .func, .in: true
            default: false
            }
        default: false
        }
    }

    // MARK: Failing

    func unexpected(_ expected: String) -> Rejection {
        let token = current
        if token.kind == .invalid { return Rejection(nil) }
        let found = token.kind == .end ? "the end" : "`\(source.text(in: token.span))`"
        let place = token.kind == .end && index > 0 ? previous.span.atEnd : token.span
        return Rejection(.expected(expected, found: found), place)
    }

    mutating func note(_ rejection: Rejection) {
        guard let error = rejection.error else { return }
        if current.kind == .end, errors.isEmpty { isIncomplete = true }
        // One end is enough of a reason.
        if current.kind == .end, errors.contains(where: { $0.span == error.span }) { return }
        errors.append(error)
    }

    /// Goes on behind the statement that could not be read.
    mutating func recover(from start: Int) {
        if index == start { advance() }
        var depth = 0
        while current.kind != .end {
            switch current.kind {
            case .leftBrace, .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth = max(0, depth - 1)
            case .rightBrace:
                if depth == 0 { return }
                depth -= 1
                if depth == 0 {
                    advance()
                    return
                }
            case .semicolon where depth == 0:
                advance()
                return
            case .at where depth == 0 && isAt("end"): return
            default: break
            }
            advance()
        }
    }

    /// Passes over what is in brackets, the current token being the one that opens.
    mutating func skipBalanced() {
        var depth = 0
        repeat {
            switch current.kind {
            case .leftBrace, .leftParen, .leftBracket: depth += 1
            case .rightBrace, .rightParen, .rightBracket: depth -= 1
            case .end: return
            default: break
            }
            advance()
        } while depth > 0
    }

    mutating func skip(past kind: Token.Kind) {
        while current.kind != .end, !accept(kind) {
            if [.leftBrace, .leftParen, .leftBracket].contains(current.kind) { skipBalanced() } else { advance() }
        }
    }

    // MARK: Nesting

    mutating func nested<Result>(
        _ read: (inout ObjectiveCParser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        if nesting >= Parser.nestingLimit {
            throw Rejection(.nestingTooDeep(limit: Parser.nestingLimit), current.span)
        }
        nesting += 1
        defer { nesting -= 1 }
        return try read(&self)
    }

    /// An expression one higher than the highest of its parts.
    mutating func expression(_ kind: Expression.Kind, _ start: Span, above parts: Int) throws(Rejection) -> Expression {
        let span = span(from: start)
        height = parts + 1
        if height > Parser.heightLimit { throw Rejection(.expressionTooLong(limit: Parser.heightLimit), span) }
        return Expression(kind: kind, span: span)
    }

    // MARK: Scopes

    mutating func declare(_ name: Name, isWhole: Bool) { scopes[scopes.count - 1][name] = isWhole }

    mutating func scoped<Result>(
        _ read: (inout ObjectiveCParser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        scopes.append([:])
        defer { scopes.removeLast() }
        return try nested(read)
    }
}

/// The names that the parser puts in the tree itself.
struct ObjectiveCWords {
    let `self`: Name
    let view: Name
    let elementAt: Name
    let setElement: Name
    let atIndexedSubscript: Name
    let pointee: Name
    let setPointee: Name

    init(_ names: NameTable) {
        self.`self` = names.intern("self")
        view = names.intern("view")
        elementAt = names.intern(LibraryMessage.elementAt.rawValue.filter { $0 != ":" })
        setElement = names.intern("setObject")
        atIndexedSubscript = names.intern("atIndexedSubscript")
        pointee = names.intern(LibraryMessage.pointee.rawValue)
        setPointee = names.intern(LibraryMessage.setPointee.rawValue.filter { $0 != ":" })
    }
}
