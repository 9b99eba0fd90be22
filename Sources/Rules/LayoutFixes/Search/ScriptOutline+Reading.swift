internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

// How the parts of a script are found in its tree.
extension ScriptOutline {
    // MARK: Statements

    private mutating func note(_ name: String, _ span: Span, _ scope: Scope) {
        uses.append(NameUse(name: name, span: span, scope: scope))
        remember(name, span, scope)
    }

    mutating func read(_ statements: [Statement], _ scope: inout Scope) {
        blocks.append(statements)
        self.statements += statements.map(\.span)
        for statement in statements { read(statement, &scope) }
    }

    private mutating func read(_ block: Block, _ scope: Scope) {
        var inner = scope
        read(block.statements, &inner)
    }

    private mutating func read(_ statement: Statement, _ scope: inout Scope) {
        let declare = { (scope: inout Scope, name: Name, kind: Known.Kind, vocabulary: Vocabulary) in
            scope.known.append(Known(name: vocabulary.text(name), kind: kind, declaration: statement.span))
        }
        switch statement.kind {
        case .views(let kind, let views, let parent):
            let names = views.map { vocabulary.text($0.name.name) }
            for (view, name) in zip(views, names) {
                if case .size(let width, let height)? = view.content?.kind {
                    imageSizes[name] = Size(width: width, height: height)
                }
                declare(&scope, view.name.name, .view, vocabulary)
                let parent = parent.map { text($0.span) } ?? Builtin.root.rawValue
                self.views.add(name, kind, in: parent)
            }
            (scope.subjects, scope.subjectsPlace, scope.selection) = (names, nil, statement.span)
            declarations.append(
                Declaration(names: names, kind: kind, parent: parent, span: statement.span, scope: scope))
        case .select(let views):
            for view in views { read(view, scope) }
            (scope.subjects, scope.subjectsPlace) = (views.map { text($0.span) }, statement.span)
            scope.selection = statement.span
            selections.append((statement.span, scope))
        case .variable(let name, let isConstant, _, let value):
            read(value, scope)
            let word = vocabulary.text(name.name)
            if variables.mutable.contains(word), scope.known.contains(where: { $0.name == word }) {
                shadowings.append((statement.span, name.span))
            }
            variables.declare(word, isMutable: !isConstant, isFraction: value.hasFraction)
            noteValue(value, of: word, scope)
            let isView = scene.parents[word] != nil
            let kind: Known.Kind =
                isSelf(value, scope)
                ? .own : isView ? .view : value.isNumeric ? .number : value.isData ? .data : .variable
            declare(&scope, name.name, kind, vocabulary)
        case .function(let name, let function):
            if vocabulary.text(name.name) != LibraryMessage.initialize.rawValue {
                declare(&scope, name.name, .parameter, vocabulary)
            }
            read(function, scope)
        case .if(let branches, let otherwise):
            for branch in branches {
                read(branch.condition, scope)
                read(branch.body, scope)
            }
            if let otherwise { read(otherwise, scope) }
            let empty = (branches.map(\.body) + [otherwise]).filter { $0?.statements.isEmpty ?? true }
            emptyBranches += empty.map { EmptyBranch(statement: statement.span, block: $0?.span, scope: scope) }
        case .expectOn: break
        case .when(let branches, let otherwise):
            for body in branches.map(\.body) + (otherwise.map { [$0] } ?? []) { read(body, scope) }
        case .for(let name, let elements, let body):
            read(elements, scope)
            var inner = scope
            declare(&inner, name.name, elements.isRange ? .index : .parameter, vocabulary)
            if !elements.isRange {
                let holdsFractions = variables.fractions.contains(self.name(of: elements, in: scope) ?? "")
                variables.declare(vocabulary.text(name.name), isFraction: elements.hasFraction || holdsFractions)
            }
            readLoop(body, scope, inner)
        case .while(let condition, let body, let step, _):
            read(condition, scope)
            for expression in step { read(expression, scope) }
            readLoop(body, scope, scope)
        case .switch(let subject, let cases):
            read(subject, scope)
            for item in cases { read(item.body, scope) }
        case .block(let block): read(block, scope)
        case .assignment(let target, _, let value):
            read(value, scope)
            if case .index(_, let index) = target.kind { read(index, scope, isCount: true) }
            if let owner = target.memberParts?.base {
                if let chain = ChainSyntax(owner, vocabulary) { add(chain, statement.span, scope) }
                if let view = name(of: owner, in: scope) { settings.append((statement.span, view)) }
            }
            if let name = name(of: target, in: scope) {
                remember(name, target.span, scope)
                noteValue(value, of: name, scope)
            }
        case .expression(let expression):
            if let chain = ChainSyntax(expression, vocabulary) {
                add(chain, statement.span, scope)
            } else {
                noteAddition(expression, statement, scope)
                noteContentPriority(expression, statement, scope)
                read(expression, scope)
            }
        case .return(let value?): read(value, scope)
        case .class(let type):
            var inner = scope
            inner.ownView = ownView(of: type)
            for property in type.properties { read(property.initial, inner) }
            for method in type.methods {
                methodCount += 1
                inner.method = methodCount
                read(method.function, inner)
            }
        case .screen, .return, .start, .break, .continue, .import, .expect: break
        }
    }

    private mutating func noteValue(_ value: Expression, of variable: String, _ scope: Scope) {
        variables.note(value, called: name(of: value, in: scope), of: variable, vocabulary, scope)
    }

    /// Takes note of a message that sets how much a view keeps to its content.
    private mutating func noteContentPriority(_ expression: Expression, _ statement: Statement, _ scope: Scope) {
        guard let call = expression.call, case .member(let member)? = vocabulary.spelling(call.name),
            [.setContentHuggingPriority, .setContentCompressionResistancePriority].contains(member),
            let view = name(of: call.receiver, in: scope)
        else { return }
        settings.append((statement.span, view))
    }

    /// Takes note of a view that a message adds to another.
    private mutating func noteAddition(_ expression: Expression, _ statement: Statement, _ scope: Scope) {
        guard let call = expression.call, isAddition(call.name), let added = call.arguments.first?.value,
            let name = name(of: added, in: scope), let kind = scene.kinds[name]
        else { return }
        declarations.append(
            Declaration(names: [name], kind: kind, parent: call.receiver, span: statement.span, scope: scope))
    }

    private mutating func readLoop(_ body: Block, _ outer: Scope, _ scope: Scope) {
        var inner = scope
        read(body.statements, &inner)
        let assigned = body.statements.compactMap { statement -> String? in
            guard case .assignment(let target, _, _) = statement.kind else { return nil }
            return name(of: target, in: scope)
        }
        loops.append(Loop(body: body, scope: outer, inner: inner, assigned: Set(assigned)))
    }

    private mutating func read(
        _ function: FunctionSyntax, _ scope: Scope, subjects: [String]? = nil, at place: Span? = nil
    ) {
        var inner = scope
        if let subjects { (inner.subjects, inner.subjectsPlace, inner.isInBlock) = (subjects, place, true) }
        for parameter in function.parameters where subjects == nil {
            let name = vocabulary.text(parameter.name.name)
            if name == Builtin.`self`.rawValue { continue }
            inner.known.append(Known(name: name, kind: .parameter, declaration: function.span))
            variables.declare(name)
        }
        read(function.body, inner)
    }

    // MARK: Expressions

    private mutating func add(_ syntax: ChainSyntax, _ statement: Span?, _ scope: Scope) {
        var scope = scope
        if syntax.usesAnchors { scope.subjects = [name(of: syntax.head, in: scope)].compactMap(\.self) }
        chains.append(
            Chain(syntax: syntax, scope: scope, statement: statement, target: target(of: syntax, in: scope)))
        if let argument = syntax.argument { read(argument, scope, isTarget: true) }
        for link in syntax.modifiers { for argument in link.arguments ?? [] { read(argument.value, scope) } }
    }

    private func target(of syntax: ChainSyntax, in scope: Scope) -> Target? {
        guard let argument = syntax.argument else {
            let superview = scope.subjects.first.flatMap { scene.parents[$0] } ?? Builtin.root.rawValue
            return Target(name: superview, span: nil, attribute: nil)
        }
        if let anchor = ChainSyntax.Anchor(argument, vocabulary) {
            return name(of: anchor.view, in: scope).map {
                Target(name: $0, span: anchor.view.span, attribute: (anchor.attribute, anchor.nameSpan, anchor.span))
            }
        }
        if let (base, word, nameSpan) = argument.memberParts,
            case .attribute(let attribute)? = vocabulary.spelling(word),
            let name = name(of: base, in: scope)
        {
            let view = base.withoutSnapKit(vocabulary).span
            let span = Span(view.upper, argument.span.upper)
            return Target(name: name, span: view, attribute: (attribute, nameSpan, span))
        }
        let view = argument.withoutSnapKit(vocabulary)
        return name(of: view, in: scope).map { Target(name: $0, span: argument.span, attribute: nil) }
    }

    private mutating func read(
        _ expression: Expression, _ scope: Scope, isTarget: Bool = false, isCount: Bool = false
    ) {
        if let chain = ChainSyntax(expression, vocabulary) { return add(chain, nil, scope) }
        if source.accent != .masonry, let name = name(of: expression, in: scope) {
            return note(name, expression.span, scope)
        }
        switch expression.kind {
        case .number(let value):
            numbers.append(Number(value: value, span: expression.span, scope: scope, isCount: isCount))
        case .name(let name): note(vocabulary.text(name), expression.span, scope)
        case .member(let base, let name, let span):
            if !isTarget, Attribute(rawValue: vocabulary.text(name)) != nil {
                members.append(NameUse(name: vocabulary.text(name), span: span, scope: scope))
            }
            read(base, scope)
        case .binary(let operation, let left, let right):
            let isSum = operation == .add || operation == .subtract
            operations.append(Operation(kind: operation, left: left.span, right: right.span, scope: scope))
            read(left, scope, isCount: !isSum)
            read(right, scope, isCount: !isSum)
        case .index(let base, let index):
            read(base, scope)
            read(index, scope, isCount: true)
        case .closure(let function): read(function, scope)
        case .boolean(let value): truths.append((value, expression.span))
        case .size: sizes.append((expression.span, scope))
        case .tuple(let parts):
            argumentLists.append(ArgumentList(arguments: parts, name: nil, scope: scope))
            readParts(of: expression, scope)
        case .unary(let operation, let operand) where operation == .not || operation == .negate:
            negations.append((expression.span, operand.span, operation == .not))
            read(operand, scope)
        default: readParts(of: expression, scope)
        }
    }

    private mutating func readParts(of expression: Expression, _ scope: Scope) {
        if let call = WrittenCall(expression) {
            calls.append((call, scope))
            argumentLists.append(
                ArgumentList(arguments: call.arguments, name: vocabulary.text(call.name), scope: scope))
            let subjects = call.receiver.map { receiver -> [String] in
                receiver.elements.map { name(of: $0, in: scope) ?? text($0.span) }
            }
            for argument in call.arguments {
                if case .closure(let function) = argument.value.kind, let subjects, isMaker(call.name) {
                    read(function, scope, subjects: subjects, at: call.receiver?.span)
                } else {
                    read(argument.value, scope)
                }
            }
            if let receiver = call.receiver { read(receiver, scope) }
            return
        }
        for case .expression(let part) in SyntaxNode.expression(expression).children { read(part, scope) }
    }

    private func isMaker(_ name: Name) -> Bool {
        guard case .member(let member)? = vocabulary.spelling(name) else { return false }
        return [.makeConstraints, .updateConstraints, .remakeConstraints].contains(member)
    }
}
