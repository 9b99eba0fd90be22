public import Masonry

/// Reads tokens into a syntax tree by recursive descent: a method per production of `Grammar.txt`, of the same name.
///
/// Every syntax error is reported, in order: a statement that fails is left at a place from where reading can go on.
public struct Parser: TokenReader {
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
    /// The names that the source declares somewhere, and those of them that are functions; found when an error first needs
    /// them.
    var declared: (names: Set<Name>, functions: Set<Name>) = ([], [])

    /// How many closures lack their `{`, whose `}` is still to come.
    var missingBraceCount = 0

    let interruption: Interruption?
    let errorLimit: Int

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
        sortErrors()
        let last = firstBeyondLimit
        forgetUnreadable()
        removeRepetitions()
        cutErrors(from: last)
        mendForeignSigns()
        return Program(source: source, statements: statements, errors: errors, isIncomplete: isIncomplete)
    }

    private mutating func allStatements() -> [Statement] {
        var statements: [Statement] = []
        while current.kind != .end, !isStopped {
            statements += self.statements()
            if current.kind == .rightBrace {
                if missingBraceCount > 0 {
                    missingBraceCount -= 1
                } else {
                    report(SyntaxError(.unexpectedClosing("}"), tokens[strayBrace()].span))
                    hasSoughtStrayBrace = true
                }
                advance()
            }
        }
        return statements
    }

    /// Signs of another language come in pairs: one report a line is enough, and of a whole class of Objective-C one. So is
    /// one of several braces in a row.
    private mutating func removeRepetitions() {
        var last: (problem: SyntaxProblem, line: Int)?
        var isObjectiveC = false
        var lastBrace: Int?
        let doubled = errors.filter { $0.problem == .doubledBrace }.map(\.span.lower)
        let quoteLines = Set(errors.filter(\.problem.isOfQuotes).map { source.line(at: $0.span.lower) })
        errors.removeAll { error in
            // What a quote too few or too many makes of the rest of its line is no mistake of its own.
            if error.problem.slug == .unexpected, quoteLines.contains(source.line(at: error.span.lower)) { return true }
            switch error.problem {
            case .statementStartsWithBrace, .doubledBrace:
                defer { lastBrace = error.span.lower }
                let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
                return lastBrace != nil
                    && lastBrace == source.bytes[..<error.span.lower].lastIndex { !blanks.contains($0) }
            case .objectiveC:
                defer { isObjectiveC = true }
                return isObjectiveC
            case .foreignOperator:
                let line = source.line(at: error.span.lower)
                defer { last = (error.problem, line) }
                return last?.problem == error.problem && last?.line == line
            case .unclosed("{", _): return doubled.contains(error.span.upper)
            default: return false
            }
        }
    }

    // MARK: Tokens

    /// The current token's kind, unless it is on a new line that ends the statement.
    var following: Token.Kind? {
        let token = tokens[index]
        return token.startsLine && newlinesEnd ? nil : token.kind
    }

    /// Passes over the current token if it is of this kind and does not stand on a line that ends the statement.
    mutating func accept(_ kind: Token.Kind) -> Bool {
        guard following == kind else { return false }
        advance()
        return true
    }

    func text(of name: Name) -> String { names.text(name) }
}
