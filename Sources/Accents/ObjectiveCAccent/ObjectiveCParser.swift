package import Masonry
package import Vocabulary
internal import Syntax
internal import AccentSyntax
package import Diagnostics

/// Reads Objective-C into the syntax tree by recursive descent: a method per production of `Grammar.txt`, of the same
/// name.
///
/// Types are dropped, except that integers are known, because their division drops the fraction.
package struct ObjectiveCParser: AccentParser {
    let source: SourceText
    let names: NameTable
    let words: ObjectiveCWords
    let tokens: Tokens
    let brackets: BracketTable
    /// The place of each token's text, which is in a macro's definition if the token comes from one.
    let texts: [PlacedText]
    var index = 0
    let headers: [Program.Header]
    var errors: [SyntaxError]
    var nesting = 0
    /// The height of the tree that was read last.
    var height = 0
    var isIncomplete = false
    var typeUses: [Name: Span] = [:]
    /// The variables of each open block, and whether they hold whole numbers.
    var scopes: [[Name: Bool]] = [[:]]
    /// What is known about each class.
    var classes: [Name: ClassNotes] = [:]
    /// The members of the structures that the source declares.
    var structures: [Name: [Part]] = [:]
    /// The names that the static variables of the current function have outside it.
    var keptVariables: [Name: Name] = [:]
    /// The selector of the method being read.
    var currentSelector: Name?
    /// The class being read.
    var currentClass: Name?
    /// Methods and properties that are outside a class.
    var looseMethods: [ClassSyntax.Method] = []
    var looseProperties: [ClassSyntax.Property] = []
    /// Whether there are methods to start with, and the place of the last class's name.
    var hasMethods = false
    var lastClass: Span?
    /// Whether the `]` that belongs after the next `}` was read before it.
    var closesMessage = false
    /// Statements from inside classes and functions, such as static variables, that come before what is being read.
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
        for companion in source.context.companions where companion.accent == .objectiveC {
            preprocessor.takeMacros(of: companion)
        }
        preprocessor.run(lexer.tokens)
        self.source = source
        self.names = names
        words = ObjectiveCWords(names)
        let scope = source.context.scope
        tokens =
            scope.isEmpty
            ? preprocessor.tokens
            : preprocessor.tokens.marked(scope, declaring: ObjectiveCDeclarations.all(in: source, names), names)
        brackets = BracketTable(tokens)
        texts = preprocessor.texts
        headers = preprocessor.headers
        errors = lexer.errors + preprocessor.errors
        isIncomplete = lexer.endsInComment
        for companion in source.context.companions where companion.accent == .objectiveC {
            takeInterfaces(of: companion)
        }
    }

    /// Takes what another file's interfaces declare of classes: their superclasses and instance variables.
    private mutating func takeInterfaces(of companion: SourceText) {
        var reader = Self(companion, names: names, errorLimit: errorLimit, interruption: interruption)
        while reader.current.kind != .end {
            if reader.isAt("interface"), (try? reader.interface()) != nil { continue }
            reader.advance()
        }
        classes.merge(reader.classes) { own, _ in own }
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

    /// Whether an `@` with this word is here.
    func isAt(_ word: String) -> Bool { current.kind == .at && isWord(word, ahead: 1) }

    mutating func acceptAt(_ word: String) -> Bool {
        guard isAt(word) else { return false }
        advance()
        advance()
        return true
    }

    /// The text that the token at an index was read from.
    func text(at index: Int) -> String { texts.indices.contains(index) ? texts[index].text : "" }

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

    // MARK: Errors

    /// Skips the rest of a statement that could not be read.
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
                    // A message or call that has the block as an argument ends after it.
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

/// The names that the parser adds to the tree.
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
