internal import Masonry
package import Diagnostics
package import Syntax
package import Vocabulary

/// Compiles a statement: resolves names, finds bare chains, and flattens the code.
package struct Compiler {
    let source: SourceText
    package let vocabulary: Vocabulary
    let limits: Limits
    var scope = FunctionScope(parent: nil)
    /// The number of codes of inner statements and functions.
    private(set) var codesInside = 0

    var codes: [Code] = []
    var spans: [Span] = []
    var actions: [PlacedAction] = []
    var lists: [Int32] = []
    var constants: [Value] = []
    var prototypes: [Prototype] = []
    var callSites: [CallSite] = []
    var viewDeclarations: [ViewDeclaration] = []
    var targets: [PlacedTarget] = []
    var chains: [Chain] = []
    var screenChoices: [ScreenChoice] = []
    var screenExpectations: [ScreenExpectation] = []
    var switches: [Switch] = []
    var classes: [ClassDeclaration] = []
    /// The class whose methods are being compiled.
    var currentClass: ClassSyntax?
    var locals: [CodeUnit.Local] = []
    /// The positions of local variable names whose initial value uses the variable they hide.
    var hidings: Set<Int> = []
    /// The positions of local variable names that are read.
    var readVariables: Set<Int> = []
    /// The inputs of the innermost loop or function, until a view is declared or selected in it.
    package var given: [Chain.Given] = []
    /// The innermost open block.
    var openBlock = OpenBlock(span: Span(0, 0))

    struct OpenBlock {
        let span: Span
        var isLoop = false
    }

    package init(
        source: SourceText, vocabulary: Vocabulary, limits: Limits, codesInside: Int = 0, codes: [Code] = [],
        spans: [Span] = [], actions: [PlacedAction] = [], lists: [Int32] = [], constants: [Value] = [],
        prototypes: [Prototype] = [], callSites: [CallSite] = [], viewDeclarations: [ViewDeclaration] = [],
        targets: [PlacedTarget] = [], chains: [Chain] = [], switches: [Switch] = [], classes: [ClassDeclaration] = [],
        currentClass: ClassSyntax? = nil, locals: [CodeUnit.Local] = [], hidings: Set<Int> = [],
        readVariables: Set<Int> = [], given: [Chain.Given] = []
    ) {
        self.source = source
        self.vocabulary = vocabulary
        self.limits = limits
        self.codesInside = codesInside
        self.codes = codes
        self.spans = spans
        self.actions = actions
        self.lists = lists
        self.constants = constants
        self.prototypes = prototypes
        self.callSites = callSites
        self.viewDeclarations = viewDeclarations
        self.targets = targets
        self.chains = chains
        self.switches = switches
        self.classes = classes
        self.currentClass = currentClass
        self.locals = locals
        self.hidings = hidings
        self.readVariables = readVariables
        self.given = given
    }

    /// The code of a top-level statement.
    package static func unit(
        for statement: Statement, in source: SourceText, vocabulary: Vocabulary, limits: Limits
    ) throws(Failure) -> CodeUnit {
        var compiler = Compiler(source: source, vocabulary: vocabulary, limits: limits)
        let entry = try compiler.action(statement)
        if !source.accent.dialect.hasLibraries { compiler.markQuotients() }
        return CodeUnit(compiler, entry: entry, slotCount: compiler.scope.slotCount)
    }

    /// Marks divisions next to a remainder of the same operands, except for rounded ones.
    private mutating func markQuotients() {
        guard codes.contains(where: { $0.division?.operation == .remainder }) else { return }
        var remainders: Set<String> = []
        var rounded: Set<Code.Index> = []
        for code in codes {
            if let division = code.division, division.operation == .remainder { remainders.insert(operands(division)) }
            guard case .call(let callee, let arguments, _, _) = code, case .builtin(let word) = codes[Int(callee)],
                [.floor, .round, .ceil].contains(word)
            else { continue }
            rounded.formUnion(lists[arguments.range])
        }
        for index in codes.indices where !rounded.contains(Code.Index(index)) {
            guard let division = codes[index].division, division.operation == .divide,
                remainders.contains(operands(division))
            else { continue }
            codes[index] = .quotient(division.left, division.right)
        }
    }

    private func operands(_ division: Code.Division) -> String {
        [division.left, division.right].map { source.text(in: spans[Int($0)]) }.joined(separator: " ")
    }

    // MARK: Adding code

    package mutating func add(_ code: Code, _ span: Span) -> Code.Index {
        codes.append(code)
        spans.append(span)
        return Int32(codes.count - 1)
    }

    /// - Parameter steps: the number of steps it counts as.
    package mutating func add(_ action: Action, _ span: Span, steps: Int32 = 1) -> Action.Index {
        actions.append(PlacedAction(action: action, span: span, steps: steps))
        return Int32(actions.count - 1)
    }

    mutating func list(_ indices: [Int32]) -> CodeList {
        if indices.isEmpty { return .empty }
        lists.append(contentsOf: indices)
        return CodeList(start: Int32(lists.count - indices.count), count: Int32(indices.count))
    }

    mutating func list(of expressions: [Expression]) throws(Failure) -> CodeList {
        var indices: [Int32] = []
        indices.reserveCapacity(expressions.count)
        for expression in expressions { indices.append(try code(expression)) }
        return list(indices)
    }

    package func failure(_ problem: Problem, _ span: Span, related: (span: Span, role: Failure.Related.Role)? = nil)
        -> Failure
    {
        Failure(
            problem, source, span,
            related: related.map { Failure.Related(source: source, span: $0.span, $0.role) })
    }

    /// Compiles code that runs separately, and returns its number of steps, which grows with its length.
    mutating func counted<Result>(
        _ compile: (inout Compiler) throws(Failure) -> Result
    ) throws(Failure) -> (result: Result, steps: Int32) {
        let (start, inside) = (codes.count, codesInside)
        let result = try compile(&self)
        let own = codes.count - start - (codesInside - inside)
        codesInside = inside + codes.count - start
        return (result, Int32(1 + own / 32))
    }

    // MARK: Names

    /// Whether the source has its own names, which hide the built-in ones.
    var isForeign: Bool { source.accent.dialect.hasLibraries }

    /// Declares a name in the current scope.
    mutating func declare(_ name: DeclaredName, isConstant: Bool) throws(Failure) -> Place {
        let text = vocabulary.text(name.name)
        if scope.isGlobal {
            if vocabulary.builtin(name.name) != nil, !isForeign { throw failure(.startingName(text), name.span) }
            return .global(name.name)
        }
        if let first = scope.variableInBlock(name.name) {
            throw Failure.redeclared(text, name.span, in: source, firstAt: first.span, of: source)
        }
        return .local(declareLocal(name, isConstant: isConstant).slot)
    }

    mutating func declareLocal(
        _ name: DeclaredName, isConstant: Bool, of origin: FunctionScope.Variable.Origin = .declaration
    ) -> FunctionScope.Variable {
        locals.append(
            CodeUnit.Local(name: name.name, span: name.span, block: openBlock.span, isInLoop: openBlock.isLoop))
        return scope.declare(name.name, isConstant: isConstant, span: name.span, of: origin)
    }

    /// Where a name that is assigned is stored.
    func assignable(_ name: Name, _ span: Span) throws(Failure) -> Place {
        guard let (place, variable) = scope.resolve(name) else {
            if vocabulary.builtin(name) != nil, !isForeign {
                throw failure(.constantAssigned(vocabulary.text(name)), span)
            }
            return .global(name)
        }
        if variable.isConstant {
            let text = vocabulary.text(name)
            let problem: Problem =
                switch variable.origin {
                case .declaration: .constantAssigned(text)
                case .parameter: .parameterAssigned(text)
                case .loop: .loopVariableAssigned(text)
                }
            throw failure(problem, span, related: (variable.span, .declaration))
        }
        return place
    }
}
