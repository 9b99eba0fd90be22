internal import Masonry

/// Reads Swift, as screens with SnapKit are written in, into the syntax tree by recursive descent.
///
/// What stands behind a dot is told to the object, as in Objective-C. Types are read past.
struct SwiftParser {
    let source: SourceText
    let names: NameTable
    let tokens: [Token]
    let outline: SwiftOutline
    var index = 0
    var errors: [SyntaxError]
    var nesting = 0
    /// The height of the tree that was read last.
    var height = 0
    var isIncomplete = false
    /// The variables and functions of each open block.
    var scopes: [Set<Name>]
    /// The type whose members are read.
    var currentType: Name?
    /// Whether a `{` may open a closure that is a call's last argument, as it may not in a head.
    var allowsTrailingClosure = true
    /// For each closure without parameters that is open, how many of `$0`, `$1` … it uses.
    var shorthands: [Int] = []
    /// Types that are declared in other types, to stand before what they were read in.
    var inner: [Statement] = []
    /// Methods that stand outside of a class.
    var looseMethods: [ClassSyntax.Method] = []
    /// Whether there are methods to start, and the name of the class that was read last.
    var hasMethods = false
    var lastClass: Span?
    private let errorLimit: Int
    private let interruption: Interruption?

    private init(_ source: SourceText, names: NameTable, errorLimit: Int, interruption: Interruption?) {
        var lexer = Lexer(source, names: names, errorLimit: errorLimit, interruption: interruption)
        lexer.readAll()
        self.source = source
        self.names = names
        self.errorLimit = errorLimit
        self.interruption = interruption
        tokens = lexer.tokens
        errors = lexer.errors
        outline = SwiftOutline(lexer.tokens, names)
        scopes = [outline.globals]
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
        var parser = SwiftParser(source, names: names, errorLimit: errorLimit, interruption: interruption)
        return parser.program()
    }

    mutating func program() -> Program {
        var statements: [Statement] = []
        while current.kind != .end, errors.count <= errorLimit, interruption?.reason == nil {
            let start = index
            do {
                let read = try declaration()
                statements += inner + read
                inner = []
            } catch {
                note(error)
                recover(from: start)
            }
        }
        if let method = looseMethods.first {
            let place = method.function.parameters.first?.name.span ?? method.function.span
            lastClass = place
            let name = DeclaredName(name: names.intern("(pasted)"), span: place)
            statements.append(
                Statement(
                    kind: .class(type(name, superclass: nil, [], looseMethods, isImplied: true)), span: place))
        }
        if hasMethods, let place = lastClass { statements.append(Statement(kind: .start, span: place)) }
        errors.sort { $0.span.lower < $1.span.lower }
        if errors.count > errorLimit {
            let last = errors[errorLimit].span
            errors.removeLast(errors.count - errorLimit)
            errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), last))
        }
        return Program(source: source, statements: statements, errors: errors, isIncomplete: isIncomplete)
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

    /// A word that the language itself or only Swift reserves.
    func isWord(_ text: String, ahead distance: Int = 0) -> Bool {
        let token = token(ahead: distance)
        return (token.kind == .identifier || token.kind == .reserved) && names.text(token.name) == text
    }

    mutating func accept(_ word: String) -> Bool {
        guard isWord(word) else { return false }
        advance()
        return true
    }

    func span(from start: Span) -> Span { start.joined(with: previous.span) }

    func isName(_ token: Token) -> Bool { token.kind == .identifier }

    mutating func name(_ expected: String) throws(Rejection) -> DeclaredName {
        let token = current
        guard isName(token) else { throw unexpected(expected) }
        advance()
        return DeclaredName(name: token.name, span: token.span)
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
        if current.kind == .end, errors.contains(where: { $0.span == error.span }) { return }
        errors.append(error)
    }

    /// Goes on at the next line outside of brackets, behind the statement that could not be read.
    mutating func recover(from start: Int) {
        if index == start { advance() }
        var depth = 0
        while current.kind != .end {
            if depth == 0, current.startsLine { return }
            switch current.kind {
            case .leftBrace, .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth = max(0, depth - 1)
            case .rightBrace:
                if depth == 0 { return }
                depth -= 1
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

    // MARK: Nesting

    mutating func nested<Result>(
        _ read: (inout SwiftParser) throws(Rejection) -> Result
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

    // MARK: Names

    mutating func declare(_ name: Name) { scopes[scopes.count - 1].insert(name) }

    func isLocal(_ name: Name) -> Bool { scopes.contains { $0.contains(name) } }

    mutating func scoped<Result>(
        _ read: (inout SwiftParser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        scopes.append([])
        defer { scopes.removeLast() }
        return try nested(read)
    }

    /// Whether a word without anything before it is a member of what `self` is.
    func isOfSelf(_ name: Name) -> Bool {
        guard let currentType, !isLocal(name) else { return false }
        return outline.isMember(name, of: currentType) || SwiftName.ofSelf.contains(names.text(name))
    }

    func ownSelf(at span: Span) -> Expression {
        Expression(kind: .name(names.intern(Builtin.`self`.rawValue)), span: span)
    }

    func startsUppercase(_ name: Name) -> Bool { names.text(name).unicodeScalars.first?.properties.isUppercase == true }
}
