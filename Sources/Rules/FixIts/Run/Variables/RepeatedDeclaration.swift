/// A view is declared again instead of selected.
enum RepeatedDeclaration: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .redeclared(let name) = failure.problem, let statement = context.statement else { return nil }
        switch statement.kind {
        case .variable(_, _, _, let value):
            return again(statement, value, name, after: failure.related, in: context)
        case .views(let kind, let views, _):
            let select = "\(StatementWord.select.rawValue) \(name)"
            if context.isSubject(views.first?.name.span), context.isConstrainedAgain(name, by: statement) {
                let help: Advice = "another \(kind.rawValue) needs another name; \(select) continues with the first one"
                guard
                    let other = context.undeclaredLater
                        ?? (2...9).lazy.map({ "\(name)\($0)" }).first(where: context.isUnused)
                else { return nil }
                return FixIt(help: help, replacing: failure.span, with: other)
            }
            let help: Advice = "\(select) makes it the current view again; another view needs another name"
            guard views.count == 1, statement.span.upper == failure.span.upper else { return FixIt(help: help) }
            return FixIt(help: help, replacing: statement.span, with: select)
        default: return nil
        }
    }

    /// For a variable: the same value goes, another is assigned.
    private static func again(
        _ statement: Statement, _ value: Expression, _ name: String, after related: Failure.Related?,
        in context: RuleContext
    ) -> FixIt? {
        let help: Advice =
            "to change it, assign to it without `let` or `var`: \(name) = …; another value needs another name"
        let first = context.program.parts.statements.first { statement in
            related?.source === context.source
                && statement.declaration(of: context.vocabulary.names.intern(name)) == related?.span
        }
        guard let first, case .variable(let declared, let isConstant, _, let earlier) = first.kind,
            case .variable(let again, _, _, _) = statement.kind
        else { return FixIt(help: help) }
        let isFixed = SyntaxNode.expression(value).names.isEmpty
        if isFixed, context.text(earlier) == context.text(value) {
            return FixIt(
                help: "it has this value already: the line can go",
                replacing: context.source.wholeLine(of: statement.span), with: "")
        }
        let word = (span: Span(first.span.lower, declared.span.lower), text: "\(ReservedWord.var.rawValue) ")
        let own = (span: Span(statement.span.lower, again.span.lower), text: "")
        return context.source.joined((isConstant ? [word] : []) + [own]).map {
            FixIt(help: help, replacing: $0.span, with: $0.text)
        }
    }
}

extension RuleContext {
    /// The only name that later statements read and nothing declares.
    fileprivate var undeclaredLater: String? {
        let known = Set(program.parts.declarations.keys)
        let names = program.parts.expressions.compactMap { expression -> Name? in
            guard case .name(let name) = expression.kind, expression.span.lower > location.upper else { return nil }
            return name
        }
        let undeclared = Set(names).filter {
            !known.contains($0) && vocabulary.builtin($0) == nil && !facts.globalNames.contains($0)
        }
        return undeclared.count == 1 ? undeclared.first.map(text) : nil
    }

    /// Whether chains after the second declaration constrain attributes that chains after the first one constrain, too.
    fileprivate func isConstrainedAgain(_ view: String, by second: Statement) -> Bool {
        let statements = blocks.last ?? []
        let name = vocabulary.names.intern(view)
        guard let first = statements.first(where: { $0.declaration(of: name) != nil }) else { return false }
        return !tied(after: first, among: statements).isDisjoint(with: tied(after: second, among: statements))
    }

    /// The attributes that the chains between two declarations constrain.
    private func tied(after declaration: Statement, among statements: [Statement]) -> Set<Attribute> {
        let chains = statements.drop { $0.span.lower <= declaration.span.lower }.prefix { statement in
            if case .views = statement.kind { false } else { true }
        }
        return Set(
            chains.flatMap { statement -> [Attribute] in
                guard case .expression(let stated) = statement.kind else { return [] }
                return chain(stated)?.attributes ?? []
            })
    }

    /// Whether a name is not used anywhere in the program.
    func isUnused(_ text: String) -> Bool {
        let name = vocabulary.names.intern(text)
        return program.parts.declarations[name] == nil && program.parts.uses(of: name).isEmpty
            && !facts.globalNames.contains(name)
    }
}
