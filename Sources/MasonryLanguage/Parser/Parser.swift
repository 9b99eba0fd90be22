public import Masonry

/// Reads tokens into a syntax tree by recursive descent: a method per production of `Grammar.txt`, of the same name.
///
/// Every syntax error is reported, in order: a statement that fails is left at a place from where reading can go on.
public struct Parser {
    static let nestingLimit = 256
    /// The greatest height of a syntax tree, which bounds the recursion of everything that walks one.
    static let heightLimit = 1000
    static let parameterLimit = 255
    /// The number of errors that are reported unless said.
    public static let errorLimit = 1000

    let source: SourceText
    let names: NameTable
    var tokens: [Token]
    var index = 0
    var errors: [SyntaxError]
    /// Whether a new line ends a statement here.
    var newlinesEnd = true
    /// Whether a `{` behind a value is a closure given to it, rather than a body.
    var allowsTrailingClosure = true
    /// The `(` and `[` that are open in the statement being read.
    var openBrackets: [Int] = []
    /// The blocks and closures that are being read, innermost last.
    var openBraces: [OpenBrace] = []
    /// The token before which the innermost block ends although its `}` is missing.
    var endOfBlock: Int?
    var nesting = 0
    /// The height of the tree that was read last.
    var height = 0
    var loopDepth = 0
    var functionDepth = 0
    var blockDepth = 0
    var isIncomplete = false
    var hasReportedEnd = false
    var hasSoughtStrayBrace = false
    /// Statements of other languages that were passed over.
    var unreadable: [Unreadable] = []
    /// For each bracket the one that closes it; found when an error first needs it.
    var closers: [Int: Int]?

    private let interruption: Interruption?
    private let errorLimit: Int

    /// - Parameters:
    ///   - errorLimit: how many errors are reported.
    ///   - interruption: ends reading early.
    public init(
        _ source: SourceText, names: NameTable, errorLimit: Int = errorLimit, interruption: Interruption? = nil
    ) {
        var lexer = Lexer(source, names: names, errorLimit: errorLimit, interruption: interruption)
        lexer.readAll()
        self.interruption = interruption
        self.errorLimit = errorLimit
        self.source = source
        self.names = names
        tokens = lexer.tokens
        errors = lexer.errors
        isIncomplete = lexer.errors.contains { $0.problem == .unterminatedComment }
    }

    /// Reads a whole source.
    ///
    /// - Parameters:
    ///   - errorLimit: how many errors are reported.
    ///   - interruption: ends reading early.
    public static func program(
        of source: SourceText, names: NameTable, errorLimit: Int = errorLimit, interruption: Interruption? = nil
    ) -> Program {
        var parser = Parser(source, names: names, errorLimit: errorLimit, interruption: interruption)
        return parser.program()
    }

    mutating func program() -> Program {
        var statements: [Statement] = []
        DeepStack.run { statements = allStatements() }
        // Tokens are read before statements: sorting interleaves what the two reported.
        errors.sort { $0.span.lower < $1.span.lower }
        let last = errors.count > errorLimit ? errors[errorLimit].span : nil
        forgetUnreadable()
        removeRepetitions()
        if let last {
            errors.removeAll { $0.span.lower > last.lower }
            errors.removeLast(max(0, errors.count - errorLimit))
            errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), last))
        }
        return Program(source: source, statements: statements, errors: errors, isIncomplete: isIncomplete)
    }

    private mutating func allStatements() -> [Statement] {
        var statements: [Statement] = []
        while current.kind != .end, !isStopped {
            statements += self.statements()
            if current.kind == .rightBrace {
                report(SyntaxError(.unexpectedClosing("}"), tokens[strayBrace()].span))
                hasSoughtStrayBrace = true
                advance()
            }
        }
        return statements
    }

    /// Whether reading is to end before the source does.
    var isStopped: Bool { errors.count > errorLimit || interruption?.reason != nil }

    /// Signs of another language come in pairs: one report a line is enough, and of a whole class of Objective-C one.
    private mutating func removeRepetitions() {
        var last: (problem: SyntaxProblem, line: Int)?
        var isObjectiveC = false
        errors.removeAll { error in
            if error.problem == .objectiveC {
                defer { isObjectiveC = true }
                return isObjectiveC
            }
            guard case .foreignOperator = error.problem else { return false }
            let line = source.line(at: error.span.lower)
            defer { last = (error.problem, line) }
            return last?.problem == error.problem && last?.line == line
        }
    }

    // MARK: Tokens

    var current: Token { tokens[index] }

    /// The current token's kind, unless it is on a new line that ends the statement.
    var following: Token.Kind? {
        let token = tokens[index]
        return token.startsLine && newlinesEnd ? nil : token.kind
    }

    func token(ahead distance: Int) -> Token {
        tokens[min(index + distance, tokens.count - 1)]
    }

    var previous: Token { tokens[max(0, index - 1)] }

    mutating func advance() {
        if index < tokens.count - 1 { index += 1 }
    }

    /// Passes over the current token if it is of this kind and does not stand on a line that ends the statement.
    mutating func accept(_ kind: Token.Kind) -> Bool {
        guard following == kind else { return false }
        advance()
        return true
    }

    func isReserved(_ word: ReservedWord, at distance: Int = 0) -> Bool {
        let token = token(ahead: distance)
        return token.kind == .reserved && ReservedWord(token.name) == word
    }

    func text(of name: Name) -> String { names.text(name) }

    /// From where a production started to the last token that was read.
    func span(from start: Span) -> Span { start.joined(with: previous.span) }

    // MARK: Nesting

    /// Reads what is nested one level deeper.
    mutating func nested<Result>(
        _ read: (inout Parser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        if nesting >= Self.nestingLimit {
            throw Rejection(.nestingTooDeep(limit: Self.nestingLimit), current.span)
        }
        nesting += 1
        defer { nesting -= 1 }
        return try read(&self)
    }

    /// Sets the height of a tree from the greatest of its parts.
    mutating func raise(to heightOfParts: Int, at span: Span) throws(Rejection) {
        height = heightOfParts + 1
        if height > Self.heightLimit { throw Rejection(.expressionTooLong(limit: Self.heightLimit), span) }
    }
}

/// Ends the reading of a statement; without an error where one was already reported.
struct Rejection: Error {
    let error: SyntaxError?

    init(_ error: SyntaxError?) {
        self.error = error
    }

    init(_ problem: SyntaxProblem, _ span: Span) {
        error = SyntaxError(problem, span)
    }
}
