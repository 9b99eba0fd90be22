package import Masonry
package import Syntax
internal import Diagnostics
internal import Vocabulary

extension Compiler {
    mutating func action(_ statement: Statement) throws(Failure) -> Action.Index {
        let (action, steps) = try counted { (compiler) throws(Failure) in try compiler.unplaced(statement) }
        return add(action, statement.span, steps: steps)
    }

    private mutating func unplaced(_ statement: Statement) throws(Failure) -> Action {
        switch statement.kind {
        case .screen(let size):
            return .screen(try code(size))
        case .views(let kind, let views, let parent):
            given = []
            return try self.views(kind, views, parent)
        case .select(let views):
            given = []
            return .select(try list(of: views))
        case .variable(let name, let isConstant, _, let value):
            let first = codes.count
            let value = try code(value)
            if !scope.isGlobal, reads(name.name, codes[first...]) { hidings.insert(name.span.lower) }
            return .declare(try declare(name, isConstant: isConstant), value, isConstant: isConstant, name.span)
        case .function(let name, let function):
            return try self.function(name, function)
        case .return(let value):
            guard let value else { return .return(add(.nothing, statement.span)) }
            return .return(try code(value))
        case .if(let branches, let otherwise):
            return try conditional(branches[...], otherwise, statement.span)
        case .for(let name, let elements, let body):
            let elements = try code(elements)
            scope.open()
            defer { scope.close() }
            let (outerBlock, outerGiven) = (openBlock, given)
            openBlock = OpenBlock(span: body.span, isLoop: true)
            defer { (openBlock, given) = (outerBlock, outerGiven) }
            let variable = declareLocal(name, isConstant: true, of: .loop)
            given = [Chain.Given(slot: variable.slot, name: name.span)]
            return .for(.local(variable.slot), elements, try block(body, ofLoop: true))
        case .while(let condition, let body, let step, let isTestedLast):
            let condition = try code(condition)
            return .while(
                condition, try block(body, ofLoop: true), step: try list(of: step), isTestedLast: isTestedLast)
        case .switch(let subject, let cases):
            return try self.switch(subject, cases)
        case .block(let body):
            return .block(try block(body))
        case .class(let syntax):
            return try self.class(syntax)
        case .start:
            return .start
        case .break:
            return .break
        case .continue:
            return .continue
        case .import(let file):
            return .import(try code(file))
        case .expect(let condition, let message):
            return try expectation(condition, message)
        case .expectOn(let ranges, let conditions, let message):
            return try expectation(ranges, conditions, message)
        case .when(let branches, let otherwise):
            return try choice(branches, otherwise)
        case .assignment(let target, let operation, let value):
            return try assignment(target, operation, value)
        case .expression(let expression):
            return .evaluate(try code(expression))
        }
    }

    /// Whether the codes read the variable with this name.
    private func reads(_ name: Name, _ codes: ArraySlice<Code>) -> Bool {
        let place = scope.resolve(name)?.place ?? .global(name)
        return codes.contains { code in
            switch (code, place) {
            case (.local(let slot), .local(let own)), (.captured(let slot), .captured(let own)): slot == own
            case (.arithmeticWithNumber(_, let slot, _, _), .local(let own)): slot == own
            case (.global(let read), .global(let own)): read == own
            default: false
            }
        }
    }

    /// A block with its own scope.
    mutating func block(_ block: Block, ofLoop isLoop: Bool = false) throws(Failure) -> Action.Block {
        scope.open()
        let outerBlock = openBlock
        openBlock = OpenBlock(span: block.span, isLoop: isLoop)
        defer {
            scope.close()
            openBlock = outerBlock
        }
        return try statements(block.statements)
    }

    /// The statements of a block whose scope is already open.
    private mutating func statements(_ statements: [Statement]) throws(Failure) -> Action.Block {
        var indices: [Int32] = []
        var slots: [Int32] = []
        for statement in statements {
            guard case .function(let name, _) = statement.kind else { continue }
            if case .local(let slot) = try declare(name, isConstant: true) { slots.append(slot) }
        }
        if !slots.isEmpty, let first = statements.first {
            indices.append(add(.prepareFunctions(list(slots)), first.span))
        }
        for statement in statements { indices.append(try action(statement)) }
        let selects = statements.contains { statement in
            switch statement.kind {
            case .views, .select: true
            default: false
            }
        }
        return Action.Block(actions: list(indices), selects: selects)
    }

    private mutating func conditional(
        _ branches: ArraySlice<Statement.Branch>, _ otherwise: Block?, _ span: Span
    ) throws(Failure) -> Action {
        // Built from the last branch to the first, so that a long chain nests without recursion here.
        var next: Action.Index?
        if let otherwise { next = add(.block(try block(otherwise)), otherwise.span) }
        var action = Action.block(Action.Block(actions: .empty, selects: false))
        for branch in branches.reversed() {
            let condition = try code(branch.condition)
            action = .if(condition, then: try block(branch.body), otherwise: next)
            if branch.condition.span != branches.first?.condition.span { next = add(action, span) }
        }
        return action
    }

    // MARK: Declarations

    package mutating func views(
        _ kind: ViewKind, _ views: [Statement.NewView], _ parent: Expression?
    ) throws(Failure) -> Action {
        var parentCode: Code.Index?
        if let parent { parentCode = try code(parent) }
        var declared: [ViewDeclaration.NewView] = []
        for view in views {
            var content: Code.Index?
            if let expression = view.content { content = try code(expression) }
            let place = try declare(view.name, isConstant: true)
            declared.append(
                ViewDeclaration.NewView(
                    name: view.name.name, span: view.name.span, place: place, content: content))
        }
        viewDeclarations.append(ViewDeclaration(kind: kind, views: declared, parent: parentCode))
        return .views(Int32(viewDeclarations.count - 1))
    }

    private mutating func function(_ name: DeclaredName, _ function: FunctionSyntax) throws(Failure) -> Action {
        let place: Place
        if scope.isGlobal {
            place = try declare(name, isConstant: true)
        } else if let variable = scope.variableInBlock(name.name) {
            place = .local(variable.slot)
        } else {
            place = try declare(name, isConstant: true)
        }
        let prototype = try prototype(
            function, name: vocabulary.text(name.name), declaration: name.span, isMakerBlock: false)
        return .declareFunction(place, prototype, name.span)
    }

    /// The code of a function's body, in its own scope.
    mutating func prototype(
        _ function: FunctionSyntax, name: String?, declaration: Span? = nil, isMakerBlock: Bool
    ) throws(Failure) -> Int32 {
        let (outer, outerBlock, outerGiven) = (scope, openBlock, given)
        (scope, openBlock, given) = (FunctionScope(parent: outer), OpenBlock(span: function.span), [])
        defer { (scope, openBlock, given) = (outer, outerBlock, outerGiven) }
        scope.open()
        var makerSlots: (make: Int32, superview: Int32)?
        for parameter in function.parameters {
            let variable = declareLocal(parameter.name, isConstant: !parameter.isVariable, of: .parameter)
            given.append(Chain.Given(slot: variable.slot, name: parameter.name.span))
        }
        if isMakerBlock {
            let make = scope.declare(vocabulary.make, isConstant: true, span: function.span)
            let superview = scope.declare(vocabulary.superview, isConstant: true, span: function.span)
            makerSlots = (make.slot, superview.slot)
        }
        scope.open()
        var expression: Code.Index?
        var steps: Int32 = 1
        let body: Action.Block
        if function.body.statements.count == 1, case .expression(let value) = function.body.statements[0].kind {
            (expression, steps) = try counted { (compiler) throws(Failure) in try compiler.code(value) }
            body = Action.Block(actions: .empty, selects: false)
        } else {
            body = try statements(function.body.statements)
        }
        let plan = Prototype.Plan(
            parameterCount: function.parameters.count, slotCount: scope.slotCount, steps: Int(steps), body: body,
            expression: expression, makerSlots: makerSlots)
        prototypes.append(
            Prototype(
                name: name, parameters: function.parameters.map(\.name.name), span: declaration ?? function.span,
                captures: scope.captures, plan: plan))
        return Int32(prototypes.count - 1)
    }

    // MARK: Other accents

    private mutating func `switch`(_ subject: Expression, _ cases: [Statement.Case]) throws(Failure) -> Action {
        let subject = try code(subject)
        var compiled: [(values: CodeList, body: Action.Block)] = []
        for item in cases { compiled.append((try list(of: item.values), try block(item.body))) }
        switches.append(Switch(subject: subject, cases: compiled))
        return .switch(Int32(switches.count - 1))
    }

    private mutating func `class`(_ syntax: ClassSyntax) throws(Failure) -> Action {
        currentClass = syntax
        defer { currentClass = nil }
        var properties: [(name: Name, initial: Int32)] = []
        for property in syntax.properties {
            let value = Statement(kind: .expression(property.initial), span: property.initial.span)
            let own = DeclaredName(name: vocabulary.ownSelf, span: property.name.span)
            let function = FunctionSyntax(
                parameters: [FunctionSyntax.Parameter(name: own)],
                body: Block(statements: [value], span: value.span), span: value.span)
            let prototype = try prototype(function, name: nil, isMakerBlock: false)
            properties.append((property.name.name, prototype))
        }
        var methods: [(method: ClassSyntax.Method, prototype: Int32)] = []
        for method in syntax.methods {
            let name = method.signature.map(spelled) ?? vocabulary.text(method.selector)
            methods.append((method, try prototype(method.function, name: name, isMakerBlock: false)))
        }
        classes.append(ClassDeclaration(syntax: syntax, properties: properties, methods: methods))
        return .declareClass(Int32(classes.count - 1))
    }

    /// A method's name in Swift: `show(_:animated:)`.
    private func spelled(_ signature: MethodSignature) -> String {
        let labels = signature.parameters.map { ($0.label.map(vocabulary.text) ?? "_") + ":" }
        return vocabulary.text(signature.name) + (labels.isEmpty ? "" : "(\(labels.joined()))")
    }

    // MARK: Expectations and assignments

    private mutating func expectation(_ condition: Expression, _ message: Expression?) throws(Failure) -> Action {
        var inner = condition
        while case .parentheses(let nested) = inner.kind { inner = nested }
        var messageCode: Code.Index?
        if let message { messageCode = try code(message) }
        if case .binary(let operation, let left, let right) = inner.kind {
            switch operation {
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
                let (one, other) = (try code(left), try code(right))
                let whole = add(.comparison(operation, one, other, isTolerant: true), inner.span)
                return .expectComparison(operation, one, other, whole: whole, message: messageCode)
            default: break
            }
        }
        return .expect(try self.condition(inner), message: messageCode)
    }

    private mutating func expectation(
        _ ranges: [ScreenRange], _ conditions: Block, _ message: Expression?
    ) throws(Failure) -> Action {
        var compiled: [ScreenExpectation.Range] = []
        for range in ranges {
            let bounds = range.bounds
            compiled.append(
                ScreenExpectation.Range(
                    dimension: range.dimension, lower: try bounds.first.map { (end) throws(Failure) in try code(end) },
                    upper: try bounds.last.map { (end) throws(Failure) in try code(end) }))
        }
        var codes: [Int32] = []
        for statement in conditions.statements {
            if case .expression(let condition) = statement.kind { codes.append(try self.condition(condition)) }
        }
        var messageCode: Code.Index?
        if let message { messageCode = try code(message) }
        screenExpectations.append(
            ScreenExpectation(ranges: compiled, conditions: list(codes), message: messageCode))
        return .expectOn(Int32(screenExpectations.count - 1))
    }

    private mutating func choice(_ branches: [Statement.ScreenBranch], _ otherwise: Block?) throws(Failure) -> Action {
        var compiled: [(condition: ScreenConditionOf<Code.Index>, body: Action.Block)] = []
        for branch in branches {
            let condition = try branch.condition.map { (length) throws(Failure) in try code(length) }
            compiled.append((condition, try block(branch.body)))
        }
        let rest = try otherwise.map { (body) throws(Failure) in try block(body) }
        screenChoices.append(ScreenChoice(branches: compiled, otherwise: rest))
        return .when(Int32(screenChoices.count - 1))
    }

    mutating func assignment(
        _ target: Expression, _ operation: AssignmentOperator, _ value: Expression
    ) throws(Failure) -> Action {
        if isUnrelatedChain(target) {
            throw failure(.chainAssigned(source.text(in: target.span)), target.span.joined(with: value.span))
        }
        let value = try code(value)
        if case .name(let name) = target.kind, storage(name) == nil {
            return .assign(try assignable(name, target.span), operation.arithmetic, value)
        }
        return .assignTarget(try self.target(target), operation.arithmetic, value)
    }

    /// A target that can be changed in place, from the variable outwards.
    package mutating func target(_ expression: Expression) throws(Failure) -> Int32 {
        let target: Target
        let span = expression.span
        switch expression.kind {
        case .name(let name) where storage(name) != nil:
            let own = try ownSelf(span)
            target = .storage(own, storage(name) ?? name)
        case .name(let name):
            // Members of an object in a constant may be assigned; changes of the constant itself fail at run time.
            if let (place, variable) = scope.resolve(name) {
                target = .variable(place, isConstant: variable.isConstant)
            } else if vocabulary.builtin(name) == nil || isForeign {
                target = .variable(.global(name), isConstant: false)
            } else {
                return try valueTarget(expression)
            }
        case .parentheses(let inner):
            return try self.target(inner)
        case .member(let base, let name, _):
            target = .member(isChain(expression) ? try valueTarget(base) : try self.target(base), name)
        case .message(let base, let name, _, let arguments) where arguments.isEmpty:
            target = .property(try self.target(base), name)
        case .index(let base, let position):
            let base = try self.target(base)
            target = .element(base, try code(position))
        default:
            return try valueTarget(expression)
        }
        targets.append(PlacedTarget(target: target, span: span))
        return Int32(targets.count - 1)
    }

    private mutating func valueTarget(_ expression: Expression) throws(Failure) -> Int32 {
        targets.append(PlacedTarget(target: .value(try code(expression)), span: expression.span))
        return Int32(targets.count - 1)
    }
}
