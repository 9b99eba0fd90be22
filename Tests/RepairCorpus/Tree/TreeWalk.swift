import MasonryLanguage

/// Collects the parts of a script's tree.
struct TreeWalk {
    private(set) var statements: [ScriptTree.StatementSite] = []
    private(set) var expressions: [ScriptTree.ExpressionSite] = []
    private(set) var chains: [Chain] = []
    private(set) var declarations: [ScriptTree.Declaration] = []
    private(set) var viewNames: Set<String> = ["root"]
    private let names: NameTable
    private var scopes: [Span]
    private var makerBlocks = 0

    init(_ source: SourceText, _ names: NameTable) {
        self.names = names
        scopes = [Span(0, source.text.utf8.count)]
    }

    mutating func visit(_ list: [Statement]) {
        var previous: Int?
        for statement in list {
            statements.append(
                ScriptTree.StatementSite(statement: statement, previous: previous))
            previous = statements.count - 1
            visit(statement)
        }
    }

    private mutating func visit(_ block: Block, declaring names: [(DeclaredName, ScriptTree.Declaration.Role)] = []) {
        scopes.append(block.span)
        for (name, role) in names { declare(name, role) }
        visit(block.statements)
        scopes.removeLast()
    }

    private mutating func declare(_ name: DeclaredName, _ role: ScriptTree.Declaration.Role) {
        let text = names.text(name.name)
        declarations.append(
            ScriptTree.Declaration(name: text, span: name.span, scope: scopes[scopes.count - 1], role: role))
        if case .view = role { viewNames.insert(text) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .screen(let size): visit(size)
        case .views(_, let views, let parent):
            for view in views { declare(view.name, .view) }
            for content in views.compactMap(\.content) { visit(content) }
            if let parent { visit(parent) }
        case .select(let views): for view in views { visit(view) }
        case .variable(let name, _, _, let value):
            declare(name, .variable(value))
            visit(value)
        case .function(let name, let function):
            declare(name, .function)
            visit(function)
        case .return(let value): if let value { visit(value) }
        case .if(let branches, let otherwise):
            for branch in branches {
                visit(branch.condition)
                visit(branch.body)
            }
            if let otherwise { visit(otherwise) }
        case .when(let branches, let otherwise):
            for body in branches.map(\.body) + (otherwise.map { [$0] } ?? []) { visit(body) }
        case .expectOn(_, let conditions, _): visit(conditions)
        case .for(let name, let list, let body):
            visit(list)
            visit(body, declaring: [(name, .element)])
        case .while(let condition, let body, _, _):
            visit(condition)
            visit(body)
        case .block(let block): visit(block)
        case .expect(let condition, _): visit(condition)
        case .assignment(let target, _, let value):
            visit(target)
            visit(value)
        case .expression(let expression): visit(expression)
        case .switch, .class, .start, .break, .continue, .import: break
        }
    }

    private mutating func visit(_ function: FunctionSyntax) {
        let isMakerBlock = function.parameters.contains { names.text($0.name.name) == "make" }
        makerBlocks += isMakerBlock ? 1 : 0
        visit(function.body, declaring: function.parameters.map { ($0.name, .parameter) })
        makerBlocks -= isMakerBlock ? 1 : 0
    }

    /// - Parameter isInChain: whether the expression is the start of a chain that is listed already.
    private mutating func visit(_ expression: Expression, parent: Int? = nil, isInChain: Bool = false) {
        expressions.append(ScriptTree.ExpressionSite(expression: expression, parent: parent, scopes: scopes))
        let index = expressions.count - 1
        var isChain = isInChain
        if !isInChain, let chain = Chain(expression, isBare: makerBlocks == 0, names: names) {
            chains.append(chain)
            isChain = true
            if let target = chain.target, !chain.isAboutSize { noteView(target) }
        }
        switch expression.kind {
        case .interpolation(let parts), .array(let parts): for part in parts { visit(part, parent: index) }
        case .tuple(let parts): for part in parts { visit(part.value, parent: index) }
        case .parentheses(let inner), .box(let inner), .unary(_, let inner), .conversion(_, let inner):
            visit(inner, parent: index)
        case .binary(_, let one, let other), .index(let one, let other), .assignment(let one, _, let other, _):
            visit(one, parent: index)
            visit(other, parent: index)
        case .member(let base, let name, _):
            if ScriptWord.isAttribute(names.text(name)) || ScriptWord.blocks.contains(ScriptWord.bare(names.text(name)))
            {
                noteView(base)
            }
            visit(base, parent: index, isInChain: isChain)
        case .call(let callee, let arguments):
            visit(callee, parent: index, isInChain: isChain)
            for argument in arguments { visit(argument.value, parent: index) }
        case .closure(let function): visit(function)
        case .conditional(let condition, let then, let otherwise):
            for part in [condition, then, otherwise].compactMap({ $0 }) { visit(part, parent: index) }
        case .number, .size, .text, .boolean, .nothing, .name, .implicitMember, .message, .superMessage, .dictionary,
            .missing:
            break
        }
    }

    private mutating func noteView(_ expression: Expression) {
        if case .name(let name) = expression.kind, !ScriptWord.makers.contains(names.text(name)) {
            viewNames.insert(names.text(name))
        }
    }
}
