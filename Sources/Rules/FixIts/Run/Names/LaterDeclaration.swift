/// A name is used above the statement that declares it: `make.top.equalTo(bar)`, and `view bar` on a later line.
enum LaterDeclaration: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, .later) = failure.problem, let related = failure.related,
            related.source === context.source, let move = DeclarationMove(of: related.span, in: context),
            let edit = move.edit
        else { return nil }
        return FixIt(
            help: "the declaration of `\(text)` goes above this line", replacing: edit.span, with: edit.text)
    }
}

/// A declaration that moves above the statement that needs it.
private struct DeclarationMove {
    private let context: RuleContext
    private let statements: [Statement]
    private let declaration: Int
    /// The position of the statement that it goes before.
    private let target: Int

    /// - Parameter place: that of the declared name.
    init?(of place: Span, in context: RuleContext) {
        let positions = { (statements: [Statement]) -> (declaration: Int, user: Int)? in
            guard let declaration = statements.firstIndex(where: { $0.declares(place) }),
                let user = statements.firstIndex(where: { $0.span.contains(context.location) }), user < declaration
            else { return nil }
            return (declaration, user)
        }
        guard
            let (statements, found) = context.blocks.lazy.compactMap({ block in positions(block).map { (block, $0) } })
                .first
        else { return nil }
        self.context = context
        self.statements = statements
        declaration = found.declaration
        // The view that chains constrain stays the current one.
        let start = statements[..<found.user].lastIndex { $0.selectsView }
        target = context.isPlainChain(statements[found.user]) ? start ?? found.user : found.user
    }

    /// Nil if the declaration needs what comes after that place, or shares its line.
    var edit: (span: Span, text: String)? {
        let (source, moved, target) = (context.source, statements[declaration], statements[target])
        let later = Set(statements[self.target..<declaration].flatMap(\.declaredNames))
        guard later.isDisjoint(with: SyntaxNode.statement(moved).names), isOnOwnLine(moved) else { return nil }
        let between = source.text(in: Span(target.span.lower, moved.span.lower))
        let start = source.text(in: moved.span) + "\n" + source.indentation(at: target.span.lower)
        let end = selection.map { between + $0 } ?? String(between.trimmed)
        return (target.span.joined(with: moved.span), start + end)
    }

    /// What makes a moved view the current one where it was declared, if chains follow.
    private var selection: String? {
        guard case .views(_, let views, _) = statements[declaration].kind, views.count == 1,
            declaration + 1 < statements.count, context.isPlainChain(statements[declaration + 1])
        else { return nil }
        return "\(StatementWord.select.rawValue) \(context.source.text(in: views[0].name.span))"
    }

    private func isOnOwnLine(_ statement: Statement) -> Bool {
        let source = context.source
        let line = source.range(ofLine: source.line(at: statement.span.upper))
        let rest = source.text(in: statement.span.upper..<max(statement.span.upper, line.upperBound)).trimmed
        return rest.isEmpty || rest.hasPrefix("//")
    }
}

extension Statement {
    /// Whether it declares the name at a place as a view or a variable.
    fileprivate func declares(_ place: Span) -> Bool {
        switch kind {
        case .views(_, let views, _): views.count == 1 && views[0].name.span == place
        case .variable(let declared, _, _, _): declared.span == place
        default: false
        }
    }

    fileprivate var selectsView: Bool {
        switch kind {
        case .views, .select: true
        default: false
        }
    }
}

extension RuleContext {
    /// Whether a statement is a chain about the current view.
    fileprivate func isPlainChain(_ statement: Statement) -> Bool {
        guard case .expression(let chain) = statement.kind else { return false }
        return tokens(in: chain.span).first.flatMap { vocabulary.builtin($0.name) }?.isChainWord ?? false
    }
}
