package import Masonry
internal import Syntax
package import Vocabulary
internal import AccentSyntax
package import Diagnostics

/// Reads Swift, as screens with SnapKit are written in, into the syntax tree by recursive descent.
///
/// What stands behind a dot is sent to the object, as in Objective-C. Types are read past.
package struct SwiftParser: AccentParser {
    let source: SourceText
    let names: NameTable
    let tokens: [Token]
    let brackets: BracketTable
    /// Where lists of type arguments end.
    lazy var typeArguments = BracketTable(tokens, opening: [.less], closing: [.greater])
    let outline: SwiftOutline
    /// Whether something in the source is asked for `snp`.
    let isOfSnapKit: Bool
    var index = 0
    var errors: [SyntaxError]
    var nesting = 0
    /// The height of the tree that was read last.
    var height = 0
    var isIncomplete = false
    /// The variables and functions of each open block, and whether they hold whole numbers.
    var scopes: [[Name: Bool]]
    /// The type whose members are read.
    var currentType: Name?
    /// The enumeration whose members are read.
    var enumeration: Enumeration?
    /// Variables of the type whose observers don't run where they are set now.
    var unobserved: Set<Name> = []
    /// The property of a class above whose observers are read.
    var overridden: Name?
    /// The parameters of the generic functions that are read, which are variables there, and those of the last one with what
    /// they stand for.
    var typeVariables: Set<Name> = []
    var typeBindings: [(name: DeclaredName, value: Expression)] = []
    /// The label of the innermost loop.
    var loopLabel: Name?
    /// The type that a value is expected to be of, as far as it is written beside it.
    var expectedType: Name?
    /// The parameters of functions outside of types, and of those in functions.
    var parameterLists: [Name: [Parameter]] = [:]
    /// The parameters of methods, by the places of their parentheses among the tokens.
    var methodParameters: [Int: [Parameter]] = [:]
    /// Whether a name behind a dot alone is one of UIKit's.
    var expectsLibrary = false
    /// Whether what the closure that is read next is given first are whole numbers.
    var givesWhole = false
    /// What makes a value of the body of the closure that is read next.
    var closureBuilder: Name?
    /// The labels of the tuples in the type that was read last.
    var tupleLabels: [Name?] = []
    /// What the array that was read last as a type has elements of, or the dictionary values.
    var elementType: Name?
    /// The labels that tuples without any are expected to have.
    var expectedLabels: [Name?] = []
    /// The place among the tokens of the type that wraps the property that is read next.
    var wrapper: Int?
    /// The type of what the function or the property that is read gives.
    var returnedType: Name?
    /// Whether the function that is read gives what `self` has become.
    var givesSelf = false
    /// How many variables the parser has made up.
    var temporaries = 0
    /// Whether a `{` may open a closure that is a call's last argument, as it may not in a head.
    var allowsTrailingClosure = true
    /// For each closure that is open, how many of `$0`, `$1` … it uses, and the first of them.
    var shorthands: [(count: Int, first: Token?)] = []
    /// What structures are made of whose initializers the source does not write, by their names.
    var memberwise: [Name: (place: Int, parameters: [Parameter])?] = [:]
    /// The types that the methods read so far are given, by type and whole name.
    var writtenMethods: [String: [[Name?]]] = [:]
    /// The generic types that were given types so far.
    var specializedTypes: Set<Name> = []
    /// Types that are declared in other types, to stand before what they were read in.
    var inner: [Statement] = []
    /// Methods that stand outside of a class.
    var looseMethods: [ClassSyntax.Method] = []
    /// Whether there are methods to start, and the name of the class that was read last.
    var hasMethods = false
    var lastClass: Span?
    let errorLimit: Int
    let interruption: Interruption?

    package init(_ source: SourceText, names: NameTable, errorLimit: Int, interruption: Interruption?) {
        var lexer = Lexer(source, names: names, errorLimit: errorLimit, interruption: interruption)
        lexer.readAll()
        self.source = source
        self.names = names
        self.errorLimit = errorLimit
        self.interruption = interruption
        let conditions = SwiftConditions.kept(lexer.tokens, of: source, names)
        tokens = SwiftAliases.replaced(in: conditions.tokens, names)
        brackets = BracketTable(tokens)
        errors = lexer.errors + conditions.errors
        outline = SwiftOutline(tokens, names, of: source)
        let snp = names.intern(SnapKitWord.snp.rawValue)
        isOfSnapKit = zip(tokens, tokens.dropFirst()).contains { $0.kind == .dot && $1.name == snp }
        scopes = [outline.globals]
        isIncomplete = lexer.errors.contains { $0.problem == .unterminatedComment }
    }

    mutating func readTop(into statements: inout [Statement]) throws(Rejection) {
        defer { inner = [] }
        let start = index
        let read = try declaration()
        statements += inner + read
        switch read.last?.kind {
        case .expression, .variable, .assignment: if index > start { try separator() }
        default: break
        }
    }

    mutating func finish(_ statements: inout [Statement]) {
        if let method = looseMethods.first {
            let place = method.function.parameters.first?.name.span ?? method.function.span
            lastClass = place
            let name = DeclaredName(name: impliedClassName, span: place)
            statements.append(
                Statement(kind: .class(type(name, superclass: nil, [], looseMethods, isImplied: true)), span: place))
        }
        if hasMethods, let place = lastClass { statements.append(Statement(kind: .start, span: place)) }
    }

    func isName(_ token: Token) -> Bool { token.kind == .identifier }

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

    // MARK: Names

    mutating func declare(_ name: Name, isWhole: Bool = false) { scopes[scopes.count - 1][name] = isWhole }

    func isLocal(_ name: Name) -> Bool { scopes.contains { $0[name] != nil } }

    func isWhole(_ name: Name) -> Bool { scopes.last { $0[name] != nil }?[name] == true }

    func isWholeProperty(_ name: Name) -> Bool { currentType.map { outline.isWhole(name, of: $0) } == true }

    /// Whether a variable of a type, or without one that is given a value, holds whole numbers.
    func isWhole(_ type: Name?, _ value: Expression?) -> Bool {
        type.map { SwiftName.wholeNumbers.contains(names.text($0)) } ?? value.map(isWhole) ?? false
    }

    mutating func openScope() { scopes.append([:]) }
    mutating func closeScope() { scopes.removeLast() }

    /// Whether a word without anything before it is a member of what `self` is.
    func isOfSelf(_ name: Name) -> Bool {
        guard let currentType, !isLocal(name) else { return false }
        let text = names.text(name)
        if text.hasPrefix("$") || text.hasPrefix("_") {
            // What wraps a property, and what that projects.
            return outline.isMember(names.intern(String(text.dropFirst())), of: currentType)
                || outline.isMember(name, of: currentType)
        }
        if outline.isEnumeration(currentType), text == LibraryMessage.rawValue.rawValue || text == SwiftName.allCases {
            return true
        }
        return outline.isMember(name, of: currentType)
            || SwiftName.members(of: names.text(currentType)).contains(text)
    }

    /// Whether a word that is given a value can only be a property of a class above, of which the source does not say what it
    /// has: nothing that is known here is called so, or nearly so.
    func isInherited(_ name: Name) -> Bool {
        guard let currentType, !isLocal(name), outline.inheritsUnknown(currentType) else { return false }
        let text = names.text(name)
        if text == Builtin.`self`.rawValue { return false }
        let known = SwiftName.members(of: names.text(currentType)).union(
            outline.memberNames(of: currentType).map(names.text))
        return text.first?.isLowercase == true && NearestName.typo(text, among: Array(known)) == nil
    }

    func startsUppercase(_ name: Name) -> Bool { names.text(name).unicodeScalars.first?.properties.isUppercase == true }
}
