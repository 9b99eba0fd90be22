package import Masonry
package import Vocabulary
internal import Syntax
internal import AccentSyntax
package import Diagnostics

/// Reads Objective-C into the syntax tree by recursive descent: a method per production of `Grammar.txt`, of the same name.
///
/// Types are read and left out, but for whole numbers, whose division drops the fraction.
package struct ObjectiveCParser: AccentParser {
    let source: SourceText
    let names: NameTable
    let words: ObjectiveCWords
    let tokens: [Token]
    let brackets: BracketTable
    /// For each token the place of its text, which is a macro's where the token is.
    let texts: [Span]
    var index = 0
    let headers: [Program.Header]
    var errors: [SyntaxError]
    var nesting = 0
    /// The height of the tree that was read last.
    var height = 0
    var isIncomplete = false
    /// The variables of each open block, and whether they hold whole numbers.
    var scopes: [[Name: Bool]] = [[:]]
    /// What the source says of each class's storage.
    var classes: [Name: ClassNotes] = [:]
    /// The parts of the source's own structures.
    var structures: [Name: [Part]] = [:]
    /// What the variables are called elsewhere that the function being read keeps from one call to the next.
    var keptVariables: [Name: Name] = [:]
    /// The whole name of the method that is read.
    var currentSelector: Name?
    /// The class whose methods are read.
    var currentClass: Name?
    /// Methods and properties that stand outside of a class.
    var looseMethods: [ClassSyntax.Method] = []
    var looseProperties: [ClassSyntax.Property] = []
    /// Whether there are methods to start, and the name of the class that was read last.
    var hasMethods = false
    var lastClass: Span?
    /// Whether the `]` behind the next `}` was read before it.
    var closesMessage = false
    /// What stands between the methods of a class.
    var extraStatements: [Statement] = []

    struct ClassNotes {
        var superclass: Name?
        var storageNames: [Name: Name] = [:]
        var wholeProperties: Set<Name> = []
        var hasOwnView = false
        var addsSubviews = false
    }

    let errorLimit: Int
    let interruption: Interruption?

    package init(_ source: SourceText, names: NameTable, errorLimit: Int, interruption: Interruption?) {
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
        brackets = BracketTable(tokens)
        texts = preprocessor.texts
        headers = preprocessor.headers
        errors = lexer.errors + preprocessor.errors
        isIncomplete = lexer.errors.contains { $0.problem == .unterminatedComment }
    }

    mutating func readTop(into statements: inout [Statement]) throws(Rejection) {
        defer { extraStatements = [] }
        if let read = try declaration() { statements += extraStatements + read }
    }

    mutating func finish(_ statements: inout [Statement]) {
        if !looseMethods.isEmpty || !looseProperties.isEmpty { statements.append(impliedClass()) }
        if hasMethods, let place = lastClass { statements.append(Statement(kind: .start, span: place)) }
    }

    // MARK: Tokens

    /// `@` and a word behind it.
    func isAt(_ word: String) -> Bool { current.kind == .at && isWord(word, ahead: 1) }

    mutating func acceptAt(_ word: String) -> Bool {
        guard isAt(word) else { return false }
        advance()
        advance()
        return true
    }

    /// The text that the token at an index was read from.
    func text(at index: Int) -> String { source.text(in: texts[index]) }

    /// Words that Objective-C does not reserve are names.
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
                    // A block that a message or a call was given: those end behind it.
                    if current.kind == .rightBracket || current.kind == .rightParen { continue }
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

    mutating func skip(past kind: Token.Kind) {
        while current.kind != .end, !accept(kind) {
            if [.leftBrace, .leftParen, .leftBracket].contains(current.kind) { skipBalanced() } else { advance() }
        }
    }

    // MARK: Scopes

    mutating func declare(_ name: Name, isWhole: Bool) { scopes[scopes.count - 1][name] = isWhole }

    mutating func openScope() { scopes.append([:]) }
    mutating func closeScope() { scopes.removeLast() }
}

/// The names that the parser puts in the tree itself.
struct ObjectiveCWords {
    let `self`: Name
    let view: Name
    let addSubview: Name
    let elementAt: Name
    let setElement: Name
    let atIndexedSubscript: Name
    let pointee: Name
    let setPointee: Name

    init(_ names: NameTable) {
        self.`self` = names.intern("self")
        view = names.intern("view")
        addSubview = names.intern(Member.addSubview.rawValue)
        elementAt = names.intern(LibraryMessage.elementAt.rawValue.filter { $0 != ":" })
        setElement = names.intern("setObject")
        atIndexedSubscript = names.intern("atIndexedSubscript")
        pointee = names.intern(LibraryMessage.pointee.rawValue)
        setPointee = names.intern(LibraryMessage.setPointee.rawValue.filter { $0 != ":" })
    }
}
