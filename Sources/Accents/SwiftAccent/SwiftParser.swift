package import Masonry
internal import Syntax
package import Vocabulary
internal import AccentSyntax
package import Diagnostics

/// Reads Swift with SnapKit into the syntax tree by recursive descent.
///
/// Members become messages, as in Objective-C. Types are mostly dropped.
package struct SwiftParser: AccentParser {
    let source: SourceText
    let names: NameTable
    let tokens: Tokens
    let brackets: BracketTable
    /// The ends of type arguments in `<…>`.
    lazy var typeArguments = BracketTable(tokens, of: .angle)
    let outline: SwiftOutline
    /// Whether the source uses `snp` of something.
    let usesSnapKit: Bool
    var index = 0
    var errors: [SyntaxError]
    /// The other files, and the parsers of those whose functions were called.
    let companions: SwiftCompanions
    var otherFiles: [Int: SwiftParser] = [:]
    var nesting = 0
    /// The height of the tree that was read last.
    var height = 0
    var isIncomplete = false
    var typeUses: [Name: Span] = [:]
    /// The variables and functions of each open block, and whether they hold whole numbers.
    var scopes: [[Name: Bool]]
    /// The type whose members are being read.
    var currentType: Name?
    /// The enumeration whose members are being read.
    var enumeration: Enumeration?
    /// The current type's properties that are set here without running their observers.
    var unobserved: Set<Name> = []
    /// The overridden property whose observers are being read.
    var overridden: Name?
    /// The type parameters of the generic functions being read, which are variables, and those of the last one with
    /// their types.
    var typeVariables: Set<Name> = []
    var typeBindings: [(name: DeclaredName, value: Expression)] = []
    /// The label of the innermost loop.
    var loopLabel: Name?
    /// The type that the context expects of a value; nil if it is not known.
    var expectedType: Name?
    /// The parameters of functions outside types and of local functions.
    var parameterLists: [Name: [Parameter]] = [:]
    /// The parameters of methods, by the index of their parentheses.
    var methodParameters: [Int: [Parameter]] = [:]
    /// Whether an implicit member such as `.high` is one of UIKit's.
    var expectsLibrary = false
    /// Whether the first parameter of the next closure is an integer.
    var givesWhole = false
    /// The result builder of the next closure.
    var closureBuilder: Name?
    /// The labels of the tuples in the last type.
    var tupleLabels: [Name?] = []
    /// The type of the elements, or of the values, if the last type was an array's or a dictionary's.
    var elementType: Name?
    /// The labels that the context expects of a tuple without labels.
    var expectedLabels: [Name?] = []
    /// The index of the next property's wrapper.
    var wrapper: Int?
    /// The result type of the function or property being read.
    var returnedType: Name?
    /// The method or initializer being read, and whether all its parameters have default values.
    var currentMethod: (name: Name, isDefaulted: Bool)?
    /// Whether the function being read returns `self`, which it assigns.
    var givesSelf = false
    /// The number of variables that the parser has added.
    var temporaries = 0
    /// Whether a `{` can open a trailing closure, as it can't in a head.
    var allowsTrailingClosure = true
    /// For each open closure, the number of shorthand parameters that it uses, and the token of the first one.
    var shorthands: [(count: Int, first: Token?)] = []
    /// The memberwise initializers of structures; nil for those without one.
    var memberwise: [Name: (place: Int, parameters: [Parameter])?] = [:]
    /// The parameter types of the methods so far, by type and selector.
    var writtenMethods: [String: [[Name?]]] = [:]
    /// The specializations of generic types so far.
    var specializedTypes: Set<Name> = []
    /// Nested types, which come before the declaration that contains them.
    var inner: [Statement] = []
    /// Methods that are outside a class.
    var looseMethods: [ClassSyntax.Method] = []
    /// Whether there are methods to start with, and the place of the last class's name.
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
        companions = SwiftCompanions(of: source, names)
        let scope = source.context.scope
        let written =
            scope.isEmpty
            ? conditions.tokens
            : conditions.tokens.marked(scope, declaring: SwiftDeclarations.all(in: source, names), names)
        tokens = SwiftAliases.replaced(in: written, besides: companions.tokens, names)
        brackets = BracketTable(tokens)
        errors = lexer.errors + conditions.errors
        outline = SwiftOutline(tokens, names, of: source).joined(with: companions.outlines)
        let snp = names.intern(SnapKitWord.snp.rawValue)
        usesSnapKit = zip(tokens, tokens.dropFirst()).contains { $0.kind == .dot && $1.name == snp }
        scopes = [outline.globals]
        isIncomplete = lexer.endsInComment
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

    /// Skips to the next line outside brackets, after a statement that could not be read.
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

    /// Whether a variable with a type, or without one but with a value, is an integer.
    func isWhole(_ type: Name?, _ value: Expression?) -> Bool {
        type.map { SwiftName.wholeNumbers.contains(names.text($0)) } ?? value.map(isWhole) ?? false
    }

    mutating func openScope() { scopes.append([:]) }
    mutating func closeScope() { scopes.removeLast() }

    /// Whether a name on its own is a member of `self`.
    func isOwnMember(_ name: Name) -> Bool {
        guard let currentType, !isLocal(name) else { return false }
        let text = names.text(name)
        if text.hasPrefix("$") || text.hasPrefix("_") {
            // A property's wrapper, and the wrapper's projected value.
            return outline.isMember(names.intern(String(text.dropFirst())), of: currentType)
                || outline.isMember(name, of: currentType)
        }
        if outline.isEnumeration(currentType), text == LibraryMessage.rawValue.rawValue || text == SwiftName.allCases {
            return true
        }
        return outline.isMember(name, of: currentType)
            || SwiftName.members(of: names.text(currentType)).contains(text)
            || outline.assigns(name, in: currentType) && isInherited(name)
    }

    /// Whether a name that is assigned can only be a property that is inherited from an unknown class: it is not local, and no
    /// known member has that name or a similar one.
    func isInherited(_ name: Name) -> Bool {
        guard let currentType, !isLocal(name), outline.inheritsUnknown(currentType) else { return false }
        let text = names.text(name)
        if text == Builtin.`self`.rawValue { return false }
        let known = SwiftName.members(of: names.text(currentType)).union(
            outline.memberNames(of: currentType).map(names.text))
        return text.first?.isLowercase == true && NearestName.typo(text, among: Array(known)) == nil
    }

    /// Whether a name that is assigned is a property of UIKit's that the current type inherits.
    func isOfUIKit(_ name: Name) -> Bool {
        guard let currentType, !isLocal(name), UIKitName.withoutLayout.contains(names.text(name)) else { return false }
        return outline.inherited(currentType) { UIKitClass.nature(of: names.text($0)) != nil }
    }

    func startsUppercase(_ name: Name) -> Bool { names.text(name).unicodeScalars.first?.properties.isUppercase == true }
}
