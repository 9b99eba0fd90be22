import MasonryLanguage

/// The parsed tree of a script as lists of its parts, in order of their places, for the mistakes to choose from.
struct ScriptTree {
    struct StatementSite {
        let statement: Statement
        /// The block that the statement is in, or the whole script.
        let scope: Span
        let isInLoop: Bool
        /// The statement before it in its block, by its index in `statements`.
        let previous: Int?
    }

    struct ExpressionSite {
        let expression: Expression
        /// The expression that it is a part of, by its index in `expressions`.
        let parent: Int?
        let scopes: [Span]
    }

    struct Declaration {
        enum Role {
            case view, parameter, element, function
            case variable(Expression)
        }

        let name: String
        let span: Span
        let scope: Span
        let role: Role
    }

    let source: SourceText
    let statements: [StatementSite]
    let expressions: [ExpressionSite]
    let chains: [Chain]
    let declarations: [Declaration]
    /// The names that are used as views: those of views, and those that have an attribute or constraints.
    let viewNames: Set<String>
    private let names: NameTable

    init(_ text: String) {
        source = SourceText(name: "script.mas", text: text)
        names = NameTable()
        var walk = TreeWalk(source, names)
        walk.visit(source.program(names: names).statements)
        statements = walk.statements
        expressions = walk.expressions
        chains = walk.chains
        declarations = walk.declarations
        viewNames = walk.viewNames
    }

    func text(_ span: Span) -> String { source.text(in: span.range) }

    func text(_ name: Name) -> String { names.text(name) }

    /// The name, if the expression is one.
    func name(_ expression: Expression) -> String? {
        if case .name(let name) = expression.kind { text(name) } else { nil }
    }

    /// The parts of a call of a member, such as `c.deactivate()`.
    func memberCall(_ expression: Expression) -> (
        base: Expression, name: String, nameSpan: Span, arguments: [Argument]
    )? {
        guard case .call(let callee, let arguments) = expression.kind,
            case .member(let base, let name, let nameSpan) = callee.kind
        else { return nil }
        return (base, text(name), nameSpan, arguments)
    }

    /// The removal of a part; its lines stay, so that all others keep their numbers.
    func removal(of span: Span) -> TextEdit {
        TextEdit(span, String(text(span).filter { $0 == "\n" }))
    }

    /// The expression that this one is a part of.
    func parent(of site: ExpressionSite) -> Expression? { site.parent.map { expressions[$0].expression } }

    /// The names that are visible at an expression and used as views, nearest first, without its own.
    func otherViews(at site: ExpressionSite) -> [String] {
        let own = name(site.expression)
        var seen: Set<String> = own.map { [$0] } ?? []
        let visible = declarations.reversed().filter { declaration in
            declaration.span.upper <= site.expression.span.lower && viewNames.contains(declaration.name)
                && site.scopes.contains(declaration.scope)
        }
        return (visible.map(\.name) + ["root"]).filter { seen.insert($0).inserted }
    }
}
