package import Diagnostics
package import Vocabulary

/// All parts of a program's tree. They are found once, when something first asks for them, however much asks.
package final class ProgramParts {
    private let top: [Statement]

    init(_ statements: [Statement]) {
        top = statements
    }

    /// In the order of the source, each before its own parts.
    package private(set) lazy var nodes = top.flatMap { SyntaxNode.statement($0).nodes }

    package private(set) lazy var statements = nodes.compactMap { node in
        if case .statement(let statement) = node { statement } else { nil }
    }

    package private(set) lazy var expressions = nodes.compactMap { node in
        if case .expression(let expression) = node { expression } else { nil }
    }

    /// The first declaration of each name: by a statement, as a loop's variable or as a parameter.
    package private(set) lazy var declarations: [Name: Span] = {
        var first: [Name: Span] = [:]
        func note(_ declared: DeclaredName) {
            if first[declared.name] == nil, !declared.isMissing { first[declared.name] = declared.span }
        }
        for node in nodes {
            switch node {
            case .statement(let statement): for declared in statement.kind.declared { note(declared) }
            case .function(let function): for parameter in function.parameters { note(parameter.name) }
            case .expression, .block: continue
            }
        }
        return first
    }()

    private lazy var uses: [Name: [Span]] = {
        var uses: [Name: [Span]] = [:]
        for expression in expressions {
            if case .name(let name) = expression.kind { uses[name, default: []].append(expression.span) }
        }
        return uses
    }()

    /// The values of all texts.
    package private(set) lazy var texts = Set(
        expressions.compactMap { if case .text(let text) = $0.kind { text } else { nil } })

    /// The place of the last assignment to each name.
    package private(set) lazy var lastAssignments: [Name: Span] = {
        var last: [Name: Span] = [:]
        for statement in statements {
            guard case .assignment(let target, _, _) = statement.kind, case .name(let name) = target.kind else {
                continue
            }
            last[name] = target.span
        }
        return last
    }()

    /// The places where a name is used as an expression, in order.
    package func uses(of name: Name) -> [Span] { uses[name] ?? [] }
}

extension Statement.Kind {
    /// The names that the statement declares, a loop's variable included.
    fileprivate var declared: [DeclaredName] {
        switch self {
        case .views(_, let views, _): views.map(\.name)
        case .variable(let declared, _, _, _), .function(let declared, _), .for(let declared, _, _): [declared]
        default: []
        }
    }
}
