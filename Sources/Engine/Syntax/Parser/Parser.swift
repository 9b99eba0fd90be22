public import LayoutTerms
public import Vocabulary
public import Diagnostics

/// Reads tokens into a syntax tree by recursive descent: a method per production of `Grammar.txt`, of the same name.
///
/// Syntax errors are recorded as data, with the state of the parser. Where something can't be read, the tree has what is missing
/// (`Expression.Kind.missing`) and what is unexpected (`Statement.unexpected`), and reading continues at the next part of a list,
/// body or statement. The messages and edits come from `SyntaxAnswers`.
public struct Parser: TokenReader {
    package static let nestingLimit = 256
    /// The maximum height of a syntax tree, which limits the recursion of everything that walks one.
    package static let heightLimit = 1000
    static let parameterLimit = 255
    /// The default maximum number of errors.
    public static let errorLimit = 1000

    package let source: SourceText
    package let names: NameTable
    package var tokens: Tokens
    package var index = 0
    package var errors: [SyntaxError]
    /// Code that the grammar allows but that may be an error.
    var doubts: [SyntaxError] = []
    /// Whether a new line ends a statement here.
    package var newlinesEnd = true
    /// Whether a `{` after a value is a trailing closure, not a body.
    var allowsTrailingClosure = true
    /// Why nothing can be read here, until reading goes on at a synchronizing token.
    var failure: Failure?
    /// What was skipped of the statement being read.
    var skipped: [UnexpectedSyntax] = []
    /// The height of the blocks in it.
    var skippedHeight = 0
    /// The first token of the statement being read.
    var statementStart = 0
    /// The `(` and `[` that are open in the statement being read.
    package var openBrackets: [Int] = []
    /// The blocks and closures that are being read, innermost last.
    var openBraces: [OpenBrace] = []
    /// The token before which the innermost block ends although its `}` is missing.
    var endOfBlock: Int?
    package var nesting = 0
    /// The height of the tree that was read last.
    package var height = 0
    var loopDepth = 0
    var functionDepth = 0
    var blockDepth = 0
    var isIncomplete = false
    var hasReportedEnd = false
    var hasSoughtUnmatchedBrace = false
    /// The number of closures without a `{`, whose `}` is still to come.
    var missingBraceCount = 0
    /// The closing bracket of each opening one, by index. Computed when an error first needs it.
    lazy var closers: [Int: Int] = matchingBrackets()

    package let interruption: Interruption?
    package let errorLimit: Int

    /// - Parameters:
    ///   - errorLimit: the maximum number of errors.
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
        isIncomplete = lexer.endsInComment
    }

    /// Reads a whole source.
    ///
    /// - Parameters:
    ///   - errorLimit: the maximum number of errors.
    ///   - interruption: ends reading early.
    package static func program(
        of source: SourceText, names: NameTable, errorLimit: Int = errorLimit, interruption: Interruption? = nil
    ) -> Program {
        var parser = Parser(source, names: names, errorLimit: errorLimit, interruption: interruption)
        return parser.program()
    }

    package mutating func program() -> Program {
        var statements: [Statement] = []
        DeepStack.run { statements = allStatements() }
        errors += doubts
        sortErrors()
        return Program(
            source: source, statements: statements, errors: errors, tokens: errors.isEmpty ? Tokens() : tokens,
            isIncomplete: isIncomplete)
    }

    private mutating func allStatements() -> [Statement] {
        var statements: [Statement] = []
        while current.kind != .end, !isStopped {
            statements += self.statements()
            if current.kind == .rightBrace {
                if missingBraceCount > 0 {
                    missingBraceCount -= 1
                } else {
                    let brace = tokens[unmatchedBrace()].span
                    // What is after it is in its block again then.
                    errors.removeAll { $0.problem.dependsOnContext && $0.span.lower > brace.upper }
                    report(SyntaxError(.unexpectedClosing("}"), brace))
                    hasSoughtUnmatchedBrace = true
                }
                advance()
            }
        }
        return statements
    }

    // MARK: Tokens

    /// The token that is read next; after a failure, the end of the source.
    package var current: Token { token(ahead: 0) }

    package func token(ahead distance: Int) -> Token { tokens[failure == nil ? index + distance : tokens.count] }

    /// The current token's kind, unless it is on a new line that ends the statement.
    var following: Token.Kind? {
        let token = current
        return token.startsLine && newlinesEnd ? nil : token.kind
    }

    package mutating func advance() {
        names.countReading(1)
        if failure == nil, index < tokens.count - 1 { index += 1 }
    }

    /// Skips the current token if it has this kind and is not on a new line that ends the statement; returns whether it
    /// did.
    package mutating func accept(_ kind: Token.Kind) -> Bool {
        guard following == kind else { return false }
        advance()
        return true
    }
}
