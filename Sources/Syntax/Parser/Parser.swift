public import LayoutTerms
public import Vocabulary
public import Diagnostics

/// Reads tokens into a syntax tree by recursive descent: a method per production of `Grammar.txt`, of the same name.
///
/// Every syntax error is noted as a fact, with the place where the parser was: a statement that fails is left at a token
/// from where reading can go on. What to say about an error, and what to write instead, is for `SyntaxAnswers`.
public struct Parser: TokenReader {
    package static let nestingLimit = 256
    /// The greatest height of a syntax tree, which bounds the recursion of everything that walks one.
    package static let heightLimit = 1000
    static let parameterLimit = 255
    /// The number of errors that are reported unless said otherwise.
    public static let errorLimit = 1000

    package let source: SourceText
    package let names: NameTable
    package var tokens: [Token]
    package var index = 0
    package var errors: [SyntaxError]
    /// What the grammar allows and may be an error all the same.
    var doubts: [SyntaxError] = []
    /// Whether a new line ends a statement here.
    package var newlinesEnd = true
    /// Whether a `{` after a value is a closure given to it, rather than a body.
    var allowsTrailingClosure = true
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
    /// How many closures lack their `{`, so that their `}` is still to come.
    var missingBraceCount = 0
    /// For each bracket the one that closes it; found when an error first needs it.
    lazy var closers: [Int: Int] = matchingBrackets()

    package let interruption: Interruption?
    package let errorLimit: Int

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
            source: source, statements: statements, errors: errors, tokens: errors.isEmpty ? [] : tokens,
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
                    report(SyntaxError(.unexpectedClosing("}"), tokens[unmatchedBrace()].span))
                    hasSoughtUnmatchedBrace = true
                }
                advance()
            }
        }
        return statements
    }

    // MARK: Tokens

    /// The current token's kind, unless it is on a new line that ends the statement.
    var following: Token.Kind? {
        let token = tokens[index]
        return token.startsLine && newlinesEnd ? nil : token.kind
    }

    /// Passes over the current token if it is of this kind and not on a line that ends the statement.
    package mutating func accept(_ kind: Token.Kind) -> Bool {
        guard following == kind else { return false }
        advance()
        return true
    }
}
