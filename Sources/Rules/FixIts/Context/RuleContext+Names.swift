// Names that can be seen from the failure.
extension RuleContext {
    /// How the failed name is used.
    var use: NameHint.Use {
        if let (target, operation, _) = assignment, operation == .assign, isSubject(target),
            target.kind.isName
        {
            return .assigned
        }
        return isCallee ? .called : .read
    }

    private var isCallee: Bool {
        expressions.contains { expression in
            if case .call(let callee, _) = expression.kind { isSubject(callee) } else { false }
        }
    }

    /// Whether the place is in an expression of the same statement, other than as what is called.
    private var isOperand: Bool {
        if case .expression? = path.dropLast().last { !isCallee } else { false }
    }

    /// What an unknown name probably should be.
    func hint(for text: String) -> NameHint {
        if let known = found.hints[text] { return known }
        let use = use
        let hint = NameHint(for: text, known: knownNames(use), use, isPart: isOperand)
        found.hints[text] = hint
        return hint
    }

    /// The visible declared names, innermost first. Of equally similar names, another view is more likely than the
    /// constrained view, which comes last, because a view is usually related to other views.
    func knownNames(_ use: NameHint.Use) -> [String] {
        let names = localNames + facts.globalNames
        // Nobody needs a suggestion from so many.
        guard names.count <= Self.maxNames else { return [] }
        let known = names.filter { name in
            guard use == .called else { return true }
            // A view is not called.
            let kind = kind(of: name)
            return kind != .of(.view) && kind != .of(.root)
        }.map(text)
        guard use != .called, let own = constrainedView else { return known }
        return known.filter { $0 != own } + known.filter { $0 == own }
    }

    private static let maxNames = 5_000

    /// The visible parameters and variables, innermost first.
    private var localNames: [Name] {
        path.reversed().flatMap { node -> [Name] in
            switch node {
            case .function(let function): function.parameters.map(\.name.name)
            case .block(let block): block.statements.filter { isDeclared(by: $0) }.flatMap(\.declaredNames)
            case .statement(let statement):
                if case .for(let variable, _, _) = statement.kind { [variable.name] } else { [] }
            case .expression: []
            }
        }
    }

    /// Whether a name declared by a statement of a block exists at the place of the failure.
    private func isDeclared(by statement: Statement) -> Bool {
        if case .function = statement.kind { return true }
        return statement.span.upper <= location.lower
    }

    /// The name of the view that a chain constrains here: the view of the block around it, or the only current view.
    var constrainedView: String? {
        for (depth, node) in path.enumerated().reversed() {
            switch node {
            case .function:
                guard let call = makerCall(at: depth) else { continue }
                if case .name(let view) = call.receiver.kind { return text(view) }
                return nil
            case .block(let block):
                if let last = block.statements.last(where: { isSelecting($0) }) { return selected(by: last) }
            case .statement, .expression: continue
            }
        }
        if let last = program.statements.last(where: { isSelecting($0) }) { return selected(by: last) }
        return facts.currentView
    }

    private func isSelecting(_ statement: Statement) -> Bool {
        guard statement.span.upper <= location.lower else { return false }
        switch statement.kind {
        case .views, .select: return true
        default: return false
        }
    }

    private func selected(by statement: Statement) -> String? {
        switch statement.kind {
        case .views(_, let views, _): return views.count == 1 ? text(views[0].name.name) : nil
        case .select(let views):
            guard views.count == 1, case .name(let view) = views[0].kind else { return nil }
            return text(view)
        default: return nil
        }
    }
}
