internal import LayoutTerms
package import Diagnostics
package import Vocabulary

/// A part of a program's tree.
package enum SyntaxNode {
    case statement(Statement)
    case expression(Expression)
    case block(Block)
    case function(FunctionSyntax)

    package var span: Span {
        switch self {
        case .statement(let statement): statement.span
        case .expression(let expression): expression.span
        case .block(let block): block.span
        case .function(let function): function.span
        }
    }

    /// Whether a place is in this node. A class around methods without one is nowhere in the source.
    package func contains(_ place: Span) -> Bool {
        if case .statement(let statement) = self, case .class(let type) = statement.kind, type.isImplied {
            return children.contains { $0.span.contains(place) }
        }
        return span.contains(place)
    }

    /// The direct parts of this node, in order.
    package var children: [SyntaxNode] {
        switch self {
        case .statement(let statement): statement.children
        case .expression(let expression): expression.kind.children
        case .block(let block): block.statements.map { .statement($0) }
        case .function(let function): [.block(function.body)]
        }
    }

    /// This node and all nodes inside it, each before its own parts.
    package var nodes: [SyntaxNode] {
        var found: [SyntaxNode] = []
        var open = [self]
        while let next = open.popLast() {
            found.append(next)
            open += next.children.reversed()
        }
        return found
    }

    /// The expressions in this node, including itself, each before its parts.
    package var expressions: [Expression] {
        nodes.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
    }

    /// The names that are read or assigned in this node.
    package var names: [Name] {
        expressions.compactMap { if case .name(let name) = $0.kind { name } else { nil } }
    }
}

extension Statement {
    fileprivate var children: [SyntaxNode] {
        let blocks = unexpected.flatMap(\.blocks).map { SyntaxNode.block($0) }
        return blocks.isEmpty
            ? kind.children : (kind.children + blocks).sorted { $0.span.lower < $1.span.lower }
    }
}

extension Statement.Kind {
    fileprivate var children: [SyntaxNode] {
        switch self {
        case .screen(let value), .import(let value), .expression(let value), .return(let value?):
            [.expression(value)]
        case .views(_, let views, let parent):
            views.compactMap(\.content).map { .expression($0) } + (parent.map { [.expression($0)] } ?? [])
        case .select(let views): views.map { .expression($0) }
        case .variable(_, _, _, let value): [.expression(value)]
        case .function(_, let function): [.function(function)]
        case .if(let branches, let otherwise):
            branches.flatMap { [.expression($0.condition), .block($0.body)] } + (otherwise.map { [.block($0)] } ?? [])
        case .for(_, let elements, let body): [.expression(elements), .block(body)]
        case .while(let condition, let body, let step, _):
            [.expression(condition), .block(body)] + step.map { .expression($0) }
        case .switch(let subject, let cases):
            [.expression(subject)] + cases.flatMap { $0.values.map { .expression($0) } + [.block($0.body)] }
        case .block(let block): [.block(block)]
        case .class(let type):
            type.properties.map { .expression($0.initial) } + type.methods.map { .function($0.function) }
        case .expect(let condition, let message):
            [.expression(condition)] + (message.map { [.expression($0)] } ?? [])
        case .expectOn(let ranges, let conditions, let message):
            ranges.flatMap(\.bounds).map { .expression($0) } + [.block(conditions)]
                + (message.map { [.expression($0)] } ?? [])
        case .when(let branches, let otherwise):
            branches.flatMap { $0.condition.lengths.map { .expression($0) } + [.block($0.body)] }
                + (otherwise.map { [.block($0)] } ?? [])
        case .assignment(let target, _, let value): [.expression(target), .expression(value)]
        case .return(nil), .start, .break, .continue: []
        }
    }
}

extension Expression.Kind {
    fileprivate var children: [SyntaxNode] {
        switch self {
        case .number, .size, .text, .boolean, .nothing, .name, .implicitMember, .missing: []
        case .interpolation(let parts), .array(let parts): parts.map { .expression($0) }
        case .tuple(let parts), .superMessage(_, _, let parts): parts.map { .expression($0.value) }
        case .parentheses(let inner), .box(let inner), .unary(_, let inner), .member(let inner, _, _),
            .conversion(_, let inner):
            [.expression(inner)]
        case .binary(_, let left, let right), .index(let left, let right), .assignment(let left, _, let right, _):
            [.expression(left), .expression(right)]
        case .call(let callee, let arguments): [.expression(callee)] + arguments.map { .expression($0.value) }
        case .message(let base, _, _, let arguments):
            [.expression(base)] + arguments.map { .expression($0.value) }
        case .closure(let function): [.function(function)]
        case .conditional(let condition, let then, let otherwise):
            [condition, then, otherwise].compactMap { $0 }.map { .expression($0) }
        case .dictionary(let entries): entries.flatMap { [.expression($0.key), .expression($0.value)] }
        }
    }
}
